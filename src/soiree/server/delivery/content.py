"""What a notification says. It has the name of the game, the names of the players, the kind and the log number, and nothing of the game."""

from collections.abc import Sequence

import msgspec

from soiree.core.texts.words import words_about

MAX_LINE = 160  # characters of a line, for names that people have chosen


class Item(msgspec.Struct, frozen=True):
    """One thing that a notification says. `path` is the page to open."""

    kind: str  # of a notice, or 'test'
    table: str
    number: int
    path: str
    titles: dict[str, str]  # the name of the game, by language
    others: tuple[str, ...]  # the names of the other players
    author: str = ""  # who has written or invites
    useful_until: int | None = None  # when the clock runs out on which the reader must decide, in milliseconds since 1970

    def title(self, language: str) -> str:
        say = words_about("notifications", language)
        return say(f"notification-{self.kind}", game=self.titles.get(language, ""), name=self.author or say("notification-somebody"))[
            :MAX_LINE
        ]

    def body(self, language: str) -> str:
        say = words_about("notifications", language)
        return say("notification-with", names=", ".join(self.others))[:MAX_LINE] if self.others else ""

    @property
    def tag(self) -> str:
        """A later notification with the same tag replaces an earlier one."""
        return f"{self.table}:{self.kind}"


def subject(items: Sequence[Item], language: str) -> str:
    """Of an e-mail with these items."""
    if len(items) == 1:
        return items[0].title(language)
    return words_about("notifications", language)("notification-digest", count=len(items))
