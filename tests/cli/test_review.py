"""`wondertable review`: a record looked at again."""

from __future__ import annotations

import io
import json
import re
from functools import partial
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import NAMES, is_one_sentence, played, written
from wondertable.terminal import review as command
from wondertable.terminal.review import DIGITS, drawn
from wondertable.voice.review import review


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "review", partial(review, answers=2000))


def test_a_record_is_looked_at_again(run: Run, tmp_path: Path) -> None:
    said = run("review", written(tmp_path, played(name="dominovia")))
    assert (said.code, said.err) == (0, "")
    for name in NAMES:
        assert re.search(rf"^{name} +[▁▂▃▄▅▆▇█]+$", said.out, re.MULTILINE)
        assert re.search(
            rf"^{name}: own choices cost \d+ of 100, luck and the others (took|brought) \d+\.$", said.out, re.MULTILINE
        )
    assert re.search(
        r"^ +\d+ of 100 at first, \d+ at least, \d+ at most, (0|50|100) in the end\.$", said.out, re.MULTILINE
    )
    assert "{$" not in said.out and "review-" not in said.out


def test_as_json_it_has_everything(run: Run, tmp_path: Path) -> None:
    kept = played(name="dominovia")
    said = run("review", written(tmp_path, kept), "--json")
    told = json.loads(said.out)
    assert (told["game"], told["names"], told["winners"]) == ("dominovia", NAMES, kept["result"]["winners"])
    assert len(told["chances"]) == len(kept["entries"]) + 1


def test_a_record_that_keeps_secrets_cannot_be_looked_at(run: Run, tmp_path: Path) -> None:
    said = run("review", written(tmp_path, played(options={"reveal_after_end": False}, seat=1)))
    assert said.code == 1
    is_one_sentence(said, "keeps its secrets")


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    for data, told in (("{", "not JSON"), ({"format": "letter"}, "format"), ({**played(), "seed": 7}, "Record")):
        said = run("review", written(tmp_path, data))
        assert said.code == 1
        is_one_sentence(said, told)
    is_one_sentence(run("review", str(tmp_path / "nowhere.json")), "cannot be read")


def test_a_record_of_other_rules_is_refused_with_both_versions(run: Run, tmp_path: Path) -> None:
    kept = played()
    kept["rules_version"] += 1
    kept["entries"][0]["answer"] = "keep nobody"
    said = run("review", written(tmp_path, kept))
    assert said.code == 1
    is_one_sentence(said, "another way under version")


def test_interrupted_it_leaves_nothing_behind(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    path = written(tmp_path, played())
    monkeypatch.setattr(command, "review", interrupted)
    said = run("review", path)
    assert (said.code, said.out, said.err) == (130, "", "\n")
    assert [file.name for file in tmp_path.iterdir()] == ["record.json"]


def test_a_line_fits_its_room_and_its_letters() -> None:
    line = [at / 100 for at in range(101)]
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert drawn(line, 10, plain) == DIGITS[:9] + "9"
    assert drawn([0.0, 1.0], 10, plain) == "09"
    modern = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    assert drawn([0.0, 0.5, 1.0], 10, modern) == "▁▅█"
