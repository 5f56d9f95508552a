"""Files that are written completely or not at all."""

from pathlib import Path


def write_atomically(file: Path, content: str | bytes) -> None:
    """Replaces the file. After a crash it has either the new content or the old one. Raises OSError."""
    new = file.with_name(file.name + ".new")
    new.write_bytes(content.encode() if isinstance(content, str) else content)
    new.replace(file)
