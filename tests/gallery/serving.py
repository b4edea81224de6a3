"""The gallery as a page: `./dev gallery show` serves the stage with every state of every game."""

from __future__ import annotations

import json
from http import HTTPStatus

from tests.gallery.looking import WINDOWS
from tests.gallery.states import drawn, info, states
from tests.languages import files
from tests.stage.staging import Quiet
from tests.stage.telling import Json

PREFIX = "/gallery/"
JSON = ".json"


def catalogue() -> Json:
    games = [{"game": name, "states": [{"name": s.name, "sort": s.sort} for s in states(name)]} for name in drawn()]
    return {"games": games, "windows": WINDOWS, "languages": files.COMPLETE}


def told(path: str) -> Json | None:
    """`index` or `<game>/<state>/<language>`; None where there is no such thing."""
    match path.split("/"):
        case ["index"]:
            return catalogue()
        case [game, name, language] if game in drawn() and language in files.COMPLETE:
            found = next((one for one in states(game) if one.name == name), None)
            return found and {"info": info(game), "state": found.told(language)}
    return None


class WithStates(Quiet):
    """Hands out the stage, and what it is told."""

    def do_GET(self) -> None:  # noqa: N802 (the name is that of the library)
        if not self.path.startswith(PREFIX):
            super().do_GET()
            return
        found = told(self.path.removeprefix(PREFIX).removesuffix(JSON))
        if found is None:
            self.send_error(HTTPStatus.NOT_FOUND, "There is no such state.")
            return
        body = json.dumps(found).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
