"""The rules of conduct of this server, which its operator writes."""

import asyncio
import logging
from pathlib import Path
from typing import Literal

import msgspec
from litestar import get

from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node

MAX_TEXT = 50_000  # characters
log = logging.getLogger("soiree.conduct")


class Conduct(msgspec.Struct):
    """`text` is null if the operator has written none: then the page has its own. Lines with `# ` and `- ` are headings and items."""

    text: str | None


@get("/api/conduct", operation_id="ApiConduct", responses=PROBLEMS)
async def conduct(node: Node, language: Literal["en", "fr"] = "en") -> Conduct:
    """The rules of conduct of this server: of the file in that language, if there is one."""
    setting = node.settings.conduct
    return Conduct(await asyncio.to_thread(_read, Path(setting), language) if setting else None)


def _read(file: Path, language: str) -> str | None:
    """FILE.fr beside FILE is for readers of French, and so on."""
    translated = file.with_name(f"{file.name}.{language}")
    try:
        return (translated if translated.is_file() else file).read_text(encoding="utf-8")[:MAX_TEXT]
    except (OSError, UnicodeError) as error:
        log.warning("the rules of conduct cannot be read: %s", type(error).__name__)
        return None


ROUTES = [conduct]
