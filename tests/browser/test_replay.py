"""A finished game can be taken home, looked at again, and checked; what was tampered with is found out."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.people import Json, Person
from tests.browser.words import begins, say
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
    moments = len(record["entries"])
    step_by_keyboard(eve, moments)
    look_through_other_eyes(eve, moments)
    right = [say("check-commitment"), say("check-draws", count=len(record["draws"]))]
    findings = facts(eve)
    expect(findings.get_by_role("listitem")).to_have_text([f"{say('check-right')}: {words}" for words in right])
    axe.check(eve.page, "replay")

    for change, finding in TAMPERED.items():
        false = copy.deepcopy(record)
        change(false)
        file.write_text(json.dumps(false))
        assert main(["verify", str(file)]) == 1
        open_record(eve, file)
        expect(facts(eve)).to_contain_text(f"{say('check-wrong')}: {finding}")
    axe.check(eve.page, "replay of a false record")

    replay_other_rules(eve, record, file)
    replay_a_map(eve, file)

    file.write_text("Ann won, I swear")
    eve.page.goto("/?record")
    eve.page.get_by_label(say("record-file")).set_input_files(file)
    expect(eve.page.get_by_role("alert")).to_have_text(say("record-not-json"))
    # Records that were tampered with cannot be played again: the browser complains of each refusal, and of nothing else.
    assert all("400 (Bad Request)" in problem for problem in eve.problems), eve.problems
    eve.problems.clear()


def test_a_link_leads_to_a_moment_and_a_table_plays_on_from_there(sits_down: Callable[..., Person]) -> None:
    eve = sits_down(reduced_motion="reduce")
    watch_bots(eve)
    page = eve.page
    page.goto(f"/?record={eve.table}&moment=3&eyes=1")
    last = int(page.get_by_role("slider", name=say("reel-line")).get_attribute("max") or 0)
    expect(place_of(eve, 3, last)).to_be_visible()
    expect(page.get_by_label(say("eyes"))).to_have_value("1")
    page.get_by_role("button", name=say("record-facts")).click()
    link = page.get_by_label(say("moment-link"))
    expect(link).to_have_value(re.compile(f"record={eve.table}&moment=3&eyes=1$"))
    page.keyboard.press("Escape")
    play_for = page.get_by_label(say("play-on-seat"))
    page.get_by_role("button", name=say("play-on")).click()
    expect(play_for).to_have_value("1")  # whoever's eyes one looks through
    page.keyboard.press("Escape")
    page.get_by_label(say("eyes")).select_option("watch")
    page.get_by_role("button", name=say("play-on")).click()
    expect(play_for).to_have_value(str(asked_at(eve, 3)))
    play_for.select_option("2")
    page.get_by_role("button", name=say("play-on-begin"), exact=True).click()
    eve.until(lambda: eve.seat == 2, "a seat at the table that plays on")
    eve.until(lambda: eve.view and eve.view["question"], "a question")
    page.get_by_role("button", name=say("menu")).click()
    page.get_by_text(say("commitment"), exact=True).click()
    expect(page.get_by_text(say("start-chosen"))).to_be_visible()


def asked_at(eve: Person, moment: int) -> int:
    """The first who was asked then."""
    told = eve.page.request.get(f"/api/tables/{eve.table}/moments?eyes=watch").json()
    return int(told["moments"][moment]["view"]["asked"][0])


def replay_other_rules(eve: Person, record: Json, file: Path) -> None:
    """A record of other rules says so, and tells in words also what the rules of today have no sentence for."""
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
    words = Words(game("alicematic"), record["names"], None)
    words.look_at({"board": record["setting"]})
    city = next(words.event(event) for event in record["events"] if event["key"] == "city")
    assert " on tile " in city
    open_record(eve, file)
    eve.page.keyboard.press("End")
    eve.page.get_by_role("button", name=say("log-button")).click()
    expect(eve.page.get_by_role("log", name=say("log"))).to_contain_text(city)


def watch_bots(eve: Person) -> None:
    page = eve.page
    page.goto("/")
    page.get_by_role("link", name=begins(say("title"))).click()
    page.get_by_text(say("more-rules")).click()
    page.get_by_role("checkbox", name=say("only-watch")).check()
    expect(page.get_by_label(say("your-name"))).to_have_count(0)
    page.get_by_role("button", name=say("make-table")).click()
    eve.until(lambda: eve.state, "a table to watch")
    assert eve.seat is None
    eve.until_over()


def download(eve: Person, file: Path) -> Path:
    page = eve.page
    button = page.get_by_role("button", name=say("download-record"))
    page.goto(f"/?result={eve.table}")
    with page.expect_download() as started:
        button.click()
    assert started.value.suggested_filename == f"wondertable-{eve.table}.json"
    started.value.save_as(file)
    return file


def open_record(eve: Person, file: Path) -> None:
    """On the board if it can be played again, else in words."""
    page = eve.page
    page.goto("/?record")
    page.get_by_label(say("record-file")).set_input_files(file)
    words = page.get_by_role("slider", name=say("replay-step"), exact=True)
    shown = page.get_by_role("slider", name=say("reel-line")).or_(words)
    expect(shown).to_be_visible()


def facts(eve: Person) -> Locator:
    """What was checked; on the board it lies one press away."""
    about = eve.page.get_by_role("button", name=say("record-facts"))
    if about.is_visible():
        about.click()
    return eve.page.get_by_test_id("checks")


def place_of(eve: Person, moment: int, last: int) -> Locator:
    return eve.page.get_by_text(say("moment-of", moment=moment, moments=last), exact=True)


def step_by_keyboard(eve: Person, last: int) -> None:
    page = eve.page
    expect(place_of(eve, 0, last)).to_be_visible()
    for moment in (1, 2):
        while place_of(eve, moment - 1, last).is_visible():
            page.keyboard.press("ArrowRight")
        expect(place_of(eve, moment, last)).to_be_visible()
    page.keyboard.press("End")
    expect(place_of(eve, last, last)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(place_of(eve, last - 1, last)).to_be_visible()
    page.keyboard.press("Home")
    expect(place_of(eve, 0, last)).to_be_visible()


def look_through_other_eyes(eve: Person, last: int) -> None:
    """Somebody sees at the same moment only what they knew then."""
    page = eve.page
    page.get_by_role("slider", name=say("reel-line")).fill("2")
    page.get_by_label(say("eyes")).select_option("0")
    expect(page.get_by_text(say("you"), exact=True).first).to_be_visible()
    expect(place_of(eve, 2, last)).to_be_visible()
