"""What each seat knows, and which worlds it considers."""

from __future__ import annotations

import pytest

from tests.at_random import answers
from tests.games.dominovia.helpers import DRAGONS, IDS, PLAYERS, SPECTATOR, Json, Situation, new, table
from tests.games.dominovia.test_spells import FULL
from wondertable import Rng
from wondertable.core.table import Table
from wondertable.games.dominovia.rules.knowledge import every_choice
from wondertable.games.dominovia.rules.knowledge.worlds import World
from wondertable.games.dominovia.rules.position import DominoviaPosition

EVERYWHERE_ELSE = {"hand 2", "hand 3", "deck"}


def offered(memory_aid: bool = False) -> Situation:
    """Three Mages; Mage 2 offered 3-3 and Mage 3 offered 6-6, Mage 1 donated 0-6."""
    hands = "0-6 1-2 4-4", "0-1 2-5 3-3", "1-5 3-4 6-6"
    return table(*hands, memory_aid=memory_aid).answers("offer 0-6", "offer 3-3", "offer 6-6")


# -- what is public, what is not ---------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-K1", "DOM-Q29")
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_public_looks_the_same_to_all(players: int) -> None:
    match = new(players, 2, rounds_to_win=1)
    for _ in answers(match.position, 4):
        views = [match.seen(seat) for seat in (SPECTATOR, *range(1, players + 1))]
        for key in (
            "phase",
            "round",
            "chain",
            "deck",
            "turn",
            "drawn",
            "passes",
            "rings",
            "ends",
            "frozen",
            "direction",
        ):
            assert all(view[key] == views[0][key] for view in views)
        for seat in range(players):
            assert len({view["seats"][seat]["scrolls"] for view in views}) == 1
            assert len({view["seats"][seat]["rounds_won"] for view in views}) == 1
    assert match.view(SPECTATOR)["options"] == match.view(1)["options"]


@pytest.mark.rule("DOM-K2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_is_seen_by_its_owner_alone(players: int) -> None:
    match = new(players, 2)
    for seat in range(1, players + 1):
        hands = [entry["hand"] for entry in match.seen(seat)["seats"]]
        assert [hand is not None for hand in hands] == [other == seat for other in range(1, players + 1)]
        assert " ".join(hands[seat - 1]) == match.hand(seat)
    assert all(entry["hand"] is None for entry in match.seen(SPECTATOR)["seats"])


@pytest.mark.rule("DOM-K2")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    match = new(2, 7)
    for seat in (SPECTATOR, 1, 2):
        assert len({world.deck[0] for world in match.worlds(seat)}) > 10


@pytest.mark.rule("DOM-K3", "DOM-K10")
def test_offerings_that_went_back_are_known_to_be_there() -> None:
    seen = offered()
    for seat in (SPECTATOR, 1, 3):
        assert seen.places("3-3", seat) == {"hand 2"}
    for seat in (SPECTATOR, 1, 2):
        assert seen.places("6-6", seat) == {"hand 3"}
    assert seen.places("2-5", 1) == EVERYWHERE_ELSE  # never seen
    assert seen.places("1-2", SPECTATOR) == {"hand 1", *EVERYWHERE_ELSE}


@pytest.mark.rule("DOM-K4")
def test_a_draw_is_known_to_the_drawer_alone() -> None:
    drawn = table("1-1 2-2", "0-0 4-4", "0-1 0-2", chain="3|5", deck="3-6")
    assert drawn.places("3-6", 1) == {"hand 1"}
    assert drawn.places("3-6", 2) == {"hand 1", "hand 3", "deck"}
    assert drawn.seen(2)["seats"][0]["scrolls"] == 3


@pytest.mark.rule("DOM-K5", "DOM-K10")
def test_what_passed_between_two_mages_is_known_to_these_two() -> None:
    cast = (
        table("0-2 1-1 3-3", "2-2 2-4", "4-5 5-5", chain="0|6").answer(1, "link 0-2 left").answer(1, "direction left")
    )
    cast.answers("give 3-3", "give 2-4", "give 4-5")  # 3-3 to Mage 2, 2-4 to Mage 3, 4-5 to Mage 1
    assert cast.places("3-3", 1) == {"hand 2"}
    assert cast.places("3-3", 2) == {"hand 2"}
    assert cast.places("3-3", 3) == {"hand 1", "hand 2", "deck"}
    assert cast.places("2-4", 1) == EVERYWHERE_ELSE
    assert cast.places("2-4", 2) == cast.places("2-4", 3) == {"hand 3"}


@pytest.mark.rule("DOM-K5")
def test_who_has_chosen_may_be_shown_but_not_what() -> None:
    cast = table("0-2 1-1 3-3", "2-2 2-4", chain="0|6").answer(1, "link 0-2 left").answer(2, "give 2-4")
    assert cast.view(1)["asked"] == [0]
    assert "2-4" not in str(cast.view(1)) + str(cast.told(1))
    assert cast.view(2)["question"]["answered"] == "give 2-4"
    given = {world.game.save(world.position)["questions"][0]["answers"][1] for world in cast.worlds(1)}  # type: ignore[index]
    assert len(given) > 4


@pytest.mark.rule("DOM-K6", "DOM-K10")
def test_a_gift_of_bam_is_known_to_giver_and_receiver() -> None:
    bam = table("2-2 4-4 5-5", "3-3 4-5", "0-0 0-1", chain="0|4").answer(1, "link 4-4 right").answer(1, "give 5-5 to 3")
    assert bam.places("5-5", 1) == bam.places("5-5", 3) == {"hand 3"}
    assert bam.places("5-5", 2) == {"hand 1", "hand 3", "deck"}
    kept = table("2-2 4-4 5-5", "3-3 4-5", chain="0|4").answer(1, "link 4-4 right").answer(1, "keep")
    assert kept.events("keep", 2) == [{"seat": 0, "spell": "bam"}]


@pytest.mark.rule("DOM-K7", "DOM-K8")
def test_a_discard_is_known_to_lie_in_the_deck_but_not_where() -> None:
    star = table("2-2 3-4 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right").answer(1, "discard 5-5")
    assert star.places("5-5", 1) == {"deck"}
    assert len({world.deck.index("5-5") for world in star.worlds(1)}) > 10
    assert star.places("5-5", 2) == {"hand 1", "deck"}


@pytest.mark.rule("DOM-K8")
def test_a_deck_of_one_is_known_and_so_is_who_drew_it() -> None:
    star = table("2-4 3-3 4-4 5-5", "1-4 2-3", "2-2", chain=FULL, deck="empty").answer(1, "link 3-3 left")
    star.answer(1, "discard 5-5")
    assert star.deck == ["5-5"]
    assert star.places("5-5", 1) == {"deck"}
    assert star.places("5-5", 2) == {"hand 1", "hand 3", "deck"}
    # Mage 2 links 1-4, Mage 3 cannot link and draws what must be 5-5
    star.answer(2, "link 1-4 right")
    assert star.events("draw")[-1] == {"seat": 2}
    assert star.places("5-5", 1) == {"hand 3"}
    # nor could Mage 3 link what it drew: 2-4 and 4-4 would have fitted, so it drew 5-5 and had 2-2 (DOM-K11)
    assert star.places("5-5", 2) == {"hand 3"}


@pytest.mark.rule("DOM-K9")
def test_an_eaten_scroll_is_known_to_lie_in_the_deck() -> None:
    eaten = table("1-1 4-4", "0-4 2-6 6-6", chain="0|3 3|2 2|5", turn=2, dragon="hungry").answer(2, "link 0-4 left")
    for seat in (SPECTATOR, 1, 2):
        assert eaten.places("2-5", seat) == {"deck"}
    drawn = table("1-1 3-3", "0-4 2-6 6-6", "2-2 5-6", chain="0|3 3|2 2|5", turn=2, dragon="hungry", deck="1-2 1-4 1-6")
    drawn.answer(2, "link 0-4 left")
    assert drawn.events("draw") == []  # Mage 3 can link
    drawn.answer(3, "link 2-2 right").answer(3, "ring 2-2")
    assert [event["seat"] for event in drawn.events("draw")][:2] == [0, 0]
    assert "hand 1" in drawn.places("2-5", 2) and "deck" in drawn.places("2-5", 2)


@pytest.mark.rule("DOM-K10")
def test_once_a_scroll_has_left_unseen_it_may_be_the_known_one() -> None:
    """Mage 2 offered 3-3; when Mage 2 passes something to Mage 3, Mage 1 knows: still there, or the one that left."""
    seen = offered()
    assert seen.places("3-3", 1) == {"hand 2"}
    seen.answer(2, "link 0-1 left").answer(2, "direction left").answers("give 1-2", "give 2-5", "give 1-5")
    assert seen.places("3-3", 1) == {"hand 2", "hand 3"}
    assert seen.places("3-3", 3) == {"hand 2"}  # Mage 3 saw what came: 2-5
    assert seen.places("2-5", 1) == EVERYWHERE_ELSE


@pytest.mark.rule("DOM-K10")
def test_the_only_scroll_of_a_hand_is_known_to_have_left() -> None:
    cast = table("0-2 1-1 3-3", "2-4", "4-5 5-5", "3-4 6-6", chain="0|6", board={"offered": [None, "2-4", None, None]})
    cast.answer(1, "link 0-2 left").answer(1, "direction left").answers("give 3-3", "give 2-4", "give 4-5", "give 3-4")
    assert cast.places("2-4", 1) == {"hand 3"}  # it was all that Mage 2 had
    assert cast.places("2-4", 4) == {"hand 3"}


@pytest.mark.rule("DOM-K10")
def test_what_is_seen_later_tells_what_happened_before() -> None:
    """Something went from Mage 2 to Mage 3; when Mage 3 links 3-3, Mage 1 knows that it was 3-3."""
    hands = "0-6 1-2 4-4", "0-3 2-5 3-3", "1-5 3-4 6-6"
    seen = table(*hands).answers("offer 0-6", "offer 3-3", "offer 6-6").answer(2, "link 0-3 left")
    seen.answer(2, "direction left").answers("give 1-2", "give 3-3", "give 1-5")

    def passed() -> set[str]:
        return {"-".join(map(str, world.board["history"][2][3:])) for world in seen.worlds(1)}

    assert seen.board["history"][2] == ["passed", 1, 2, 3, 3]
    assert len(passed()) > 5
    seen.answer(3, "link 3-3 left")
    assert passed() == {"3-3"}


@pytest.mark.rule("DOM-K11")
def test_what_a_pass_betrays_is_not_announced_but_holds_in_every_world() -> None:
    passed = table("1-1 2-2", "0-5 4-4", chain="0|3 3|5", deck="1-2 4-6", memory_aid=True)
    assert [event["key"] for event in passed.told(2)[-3:]] == ["draw", "pass", "turn"]
    assert aided(passed, 2) == {}
    for scroll in ("0-0", "0-1", "0-6", "1-5", "5-5", "5-6"):  # with 0 and 5 open, Mage 1 would have linked these
        assert passed.places(scroll, 2) == {"deck"}
    assert passed.places("1-1", 2) == {"hand 1", "deck"}


@pytest.mark.rule("DOM-K11")
def test_what_went_unseen_before_a_pass_could_not_be_linked_either() -> None:
    """Mage 1 gives Mage 3 something, who cannot link: whatever it was, it did not fit."""
    bam = table("2-2 4-4 5-5", "3-3 4-6 6-6", "0-2 1-2", chain="3|4", deck="1-1 2-5").answer(1, "link 4-4 right")
    bam.answer(1, "give 5-5 to 3").answer(2, "link 3-3 left").answer(2, "keep")
    assert [event["seat"] for event in bam.events("draw")][:2] == [2, 2]
    given = {"-".join(map(str, world.board["history"][1][3:])) for world in bam.worlds(2, 300)}
    assert "5-5" in given and len(given) > 5
    assert not {scroll for scroll in given if "3" in scroll or "4" in scroll}


@pytest.mark.rule("DOM-K11")
@pytest.mark.parametrize("play", [{"dragon": dragon} for dragon in DRAGONS] + [{"play": "classic"}], ids=str)
def test_no_world_contradicts_what_draws_and_passes_prove(play: Json) -> None:
    proofs = 0
    for seed in range(3):
        match = new(2 + seed, seed, **play)
        for step, _ in enumerate(answers(match.position, seed)):
            if step > 60:
                break
            assert contradictions(match.board) == 0
            proofs += sum(move[0] == "lacked" for move in match.board["history"])
            for seat in (SPECTATOR, step % match.position.players + 1):
                for world in match.worlds(seat, 2, step):
                    assert contradictions(world.board) == 0
    assert proofs > 50


def contradictions(board: Json) -> int:
    """How often a hand held what it is said to have lacked, the moves undone one by one."""
    held = {seat: {scroll for scroll, holder in board["hands"].items() if holder == seat} for seat in range(4)}
    found = 0
    for kind, *rest in reversed(board["history"]):
        if kind == "lacked":
            found += len(held[rest[0]] & set(rest[1].split()))
            continue
        scroll = "-".join(map(str, rest[-2:]))
        if kind in ("linked", "discarded"):
            held[rest[0]].add(scroll)
        elif kind == "drew":
            held[rest[0]].remove(scroll)
        elif kind in ("gave", "passed"):
            held[rest[1]].remove(scroll)
            held[rest[0]].add(scroll)
    return found


@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_story_is_found_for_certain_where_chance_finds_none(players: int, dragon: str) -> None:
    """The search alone, without a look at what really moved, comes to worlds that nobody can refuse."""
    rng = Rng(players)
    alike, moved = 0, 0
    match = new(players, 8, dragon=dragon, rounds_to_win=1)
    for step, _ in enumerate(answers(match.position, 3)):
        if step % 2 or match.question in ("offer", "dragon_pass", None):  # sealed answers are dealt anew elsewhere
            continue
        twin = match.position.clone()
        assert isinstance(twin, DominoviaPosition)
        world = World(twin, step % players)
        every_choice.find(world, rng)
        world.come_true(rng)
        told = Situation(twin)
        assert told.view(step % players + 1) == match.view(step % players + 1)
        match.game.load(told.save())
        alike += told.board["hands"] == match.board["hands"]
        moved += 1
    assert moved > 2 and alike < moved


@pytest.mark.rule("DOM-K12")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    match = new(3, 3, rounds_to_win=1)
    for _ in answers(match.position, 3):
        told = {event["key"] for event in match.told(SPECTATOR)}
        assert not told & {"dealt", "drew", "gave", "received", "discarded", "choice"}
        assert match.view(SPECTATOR)["question"]["options"] == []


@pytest.mark.rule("DOM-K13", "DOM-I15")
def test_a_round_without_discards_is_fixed_by_the_first_shuffle() -> None:
    match = new(3, 11, rounds_to_win=1)
    drawn = int(match.position.rng.draws)
    while match.asked:
        options = match.options(match.asked[0])
        match.answer(match.asked[0], next((text for text in options if text == "keep"), options[0]))
    assert match.position.rng.draws == drawn
    assert match.events("discard") == []


@pytest.mark.rule("DOM-K14")
def test_a_sealed_answer_may_be_taken_back_until_the_last_one_is_in() -> None:
    game = new().game
    played = Table(game, 3, 5)
    for seat in (0, 1):
        entry = played.propose(seat, game.actions.text(played.position.legal(seat)[0]))
        assert entry is not None
        played.enter(entry)
    assert played.undo_state(0)["can"] == "free"
    played.enter(played.propose_undo(0))
    assert played.asked() == [0, 2]
    for seat in (0, 2):
        entry = played.propose(seat, game.actions.text(played.position.legal(seat)[0]))
        assert entry is not None
        played.enter(entry)
    assert played.undo_state(0)["can"] != "free"


# -- worlds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dragon", ["base", "hungry", "dizzy"])
@pytest.mark.parametrize("players", PLAYERS)
def test_worlds_keep_every_move_that_the_seat_saw(players: int, dragon: str) -> None:
    rng = Rng(1)
    match = new(players, 5, dragon=dragon, rounds_to_win=1)
    for step, _ in enumerate(answers(match.position, 9)):
        if step % 4:
            continue
        truth = match.board["history"]
        for seat in range(players):
            world = Situation(match.position.redeal(seat, rng))
            for told, move in zip(world.board["history"], truth, strict=True):
                assert told[:2] == move[:2]
                parties = move[1:-2] if move[0] in ("gave", "passed", "drew", "discarded") else None
                if move[0] != "landed" and (parties is None or seat in parties):
                    assert told == move
            match.game.load(world.save())  # every move of the world leads back to a possible start


@pytest.mark.parametrize("players", PLAYERS)
def test_a_world_is_never_refused_as_impossible(players: int) -> None:
    for seed in range(6):
        match = new(players, seed, rounds_to_win=1)
        for step, _ in enumerate(answers(match.position, seed)):
            if step % 5 == 0:
                for world in match.worlds(step % players + 1, 2, seed):
                    assert world.view(step % players + 1) == match.view(step % players + 1)
                    match.game.load(world.save())


# -- the memory aid ----------------------------------------------------------------------------------------------------


def aided(situation: Situation, seat: int | None) -> dict[str, str]:
    board = situation.seen(seat)
    found = dict.fromkeys(board["known_in_deck"], "deck")
    for other, entry in enumerate(board["seats"], 1):
        if other != seat:
            found |= dict.fromkeys(entry["known"], f"hand {other}")
    return found


def without_proofs(situation: Situation) -> Situation:
    """The same as if nobody drew conclusions from draws and passes: the aid draws none (DOM-K11)."""
    saved = situation.save()
    saved["board"]["history"] = [move for move in saved["board"]["history"] if move[0] != "lacked"]
    for moment in saved["board"]["moments"]:
        moment["moves"] = 0
    return Situation(situation.game.load(saved))


def check_the_aid(situation: Situation, seat: int | None, most: int = 600) -> None:
    """What the aid shows holds in every world that the seat considers; every other scroll is found in two places."""
    known = aided(situation, seat)
    situation = without_proofs(situation)
    hidden = {scroll for scroll in IDS if situation.place(scroll) not in ("chain", f"hand {seat}")}
    first: dict[str, str] = {}
    unsure: set[str] = set()
    for world in situation.worlds(seat, most):
        for scroll in hidden:
            place = world.place(scroll)
            assert known.get(scroll, place) == place
            if first.setdefault(scroll, place) != place:
                unsure.add(scroll)
        if unsure == hidden - known.keys():
            return
    raise AssertionError(f"{hidden - known.keys() - unsure} seem to be certain, but the aid does not show it")


@pytest.mark.rule("DOM-V20", "DOM-K10")
@pytest.mark.parametrize("dragon", ["base", "hungry"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_memory_aid_shows_exactly_what_is_certain(players: int, dragon: str) -> None:
    """Looked at where the question itself betrays nothing: the seat is asked, or all are, or only sizes matter."""
    looked = 0
    for seed in range(3):
        match = new(players, seed, dragon=dragon, memory_aid=True, rounds_to_win=1)
        for step, _ in enumerate(answers(match.position, seed)):
            seat = [None, *range(1, players + 1)][step % (players + 1)]
            if step % 2 and (match.turn == seat or match.question not in ("link", "fly", "colt")):
                check_the_aid(match, seat)
                looked += 1
    assert looked > 8


@pytest.mark.rule("DOM-V20")
def test_the_memory_aid_forgets_what_may_have_left() -> None:
    seen = offered(memory_aid=True)
    assert aided(seen, 1) == {"3-3": "hand 2", "6-6": "hand 3"}
    seen.answer(2, "link 0-1 left").answer(2, "direction left").answers("give 1-2", "give 2-5", "give 1-5")
    assert aided(seen, 1) == {"1-2": "hand 2", "6-6": "hand 3"}  # Mage 3 gave 1-5 to Mage 1, who saw it
    assert aided(seen, SPECTATOR) == {}
