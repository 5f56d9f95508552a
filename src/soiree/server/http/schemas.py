"""Schemas that several routes share."""

import msgspec

from soiree.server.table.summary import SeatInfo

decode_seats = msgspec.json.Decoder(list[SeatInfo | None]).decode  # the `seated` column of a table
