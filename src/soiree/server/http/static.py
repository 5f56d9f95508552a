"""The page: one HTML file for all its addresses, and the files that it loads."""

from pathlib import Path, PurePath

from litestar import MediaType, Router, get, head
from litestar.file_system import BaseLocalFileSystem
from litestar.response.file import ASGIFileResponse
from litestar.static_files.base import StaticFiles

from soiree.server.http.errors import PROBLEMS
from soiree.server.refusals import NotFound

FOLDER = Path(__file__).parents[2] / "web"
ROOT = PurePath("/")
# First parts of the page's addresses; each is followed by one more part.
PAGES = ("table", "rules", "learn", "replay", "analysis", "puzzles", "ladder", "editions", "confirm", "unsubscribe", "people", "friends")
SINGLE_PAGES = (["replay"], ["analysis"], ["puzzles"], ["me"], ["editions"], ["admin"], ["conduct"], ["privacy"])
WITHOUT_PAGE = """<!doctype html><meta charset="utf-8"><title>Soirée</title>
<h1>Soirée</h1><p>The server is running. The page is not installed; the API is documented at <a href="/schema">/schema</a>.</p>
"""
CACHE_FOREVER = "public, max-age=31536000, immutable"  # the names of assets are hashes of their content


@get("/", media_type=MediaType.HTML, sync_to_thread=False, responses=PROBLEMS)
def plain_page() -> str:
    """Where the API is documented, if the page is not installed."""
    return WITHOUT_PAGE


def routes() -> Router:
    """The page at each of its addresses, its files, and 404 for everything else."""
    if not (FOLDER / "index.html").is_file():
        return Router("/", route_handlers=[plain_page])
    files = StaticFiles(is_html_mode=False, directories=[FOLDER], file_system=BaseLocalFileSystem())

    async def answer(path: PurePath, is_head: bool) -> ASGIFileResponse:
        name = file_name(path)
        exists = ".." not in path.parts and is_file(FOLDER / name)  # nothing outside the folder, not even whether it exists
        if not exists and name.startswith("assets/"):
            raise NotFound("no-file")
        found = await files.handle(name if exists else "index.html", is_head)
        found.status_code = 200 if exists else 404  # the page itself shows that there is nothing
        found.headers["cache-control"] = CACHE_FOREVER if name.startswith("assets/") else "no-cache"
        return found

    @get(["/", "/{path:path}"], name="page")
    async def page(path: PurePath = ROOT) -> ASGIFileResponse:
        return await answer(path, is_head=False)

    @head(["/", "/{path:path}"], name="page/head")
    async def page_head(path: PurePath = ROOT) -> ASGIFileResponse:
        return await answer(path, is_head=True)

    return Router("/", route_handlers=[page, page_head], include_in_schema=False)


def is_file(path: Path) -> bool:
    """False also for names that no file can have."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def file_name(path: PurePath) -> str:
    """The file for a path: `index.html` for every address of the page."""
    parts = [part for part in path.parts if part != "/"]
    is_page = not parts or (parts[0] in PAGES and len(parts) == 2) or parts in SINGLE_PAGES
    return "index.html" if is_page else "/".join(parts)
