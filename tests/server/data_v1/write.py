"""Writes the files of this folder: `python -m tests.server.data_v1.write`, from the root of a clone.

They were written by the version of commit 21ab001 (schema 0005) and are not written again: they show that later versions
still read the data of that one. The script talks to the server over HTTP only, so it shows what the data consists of.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server import machines
from tests.server.machines import guest

FOLDER = Path(__file__).parent
SECRET = "correct horse"  # the passphrase of the account


# What later versions may put into other words, and clocks that run.
PASSING = {"say", "events", "take_back", "clock", "finding", "line", "detail"}


def lasting(content: Any) -> Any:
    """An answer without what may change from one version to the next; a move is only its token."""
    if isinstance(content, list):
        return [lasting(one) for one in content]
    if isinstance(content, dict):
        return {name: lasting(value) for name, value in content.items() if name not in PASSING}
    return content


class Writer:
    """The people and tables of the fixture, on one running server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.rng = random.Random(1)
        self.ann, self.bob, self.cat, self.eve = (guest(url, name) for name in ("Ann", "Bob", "Cat", "Eve"))
        self.expected: dict[str, Any] = {"people": {}, "tables": {}, "answers": []}

    def post(self, person: httpx.Client, path: str, **body: object) -> dict[str, Any]:
        answer = person.post(path, json=body, timeout=120)
        assert answer.status_code in {200, 201}, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def do(self, person: httpx.Client, table: str, what: str, **body: object) -> dict[str, Any]:
        return self.post(person, f"/api/tables/{table}/{what}", **body)

    def create(self, name: str, people: list[httpx.Client], game: str, **more: object) -> str:
        table: str = self.post(people[0], "/api/tables", game=game, **more)["table"]
        for person in people[1:]:
            self.do(person, table, "join", contribution="luck")
        self.expected["tables"][name] = table
        return table

    def look(self, person: httpx.Client, table: str) -> dict[str, Any]:
        found: dict[str, Any] = person.get(f"/api/tables/{table}").json()
        return found

    def play(self, people: list[httpx.Client], table: str, moves: int, ending: str = "turn") -> None:
        """Plays at random, until this many moves are made and (`turn`) nothing is drafted, or (`draft`) something is."""
        made = 0
        while True:
            looks = [self.look(person, table) for person in people]
            if looks[0]["status"] != "playing":
                return
            asked = [(person, look) for person, look in zip(people, looks, strict=True) if look["moves"]]
            drafted = any(look["drafted"] for look in looks)
            if asked and made >= moves and drafted == (ending == "draft"):
                return
            if not asked:
                people[0].get(f"/api/tables/{table}", params={"after": looks[0]["number"], "wait": 5})  # a bot is to move
                continue
            person, look = self.rng.choice(asked)
            token = self.rng.choice(look["moves"])["token"]
            self.do(person, table, "play", id=f"m{made}-{look['desk']}", token=token)
            made += 1
            if look["drafted"] and look["take_back"] is None and self.rng.random() < 0.05:
                person.post(f"/api/tables/{table}/take-back", json={"id": f"b{made}"})

    def write(self) -> None:
        ann, bob, cat, eve = self.ann, self.bob, self.cat, self.eve
        self.post(bob, "/api/me/account", login="bob", passphrase=SECRET)
        deep = self.post(ann, "/api/me/tokens", label="Deep")

        over = self.create("over", [ann, bob], "times-square", contribution="mine")
        self.do(ann, over, "start")
        self.do(eve, over, "chat", text="good luck to both", id="c1")
        self.play([ann, bob], over, 10_000)
        self.do(bob, over, "chat", text="well played", id="c2")
        rematch = self.do(bob, over, "rematch")["table"]
        self.expected["tables"]["rematch"] = rematch

        drawn = self.create("drawn", [bob, ann], "edgar-lucien")
        self.do(bob, drawn, "start")
        self.play([bob, ann], drawn, 12)
        self.do(ann, drawn, "draw", id="d1")
        self.do(bob, drawn, "draw", accept=False, id="d2")
        self.do(bob, drawn, "draw", id="d3")
        self.do(ann, drawn, "draw", id="d4")
        review = self.do(ann, drawn, "review")
        while review["state"] != "done":
            time.sleep(0.2)
            review = ann.get(f"/api/reviews/{review['id']}").json()
        self.expected["review"] = review["id"]

        hinted = self.create("hinted", [ann], "gatsby", bots=[{"seat": 1, "level": "novice"}], start=True)
        self.play([ann], hinted, 4)
        while len(self.look(ann, hinted)["moves"]) < 2:
            self.play([ann], hinted, 1)
        self.do(ann, hinted, "hint")
        self.do(ann, hinted, "resign")

        against_bot = self.create("against_bot", [bob], "times-square", bots=[{"seat": 1, "level": "random"}], start=True)
        self.play([bob], against_bot, 5)
        self.do(bob, against_bot, "resign")

        draft = self.create("draft", [ann, cat], "times-square", clock={"kind": "live", "seconds": 36_000, "increment": 5})
        self.do(ann, draft, "start")
        self.do(cat, draft, "chat", text="hello", id="c1")
        self.do(ann, draft, "mute", whom=eve.get("/api/me").json()["id"])
        self.do(cat, draft, "draw", id="d1")
        self.do(ann, draft, "draw", accept=False, id="d2")
        self.play([ann, cat], draft, 9, ending="draft")

        sealed = self.create("sealed", [cat, ann], "edgar-lucien")
        self.do(cat, sealed, "start")
        self.play([cat, ann], sealed, 25, ending="draft")

        stand_in = self.create("stand_in", [ann, bob], "gatsby", stand_in="random")
        self.do(ann, stand_in, "start")
        self.play([ann, bob], stand_in, 6)
        self.do(bob, stand_in, "leave-to-bot", id="l1")
        self.do(bob, stand_in, "take-again", id="l2")
        self.do(bob, stand_in, "leave-to-bot", id="l3")
        while not self.look(ann, stand_in)["moves"]:
            ann.get(f"/api/tables/{stand_in}", params={"after": self.look(ann, stand_in)["number"], "wait": 5})

        resigned = self.create("resigned", [ann, bob, cat], "macao", seats=3)
        self.do(ann, resigned, "start")
        self.play([ann, bob, cat], resigned, 5)
        self.do(bob, resigned, "resign")
        self.play([ann, cat], resigned, 3)

        waiting = self.create("open", [cat, eve], "gatsby", seat=1, listed=False, aids=False, hints=True, contribution="salt")
        self.do(eve, waiting, "leave")
        timed_out = self.create("timed_out", [ann, cat], "gatsby", clock={"kind": "live", "seconds": 1, "increment": 0})
        self.do(ann, timed_out, "start")
        while (look := self.look(ann, timed_out))["status"] == "playing":
            ann.get(f"/api/tables/{timed_out}", params={"after": look["number"], "wait": 5})
        closed = self.create("closed", [ann], "macao", clock={"kind": "days", "days": 3})
        assert ann.delete(f"/api/tables/{closed}").status_code == 204

        gone = guest(self.url, "Gone")
        left = self.create("left", [gone, bob], "times-square")
        self.do(gone, left, "start")
        self.do(gone, left, "chat", text="forget this", id="c1")
        assert gone.delete("/api/me").status_code == 204

        time.sleep(1)  # answers of bots that come too late have come
        self.ask(deep["token"])

    def ask(self, token: str) -> None:
        """What the server answers about all this, to each of the people."""
        cookies = {name: {"Cookie": f"soiree={person.cookies['soiree']}"} for name, person in self.people().items()}
        who = cookies | {"Deep": {"Authorization": f"Bearer {token}"}, "nobody": {}}
        self.expected["people"] = who
        games = ("times-square", "gatsby", "macao", "edgar-lucien")
        tables = self.expected["tables"].values()
        public = ["/api/tables?limit=200", "/api/records", f"/api/reviews/{self.expected['review']}"]
        public += [f"/api/games/{game}/leaderboard" for game in games]
        public += [f"/api/tables/{table}{more}" for table in tables for more in ("/info",)]
        for name, headers in who.items():
            paths = public if name == "nobody" else ["/api/me", "/api/me/tables", "/api/me/export"]
            paths = paths + [f"/api/tables/{table}{more}" for table in tables for more in ("", "/record")]
            for path in paths if name not in {"Eve", "Deep"} else paths[:3]:
                answer = httpx.get(f"{self.url}{path}", headers=headers, timeout=60)
                content = answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text
                self.expected["answers"].append([name, path, answer.status_code, lasting(content)])

    def people(self) -> dict[str, httpx.Client]:
        return {"Ann": self.ann, "Bob": self.bob, "Cat": self.cat, "Eve": self.eve}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/soiree.db"
        with machines.node(database, "--review-seconds", "2") as node:
            writer = Writer(node.url)
            writer.write()
            node.stop()
        admin = [sys.executable, "-m", "soiree", "admin", "--database", database]
        (FOLDER / "soiree.db").unlink(missing_ok=True)
        subprocess.run([*admin, "backup", str(FOLDER / "soiree.db")], check=True)
        export = subprocess.run([*admin, "export"], check=True, capture_output=True, text=True).stdout
        (FOLDER / "export.jsonl").write_text(export, encoding="utf-8")
        text = json.dumps(writer.expected, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / "expected.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
