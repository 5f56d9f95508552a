"""Schemas that several routes share."""

import msgspec


class SeatInfo(msgspec.Struct):
    """Who has a seat, in a list of tables."""

    name: str
    bot: str = ""
    kind: str = ""  # guest, account or bot, when they took the seat; '' if that was not kept


decode_seats = msgspec.json.Decoder(list[SeatInfo | None]).decode  # the `seated` column of a table
