"""The page of the house: the same one wherever in it a person is, and the files that belong to it."""

from pathlib import Path, PurePath

from litestar import MediaType, Router, get, head
from litestar.exceptions import NotFoundException
from litestar.file_system import BaseLocalFileSystem
from litestar.response.file import ASGIFileResponse
from litestar.static_files.base import StaticFiles

from soiree.server.http.errors import PROBLEMS

FOLDER = Path(__file__).parents[2] / "web"
LOBBY = PurePath("/")
PLACES = ("table", "rules", "replay", "ladder")  # in the house, besides the lobby; each may name one thing more
PLAIN = """<!doctype html><meta charset="utf-8"><title>Soirée</title>
<h1>Soirée</h1><p>The tables are open. The page is not part of this installation; the API is told at <a href="/schema">/schema</a>.</p>
"""
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets are hashes of their content


@get("/", media_type=MediaType.HTML, sync_to_thread=False, responses=PROBLEMS)
def plain_page() -> str:
    """Where the API is."""
    return PLAIN


def routes() -> Router:
    """The page at each of its places, its files, and 404 for whatever is neither."""
    if not (FOLDER / "index.html").is_file():
        return Router("/", route_handlers=[plain_page])
    files = StaticFiles(is_html_mode=False, directories=[FOLDER], file_system=BaseLocalFileSystem())

    async def answer(path: PurePath, bodiless: bool) -> ASGIFileResponse:
        name = file_of(path)
        there = is_file(FOLDER / name)
        if not there and name.startswith("assets/"):
            raise NotFoundException("there is no such file")
        found = await files.handle(name if there else "index.html", bodiless)
        found.status_code = 200 if there else 404  # the page itself says that nothing is there
        found.headers["cache-control"] = FOR_EVER if name.startswith("assets/") else "no-cache"
        return found

    @get(["/", "/{path:path}"], name="page")
    async def page(path: PurePath = LOBBY) -> ASGIFileResponse:
        return await answer(path, bodiless=False)

    @head(["/", "/{path:path}"], name="page/head")
    async def page_head(path: PurePath = LOBBY) -> ASGIFileResponse:
        return await answer(path, bodiless=True)

    return Router("/", route_handlers=[page, page_head], include_in_schema=False)


def is_file(path: Path) -> bool:
    """Also of names that no file can have."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def file_of(path: PurePath) -> str:
    """The file that answers a path: a place of the house is shown by the one page."""
    parts = [part for part in path.parts if part != "/"]
    shown = not parts or (parts[0] in PLACES and len(parts) == 2) or parts == ["replay"]
    return "index.html" if shown else "/".join(parts)
