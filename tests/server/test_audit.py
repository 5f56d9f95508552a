"""The audit log: every act of administrators is in it, and none is done that cannot be recorded."""

import json
from pathlib import Path
from typing import Any

import httpx

import soiree
from soiree.server.http.routes.people import moderation
from tests.server import machines
from tests.server.machines import account, guest
from tests.server.notified import run_sql
from tests.server.test_moderation import id_of, made_administrator, sanction
from tests.server.test_operating import admin
from tests.server.test_sessions import new_table

Act = tuple[str, str, dict[str, Any]]  # method, path below /api/admin, body


def test_an_act_that_cannot_be_recorded_is_not_done(tmp_path: Path) -> None:
    """Each act of the page, and each command of the shell, is tried while the log is out of reach, and then done."""
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        boss, ann, bob, eve = made_administrator(node), account(node.url, "Ann"), guest(node.url, "Bob"), guest(node.url, "Eve")
        friend = account(node.url, "Olga")
        other = friend.get("/api/me").json()["login"]
        ann.post("/api/me/friends", json={"login": other})
        friend.put(f"/api/me/friends/{id_of(ann)}")
        kept = ann.post("/api/tables", json={"game": "times-square", "invite": [id_of(friend)]}).json()["table"]
        table, doomed = new_table(ann), new_table(ann)
        eve.post(f"/api/tables/{table}/chat", json={"text": "hello"})
        number = ann.get(f"/api/tables/{table}").json()["rows"][-1]["number"]
        bob.post(f"/api/tables/{table}/join", json={})
        ann.post(f"/api/tables/{table}/report", json={"whom": id_of(eve), "reason": "spoils the fun"})
        for command, body in (("remove", {"whom": id_of(bob)}), ("close-chat", {}), ("friends-only", {}), ("mute", {"whom": id_of(eve)})):
            assert ann.post(f"/api/tables/{table}/{command}", json=body).status_code == 201
        report = boss.get("/api/admin/reports").json()[0]["report"]["id"]
        warning = sanction(boss, "warn", person=id_of(eve))
        shared = bob.post("/api/analyses", json={"record": soiree.study(soiree.new("gatsby", seed=2)).record()}).json()["id"]
        why = {"reason": "x"}
        acts: dict[str, Act] = {
            "close-report": ("POST", f"/reports/{report}", {}),
            "unwarn": ("POST", f"/sanctions/{warning}/lift", {}),
            "warn": ("POST", "/sanctions", {"kind": "warn", "person": id_of(eve), **why}),
            "mute": ("POST", "/sanctions", {"kind": "mute", "person": id_of(eve), **why}),
            "rename": ("PATCH", f"/people/{id_of(eve)}", {"name": "Somebody", **why}),
            "hide-message": ("POST", f"/tables/{table}/messages/{number}", why),
            "open-chat": ("POST", f"/tables/{table}/chat", why),
            "open-seats": ("POST", f"/tables/{table}/seats", why),
            "readmit": ("POST", f"/tables/{table}/people/{id_of(bob)}", why),
            "unmute-at-table": ("POST", f"/tables/{table}/people/{id_of(eve)}/unmute", why),
            "uninvite": ("POST", f"/tables/{kept}/people/{id_of(friend)}/uninvite", why),
            "close-table": ("POST", f"/tables/{doomed}/close", why),
            "delete-analysis": ("POST", f"/analyses/{shared}/delete", why),
            "ban": ("POST", "/sanctions", {"kind": "ban", "person": id_of(eve), **why}),
        }
        assert {handler.handler_name for handler in moderation.ROUTES if not handler.http_methods & {"GET"}} == {
            *("handle_report", "lift", "impose", "rename", "hide_message", "change_chat", "open_seats", "readmit", "close_table"),
            *("delete_analysis", "unmute_at_table", "uninvite"),
        }, "an act of a new route belongs into the list"
        commands = ["grant", "revoke", "warn", "mute", "unmute", "ban", "unban"]
        shell = {act: [act, other] + (["x"] if act in {"warn", "mute", "ban"} else []) for act in commands}
        shell["close-table"] = ["close", table, "x"]

        before = stored(node.database)
        run_sql(node.database, "ALTER TABLE audit RENAME TO audit_away")
        for act, request in acts.items():
            assert carry_out(boss, request).status_code == 500, act
        for act in ("grant", "warn", "mute", "ban", "close-table"):  # the others undo these
            admin(node.database, *shell[act], code=2)
        run_sql(node.database, "ALTER TABLE audit_away RENAME TO audit")
        assert stored(node.database) == before, "nothing was done"

        for act, request in acts.items():
            assert carry_out(boss, request).status_code in {201, 204}, act
            assert boss.get("/api/admin/audit").json()[0]["act"]["act"] == act
        known = len(boss.get("/api/admin/audit").json())
        assert carry_out(boss, acts["hide-message"]).status_code == 204
        assert len(boss.get("/api/admin/audit").json()) == known, "what is hidden already is not hidden again"
        for words in shell.values():
            admin(node.database, *words)
        assert [(one["act"]["act"], one["actor_name"]) for one in boss.get("/api/admin/audit").json()[: len(shell)]] == [
            (act, "") for act in reversed(shell)
        ]


def carry_out(boss: httpx.Client, act: Act) -> httpx.Response:
    method, path, body = act
    return boss.request(method, f"/api/admin{path}", json=body)


def stored(database: str) -> list[dict[str, Any]]:
    """All rows but those of sessions, which have the time of their last use."""
    rows = [json.loads(line) for line in admin(database, "export").splitlines()]
    return [row for row in rows if row["in"] not in {"sessions", "house"}]
