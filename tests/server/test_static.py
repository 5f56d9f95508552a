"""The page: one file for all its addresses, and 404 for others."""

import httpx
import pytest

from soiree.server.http import static as pages
from tests.server import http
from tests.server.machines import Node


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/gatsby", "/learn/gatsby", "/replay", "/replay/abc", "/ladder/gatsby", "/me"])
def test_every_address_of_the_page_answers_with_it(shared_node: Node, path: str) -> None:
    index = (pages.FOLDER / "index.html").read_text(encoding="utf-8")
    answer = http.get(f"{shared_node.url}{path}")
    assert (answer.status_code, answer.text) == (200, index)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache", "a new version has a new page"
    bodiless = httpx.head(f"{shared_node.url}{path}")
    assert (bodiless.status_code, bodiless.text) == (200, "")


@pytest.mark.parametrize(
    "path",
    [
        "/table",
        "/table/a/b",
        "/rules",
        "/learn",
        "/learn/gatsby/stars",
        "/ladder",
        "/nowhere",
        "/replay/a/b",
        "/favicon.nope",
        "/index.html/x",
        f"/{'x' * 300}",
        "/a/%2e%2e/%2e%2e/%2e%2e/pyproject.toml",
    ],
)
def test_other_addresses_answer_with_the_page_and_404(shared_node: Node, path: str) -> None:
    answer = http.get(f"{shared_node.url}{path}")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/a/nothing", "/assets/nothing.js", "/assets/%00.js"])
def test_missing_api_routes_and_assets_are_a_plain_404(shared_node: Node, path: str) -> None:
    answer = http.get(f"{shared_node.url}{path}")
    assert answer.status_code == 404
    assert answer.json()["error"] in {"NotFound", "NoTable"}


def test_assets_are_cached_forever(shared_node: Node) -> None:
    asset = next(path for path in (pages.FOLDER / "assets").iterdir() if path.suffix == ".js")
    answer = http.get(f"{shared_node.url}/assets/{asset.name}")
    assert (answer.status_code, answer.content) == (200, asset.read_bytes())
    assert "immutable" in answer.headers["cache-control"]
    assert http.get(f"{shared_node.url}/icon.svg").headers["content-type"].startswith("image/svg")
