"""The table of KamiMaï in words, line by line."""

from __future__ import annotations

from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.kamimai.people.shapes import AreaSeen, Board, Fixed, Need, NeedColour, Page, SheetSeen
from wondertable.games.kamimai.rules.tables import Tables


def lines(tables: Tables, view: View[Fixed, Board], words: Words) -> list[str]:
    board = view.board
    found = [words.say(f"describe-{board.phase}", {"turn": board.turn})]
    if board.sheet is not None:
        found += about_sheet(board, board.sheet, words)
    if board.book.build:
        found += about_book(board, words)
    if board.grip is not None:
        found.append(words.say("describe-grip", {"grip": words.value("grip", board.grip.grip)}))
    found += [about_seat(board, words, seat) for seat in range(len(board.seats))]
    if board.drawn:
        found += about_drawn(board, words)
    if board.discard:
        found.append(words.say("describe-discard", {"cards": cards(words, board.discard)}))
    return found + about_talk(view, words)


def cards(words: Words, names: list[str]) -> str:
    """Equal cards are counted: "Water ×3"."""
    shown = []
    for name in dict.fromkeys(names):
        card = str(words.value("card", name))
        shown.append(card if names.count(name) == 1 else f"{card} ×{names.count(name)}")
    return words.listed(shown)


def about_sheet(board: Board, sheet: SheetSeen, words: Words) -> list[str]:
    facts = {"label": sheet.label, "mode": words.value("mode", board.mode), "energy": board.energy}
    found = [words.say("describe-sheet", facts)]
    if board.adventure is not None:
        stage = board.adventure.stage + 1
        found.append(words.say("describe-adventure", {"stage": stage, "stages": board.adventure.stages}))
    found += [about_area(board, words, area) for area in sheet.areas]
    return found + [about_need(board, words, need) for need in board.needs]


def about_need(board: Board, words: Words, need: Need) -> str:
    """What is missing, in plain numbers."""
    if need.spell == "team":
        units = [
            words.say("describe-need-units", {"missing": each.lacking, "colour": words.value("colour", each.colour)})
            for each in need.colours
        ]
        shares = " + ".join(str(share) for share in need.shares)
        return words.say("describe-need-team", {"shares": shares, "units": words.listed(units)})
    [only] = need.colours
    assert board.activator is not None
    facts = {
        "spell": words.value("spell", need.spell),
        "needed": sum(need.shares),
        "colour": words.value("colour", only.colour),
        "name": words.player(board.activator),
        "own": only.own,
        "others": only.units - only.own if len(board.seats) > 1 else "none",
        "missing": only.lacking,
    }
    return words.say("describe-need", facts)


def about_drawn(board: Board, words: Words) -> list[str]:
    """The pages drawn so far, and what they are worth for the target."""
    found = [words.say("describe-drawn", {"cards": cards(words, board.drawn)})]
    if board.phase not in ("draw", "watch"):
        return found
    units = [
        words.say(
            "describe-worth-units",
            {"drawn": each.drawn, "lacking": each.lacking, "colour": words.value("colour", each.colour)},
        )
        for each in worth_telling(board.needs)
    ]
    return [*found, words.say("describe-worth", {"units": words.listed(units)})]


def worth_telling(needs: list[Need]) -> list[NeedColour]:
    """Each colour once: those that a spell of the target has, and for a team spell those that were drawn."""
    told: dict[str, NeedColour] = {}
    for need in needs:
        for each in need.colours:
            if need.spell != "team" or each.drawn:
                told.setdefault(each.colour, each)
    return list(told.values())


def about_area(board: Board, words: Words, area: AreaSeen) -> str:
    facts = {"area": area.id, "effect": words.value("effect", area.effect)}
    if area.sealed:
        return words.say("describe-area-sealed", facts)
    boxes = [
        words.say(f"describe-box-{'ticked' if box.ticked else 'open'}", {"spell": words.value("spell", box.spell)})
        for box in area.boxes
    ]
    key = "describe-area-target" if area.id == board.target else "describe-area"
    return words.say(key, facts | {"boxes": words.listed(boxes)})


def about_book(board: Board, words: Words) -> list[str]:
    book = board.book
    key = {"standing": "describe-book", "fallen": "describe-book-fallen", "building": "describe-book-building"}
    found = [words.say(key[book.state], {"size": book.size})]
    for wing in "AB":
        pages = [page for page in book.pages or [] if page.wing == wing]
        if pages:
            outside_in = pages if wing == "A" else pages[::-1]
            shown = words.listed([about_page(words, page) for page in outside_in])
            found.append(words.say("describe-wing", {"wing": wing, "pages": shown}))
    if board.risks and book.pages:
        percents = [(round(risk / 10), page.page) for risk, page in zip(board.risks, book.pages, strict=True)]
        (least, page), (most, worst) = min(percents), max(percents)
        found.append(words.say("describe-risk", {"least": least, "page": page, "most": most, "worst": worst}))
    return found


def about_page(words: Words, page: Page) -> str:
    if page.card is None:
        return words.say("describe-page-unseen", {"page": page.page})
    return words.say("describe-page-seen", {"page": page.page, "card": words.value("card", page.card)})


def about_seat(board: Board, words: Words, seat: int) -> str:
    if not board.seats[seat].cards:
        return words.say(
            "describe-seat-empty", {"name": words.player(seat), "active": "yes" if seat == board.activator else "no"}
        )
    key = "describe-seat-active" if seat == board.activator else "describe-seat"
    return words.say(key, {"name": words.player(seat), "cards": cards(words, board.seats[seat].cards)})


def about_talk(view: View[Fixed, Board], words: Words) -> list[str]:
    """What is being proposed, advised, entered and awaited."""
    board = view.board
    found = []
    if board.proposal is not None:
        found.append(words.say("describe-proposal", {"text": board.proposal.text}))
    for advice in board.advice:
        found.append(words.say("describe-advice", {"name": words.player(advice.seat), "text": advice.text}))
    if board.entry is not None:
        entry = board.entry
        facts = {"cards": cards(words, entry.drawn), "fall": words.value("report", entry.fall)}
        found.append(words.say("describe-entry", facts))
    if board.rebuild is not None and view.fixed.source == "companion":
        found.append(words.say("describe-rebuild", {"cards": cards(words, board.rebuild)}))
    if board.awaiting is not None:
        found.append(words.say(f"describe-awaiting-{board.awaiting}"))
    return found
