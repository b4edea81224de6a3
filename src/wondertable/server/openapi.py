"""One OpenAPI document for all that crosses the wire: HTTP paths, and the messages of the WebSocket as schemas.

`python -m wondertable.server.openapi` prints it; the client's types are made from it.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any, NamedTuple

import msgspec

from wondertable.server import moving, wire
from wondertable.server.notices import shapes as notices
from wondertable.server.workshop import shapes as workshop
from wondertable.voice.shapes import Advice

JSON = "application/json"
REF = "#/components/schemas/{name}"
PATH_PART = re.compile("{([a-z]+)}")
OF = {"name": "of", "in": "query", "required": False, "schema": {"type": "string"}}
EYES = {"name": "eyes", "in": "query", "required": True, "schema": {"type": "string"}}
SCHEMAS: dict[str, Any] = {
    "GameInfo": wire.GameInfo,
    "NewTable": wire.NewTable,
    "Join": wire.Join,
    "Code": wire.Code,
    "CodeGiven": wire.CodeGiven,
    "CodeFound": wire.CodeFound,
    "Fault": wire.Fault,
    "Seated": wire.Seated,
    "TableInfo": wire.TableInfo,
    "TableGlance": wire.TableGlance,
    "LookBack": wire.LookBack,
    "Moments": wire.Moments,
    "ReviewWanted": wire.ReviewWanted,
    "Reviewing": wire.Reviewing,
    "PuzzleInfo": wire.PuzzleInfo,
    "PuzzleShown": wire.PuzzleShown,
    "PuzzleAnswer": wire.PuzzleAnswer,
    "PuzzleTold": wire.PuzzleTold,
    "LessonInfo": wire.LessonInfo,
    "LessonAnswers": wire.LessonAnswers,
    "LessonTold": wire.LessonTold,
    "NoticesOffered": notices.NoticesOffered,
    "Subscribe": notices.Subscribe,
    "Unsubscribe": notices.Unsubscribe,
    "Webhook": notices.Webhook,
    "TableNotices": notices.TableNotices,
    "Sealed": moving.Sealed,
    "MoveMade": moving.MoveMade,
    "Workshop": workshop.Workshop,
    "Checked": workshop.Checked,
    "Brought": workshop.Brought,
    "File": workshop.File,
    "Written": workshop.Written,
    "Compare": workshop.Compare,
    "Progress": workshop.Progress,
    "Health": wire.Health,
    "Problem": wire.Problem,
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
}


class Call(NamedTuple):
    method: str
    path: str
    summary: str
    answer: Any
    status: int = 200
    body: Any = None
    problems: tuple[int, ...] = ()
    query: dict[str, Any] | None = None
    media: str = JSON


CALLS = [
    Call("get", "/api/live", "Whether the server answers at all", wire.Health),
    Call(
        "get", "/api/health", "Whether people can be sent here: it can write, and stays", wire.Health, problems=(503,)
    ),
    Call("get", "/api/games", "All games", list[wire.GameInfo]),
    Call("post", "/api/tables", "Make a table", wire.Seated, 201, wire.NewTable, (400, 403, 413, 429, 503)),
    Call("get", "/api/tables/{table}", "A table, before sitting down", wire.TableGlance, problems=(404, 500, 503)),
    Call(
        *("post", "/api/tables/{table}/seats", "Sit down", wire.Seated, 201, wire.Join),
        problems=(400, 403, 404, 409, 413, 429, 500, 503),
    ),
    Call(
        *("post", "/api/tables/{table}/code", "A short code that leads to a table while it waits", wire.CodeGiven),
        problems=(403, 404, 429, 500, 503),
    ),
    Call(
        *("post", "/api/codes", "The table that a code leads to", wire.CodeFound, 200, wire.Code),
        problems=(400, 403, 404, 413, 429, 500, 503),
    ),
    Call(
        *("post", "/api/tables/{table}/forget", "Nothing is to be left of whoever has a seat", wire.Health),
        problems=(400, 403, 404, 429, 500, 503),
    ),
    Call(
        *("get", "/api/tables/{table}/record", "The record, once the game is over", wire.Facts),
        problems=(403, 404, 409, 500, 503),
    ),
    Call(
        *("get", "/api/tables/{table}/moments", "The moments of a table as some eyes saw them", wire.Moments),
        problems=(400, 403, 404, 409, 413, 429, 500, 503),
        query=EYES,
    ),
    Call(
        *("post", "/api/moments", "The moments of a record as some eyes saw them", wire.Moments, 200, wire.LookBack),
        problems=(400, 403, 413, 429, 500, 503),
    ),
    Call(
        *("post", "/api/reviews", "A review of a game that is over", wire.Reviewing, 200, wire.ReviewWanted),
        problems=(400, 403, 404, 409, 413, 429, 500, 503),
    ),
    Call("get", "/api/reviews/{review}", "How far a review is, and the review", wire.Reviewing, problems=(404, 500)),
    Call("get", "/api/puzzles/{game}", "The puzzles of a game", list[wire.PuzzleInfo], problems=(400, 503)),
    Call("get", "/api/puzzles/{game}/{puzzle}", "One puzzle", wire.PuzzleShown, problems=(400, 404, 503)),
    Call(
        *("post", "/api/puzzles/{game}/{puzzle}", "What a master thinks of an answer", wire.PuzzleTold, 200),
        *(wire.PuzzleAnswer, (400, 404, 413, 429, 503)),
    ),
    Call("get", "/api/lessons/{game}", "The lessons of a game", list[wire.LessonInfo], problems=(400,)),
    Call(
        *("post", "/api/lessons/{game}/{lesson}", "Where answers lead in a lesson", wire.LessonTold, 200),
        *(wire.LessonAnswers, (400, 404, 413, 429)),
    ),
    Call(
        *("post", "/api/lessons/{game}/{lesson}/hint", "What a master would do there", Advice, 200),
        *(wire.LessonAnswers, (400, 404, 413, 429, 503)),
    ),
    Call("get", "/api/notices", "What the server can do for those who are not there", notices.NoticesOffered),
    Call(
        *("get", "/api/tables/{table}/notices", "Who is told of a table", notices.TableNotices),
        problems=(403, 404, 500, 503),
    ),
    Call(
        *("post", "/api/tables/{table}/notices", "A device wants notices of its seat", wire.Health, 200),
        *(notices.Subscribe, (400, 403, 404, 409, 413, 429, 500, 503)),
    ),
    Call(
        *("post", "/api/tables/{table}/notices/end", "It wants them no longer", wire.Health, 200),
        *(notices.Unsubscribe, (400, 403, 404, 413, 429, 500, 503)),
    ),
    Call(
        *("post", "/api/tables/{table}/webhook", "Where a table tells whose answers are wanted", wire.Health, 200),
        *(notices.Webhook, (400, 403, 404, 409, 413, 429, 500, 503)),
    ),
    Call(
        *("post", "/api/moves", "Tables on their way to another device", moving.MoveMade, 201, moving.Sealed),
        problems=(400, 403, 413, 429, 503),
    ),
    Call("get", "/api/moves/{move}", "What lies there, sealed", moving.Sealed, problems=(404, 503)),
    Call("post", "/api/moves/{move}/end", "It has arrived", wire.Health, problems=(403, 404, 429, 503)),
    Call(
        *("get", "/api/workshop/{game}", "The data of a game, and their schema", workshop.Workshop),
        problems=(400, 404),
        query=OF,
    ),
    Call(
        *("post", "/api/workshop/{game}/check", "What is wrong with data", workshop.Checked, 200, workshop.Brought),
        problems=(400, 403, 413, 429),
    ),
    Call(
        *("post", "/api/workshop/{game}/read", "A file in TOML as data", workshop.Brought, 200, workshop.File),
        problems=(400, 403, 413, 429),
    ),
    Call(
        *("post", "/api/workshop/{game}/write", "Data as a file in TOML", workshop.File, 200, workshop.Written),
        problems=(400, 403, 413, 429),
    ),
    Call(
        *("post", "/api/workshop/{game}/studies", "Compare two versions", workshop.Progress, 201, workshop.Compare),
        problems=(400, 403, 413, 429),
    ),
    Call("get", "/api/studies/{study}", "How far a study is", workshop.Progress, problems=(400, 404, 409, 500)),
    Call(
        *("post", "/api/studies/{study}/end", "Compare what was played so far", workshop.Progress),
        problems=(400, 403, 404, 409, 500),
    ),
    Call(
        *("get", "/api/studies/{study}/report", "The report of a study, as a page", str),
        problems=(400, 404, 409, 500),
        media="text/html",
    ),
    Call(
        *("get", "/api/tables/{table}/game", "The game of a table with its data", wire.GameInfo),
        problems=(404, 500, 503),
    ),
    Call("post", "/api/faults", "What went wrong in a page", wire.Health, 202, wire.Fault, (400, 403, 413, 429)),
]


def document() -> dict[str, Any]:
    """Schemas come from msgspec itself: they say, for instance, that unknown fields are refused."""
    named, components = msgspec.json.schema_components(SCHEMAS.values(), ref_template=REF)
    for name, schema in zip(SCHEMAS, named, strict=True):
        components.setdefault(name, schema)
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wondertable", "version": "1", "description": "WebSocket /ws/{table}: see docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _operation(call: Call) -> dict[str, Any]:
    answers = {str(call.status): {"description": "The answer", **_content(call.answer, call.media)}}
    answers |= {str(status): {"description": "A problem", **_content(wire.Problem)} for status in call.problems}
    operation: dict[str, Any] = {"summary": call.summary, "responses": answers}
    parts = [named_in_path(name) for name in PATH_PART.findall(call.path)]
    if parts or call.query is not None:
        operation["parameters"] = parts if call.query is None else [*parts, call.query]
    if call.body is not None:
        operation["requestBody"] = {"required": True, **_content(call.body)}
    return operation


def named_in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _content(holds: Any, media: str = JSON) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([holds], ref_template=REF)
    return {"content": {media: {"schema": schema}}}


def main() -> None:
    json.dump(document(), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
