"""What the owner of a table can do about other people there, over HTTP and for those who watch."""

import asyncio

import websockets

from tests.server.machines import Node, guest
from tests.server.test_sessions import closed, watching


def test_the_owner_removes_people_and_closes_the_chat_and_everybody_sees_it(shared_node: Node) -> None:
    ann, bob, eve = (guest(shared_node.url, name) for name in ("Ann", "Bob", "Eve"))
    ids = {client: client.get("/api/me").json()["id"] for client in (ann, bob, eve)}
    path = f"/api/tables/{ann.post('/api/tables', json={'game': 'times-square'}).json()['table']}"
    table = path.rpartition("/")[2]
    assert bob.post(f"{path}/join", json={}).status_code == 201
    assert eve.post(f"{path}/chat", json={"text": "boo"}).status_code == 201
    assert bob.post(f"{path}/remove", json={"whom": ids[eve]}).status_code == 403, "only the owner"
    assert bob.post(f"{path}/close-chat", json={}).status_code == 403

    async def remove() -> list[int]:
        cookie = f"soiree={eve.cookies['soiree']}"
        async with watching(shared_node, table, Cookie=cookie) as there, watching(shared_node, table) as stranger:
            for whom in (eve, bob):
                answer = await asyncio.to_thread(ann.post, f"{path}/remove", json={"whom": ids[whom]})
                assert answer.status_code == 201
            code = await closed(there)
            await stranger.send('{"do":"ping"}')  # others stay
            await stranger.recv()
        address = f"{shared_node.url.replace('http', 'ws')}{path}/socket"
        async with websockets.connect(address, additional_headers={"Cookie": cookie}) as back:
            return [code, await closed(back)]

    assert asyncio.run(remove()) == [4403, 4403], "the socket is closed, and so is a new one"
    seen = ann.get(path).json()
    assert [row["entry"] for row in seen["rows"] if row["entry"]["kind"] == "removed"] == [
        {"kind": "removed", "person": ids[eve], "name": "Eve"},
        {"kind": "removed", "person": ids[bob], "name": "Bob", "seat": 1},
    ]
    assert seen["seats"][1]["person"] is None
    for client in (bob, eve):
        assert client.get(path).status_code == 403
        for command, body in (("join", {}), ("chat", {"text": "let me in"})):
            refused = client.post(f"{path}/{command}", json=body)
            assert (refused.status_code, refused.json()["say"]["id"]) == (403, "reason-removed")
    assert bob.get("/api/me/games").json() == []
    assert ann.post(f"{path}/close-chat", json={}).json()["chat_closed"] is True
    assert ann.post(f"{path}/chat", json={"text": "hello"}).json()["say"]["id"] == "reason-chat-closed"
    assert guest(shared_node.url).get(path).json()["rows"][-1]["entry"] == {"kind": "chat-closed", "closed": True}
    assert ann.post(f"{path}/close-chat", json={"closed": False}).json()["chat_closed"] is False
    assert ann.post(f"{path}/chat", json={"text": "hello"}).status_code == 201
