"""The schemas that docs/schemas publishes: those of each game, of a record, of a table's log and of the wire.

`python -m wondertable.server.schemas` prints all of them, by the names of their files.
"""

from __future__ import annotations

import json
import sys

import msgspec

from wondertable.core.record import Record
from wondertable.core.schemas import Schema, schemas
from wondertable.games import game, shipped
from wondertable.server import log, openapi


def published() -> dict[str, dict[str, Schema]]:
    return {
        "games": {name: schemas(game(name)) for name in shipped()},
        "others": {
            "record": msgspec.json.schema(Record),
            "log": msgspec.json.schema(log.Event),
            "wire": openapi.document(),
        },
    }


if __name__ == "__main__":
    json.dump(published(), sys.stdout)
