"""Files that are written completely or not at all."""

from pathlib import Path


def write_atomically(file: Path, text: str) -> None:
    """Replaces the file. After a crash it has either the new text or the old one."""
    new = file.with_name(file.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)
