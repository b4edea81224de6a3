"""A finished game can be taken home, looked at again, and checked; what was tampered with is found out."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.people import Json, Person
from tests.browser.words import begins, say, sentence
from tests.cli.helpers import played
from wondertable import game
from wondertable.cli import main
from wondertable.core.words import Words


def change_draw(record: Json) -> None:
    limit, result = record["draws"][4]
    record["draws"][4] = [limit, (result + 1) % limit]


def change_seed(record: Json) -> None:
    record["seed"] = record["seed"][::-1]


def change_commitment(record: Json) -> None:
    record["commitment"] = record["commitment"][::-1]


TAMPERED: dict[Callable[[Json], None], str] = {
    change_draw: say("check-draws-wrong", number=5),
    change_seed: say("check-commitment-wrong"),
    change_commitment: say("check-commitment-wrong"),
}


def test_a_record_is_downloaded_replayed_and_checked(sits_down: Callable[..., Person], tmp_path: Path) -> None:
    eve = sits_down(reduced_motion="reduce")
    watch_bots(eve)
    file = download(eve, tmp_path / "record.json")
    record = json.loads(file.read_text())
    assert main(["verify", str(file)]) == 0, "the command finds nothing wrong either"

    open_record(eve, file)
    step_by_keyboard(eve, len(record["events"]))
    right = [say("check-commitment"), say("check-draws", count=len(record["draws"]))]
    findings = eve.page.get_by_test_id("checks")
    expect(findings.get_by_role("listitem")).to_have_text([f"{say('check-right')}: {words}" for words in right])
    axe.check(eve.page, "replay")

    for change, finding in TAMPERED.items():
        false = copy.deepcopy(record)
        change(false)
        file.write_text(json.dumps(false))
        assert main(["verify", str(file)]) == 1
        open_record(eve, file)
        expect(findings).to_contain_text(f"{say('check-wrong')}: {finding}")
    axe.check(eve.page, "replay of a false record")

    replay_other_rules(eve, record, file)
    replay_a_map(eve, file)

    file.write_text("Ann won, I swear")
    eve.page.get_by_role("link", name=say("open-record")).click()
    eve.page.get_by_label(say("record-file")).set_input_files(file)
    expect(eve.page.get_by_role("alert")).to_have_text(say("record-not-json"))


def replay_other_rules(eve: Person, record: Json, file: Path) -> None:
    """A record of other rules says so, and tells also what the rules of today have no sentence for."""
    made = record["rules_version"] + 1
    swept: Json = {"key": "swept", "args": {"seat": 1}, "to": "all"}
    file.write_text(json.dumps(record | {"rules_version": made, "events": [swept, *record["events"]]}))
    assert main(["verify", str(file)]) == 3
    open_record(eve, file)
    expect(eve.page.get_by_text(say("other-rules", made=made, present=made - 1))).to_be_visible()
    eve.page.keyboard.press("ArrowRight")
    told = say("event-of-other-rules", label="swept", facts='"seat":1')
    expect(eve.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    axe.check(eve.page, "replay of other rules")


def replay_a_map(eve: Person, file: Path) -> None:
    """Places have the names they had at the table."""
    record = played(name="alicematic")
    file.write_text(json.dumps(record))
    words = Words(game("alicematic"), [say("bot-number", number=seat + 1) for seat in range(record["players"])], None)
    words.look_at({"board": record["setting"]})
    city = next(words.event(event) for event in record["events"] if event["key"] == "city")
    assert " on tile " in city
    open_record(eve, file, "alicematic")
    eve.page.keyboard.press("End")
    expect(eve.page.get_by_role("region", name=say("log"))).to_contain_text(city)


def watch_bots(eve: Person) -> None:
    page = eve.page
    page.goto("/")
    page.get_by_role("link", name=begins(say("title"))).click()
    page.get_by_role("checkbox", name=say("only-watch")).check()
    expect(page.get_by_label(say("your-name"))).to_have_count(0)
    page.get_by_role("button", name=say("make-table")).click()
    eve.until(lambda: eve.state, "a table to watch")
    assert eve.seat is None
    eve.until_over()


def download(eve: Person, file: Path) -> Path:
    page = eve.page
    dialog = page.get_by_role("dialog")
    if not dialog.is_visible():
        page.get_by_role("button", name=say("show-outcome")).click()
    with page.expect_download() as started:
        dialog.get_by_role("button", name=say("download-record")).click()
    assert started.value.suggested_filename == f"wondertable-{eve.table}.json"
    started.value.save_as(file)
    dialog.get_by_role("button", name=say("leave")).click()
    return file


def open_record(eve: Person, file: Path, name: str = "miraris") -> None:
    eve.page.get_by_role("link", name=say("open-record")).click()
    eve.page.get_by_label(say("record-file")).set_input_files(file)
    expect(eve.page.get_by_role("heading", name=say("replay-of", title=sentence(name, "title")))).to_be_visible()


def step_by_keyboard(eve: Person, steps: int) -> None:
    page = eve.page
    now = page.get_by_role("status").filter(has_text=begins(say("replay-begin")))
    expect(now).to_be_visible()
    place = page.get_by_text(say("step-of", step=0, steps=steps), exact=True)
    expect(place).to_be_visible()
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(say("step-of", step=step, steps=steps), exact=True)).to_be_visible()
    expect(now).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(say("step-of", step=2, steps=steps), exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(say("step-of", step=steps, steps=steps), exact=True)).to_be_visible()
    log = page.get_by_role("region", name=say("log"))
    expect(log.get_by_role("listitem")).to_have_count(steps)
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(place).to_be_visible()
