"""Schemas that several routes share."""

import msgspec


class SeatInfo(msgspec.Struct):
    """Who has a seat, in a list of tables."""

    name: str
    bot: str = ""


decode_seats = msgspec.json.Decoder(list[SeatInfo | None]).decode  # the `seated` column of a table
