"""`wondertable play`: a person against bots."""

from __future__ import annotations

import codecs
import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Said
from tests.cli.helpers import is_one_sentence
from wondertable.core.rules.bot import Budget
from wondertable.core.text import sentence
from wondertable.core.words import Words
from wondertable.games import game
from wondertable.terminal import hints
from wondertable.terminal.answers import Offer, as_action, matching, offers_of
from wondertable.terminal.prompt import Prompt

PLAY = ("play", "miraris", "--seed", "5", "--players", "4")
COMMAND = [sys.executable, "-P", "-m", "wondertable"]


@pytest.fixture
def to_the_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Play with the first answer offered, whatever is asked; `then` is typed after the end."""

    def to_the_end(*words: str, then: str = "") -> Said:
        def ask(prompt: Prompt, question: str, completions: list[str]) -> str:
            return completions[0] if " " in completions[0] else then

        monkeypatch.setattr(Prompt, "ask", ask)
        return run(*words)

    return to_the_end


# -- a game ------------------------------------------------------------------------------------------------------------


def test_a_whole_game_ends_with_the_scores(to_the_end: Callable[..., Said]) -> None:
    said = to_the_end(*PLAY)
    assert (said.code, said.err) == (0, "")
    assert "Guest, at the table with Iris, Otto, and Nell." in said.out
    assert "Round 8 of 8" in said.out
    assert len(re.findall(r"^(Guest|Iris|Otto|Nell): \d+ points$", said.out, re.MULTILINE)) == 4
    assert any(words in said.out for words in ("You have won!", "You share the victory!", "Not this time."))


def test_the_same_seed_and_answers_give_the_same_game(to_the_end: Callable[..., Said]) -> None:
    assert to_the_end(*PLAY).out == to_the_end(*PLAY).out


def test_without_a_seed_chance_is_sealed(run: Run) -> None:
    first, second = (run("play", "miraris", typed="quit\n").out for _ in range(2))
    sealed = re.compile(r"hash ([0-9a-f]{64})")
    assert sealed.findall(first) != sealed.findall(second)
    assert sealed.search(first)
    assert not sealed.search(run(*PLAY, typed="quit\n").out)


def test_another_seat_and_another_name(run: Run) -> None:
    said = run(*PLAY, "--seat", "3", "--name", "Otto", typed="quit\n")
    assert "Otto, at the table with Iris, Nell, and Basil." in said.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seat", "5"], "no seat 5"),
        (["--name", ""], "1 to 40"),
        (["--name", "x" * 41], "1 to 40"),
        (["--name", "a\x1b[2J"], "1 to 40"),
    ],
)
def test_seats_and_names_that_are_not_there(run: Run, words: list[str], told: str) -> None:
    said = run(*PLAY, *words)
    assert said.code == 1
    is_one_sentence(said, told)


# -- answers -----------------------------------------------------------------------------------------------------------


def offers() -> list[Offer]:
    return [
        Offer("1", "keep el", "Keep El"),
        Offer("2", "keep lana", "Keep Lana"),
        Offer("3", "keep lucia", "Keep Lucia"),
    ]


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("2", ["keep lana"]),
        ("keep lana", ["keep lana"]),
        ("  KEEP   Lana ", ["keep lana"]),
        ("keep la", ["keep lana"]),
        ("la", ["keep lana"]),
        ("el", ["keep el"]),
        ("l", ["keep lana", "keep lucia"]),
        ("keep", ["keep el", "keep lana", "keep lucia"]),
        ("4", []),
        ("rolando", []),
    ],
)
def test_what_may_be_meant(typed: str, texts: list[str]) -> None:
    assert [offer.text for offer in matching(typed, offers())] == texts


def test_a_number_that_is_the_answer_stands_for_itself() -> None:
    """Who types 7 bids 7, whatever its place in the list."""
    words = Words(game("miraris"), ["A", "B", "C"], 0)
    bids: list[dict[str, object]] = [{"text": f"bid {v}", "kind": "bid", "parts": {"value": v}} for v in (2, 7, 9)]
    assert [offer.label for offer in offers_of(bids, words)] == ["2", "7", "9"]
    assert [offer.shown() for offer in offers_of(bids, words)] == ["Bid 2", "Bid 7", "Bid 9"]
    pairs: list[dict[str, object]] = [
        {"text": f"take {a} {b}", "kind": "take_two", "parts": {"first": a, "second": b}} for a, b in ((1, 5), (5, 5))
    ]
    assert [offer.label for offer in offers_of(pairs, words)] == ["1", "2"]


def test_the_action_somebody_had_in_mind() -> None:
    assert as_action("7", [Offer("2", "bid 2", "Bid 2")]) == "bid 7"
    assert as_action("Bid 7", [Offer("2", "bid 2", "Bid 2")]) == "bid 7"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1\n1\n1\n", "MIR-P13: Your 1 is spent"),
        ("1\n1\nbid 1\n", "MIR-P13"),
        ("1\nbid 12\n", "MIR-P19"),
        ("rolando\n", "MIR-S11: Rolando was not dealt to you"),
        ("1\nb\n", "may mean several answers: bid 1, bid 2"),
        ("1\ndance\n", '"dance" is none of the answers offered'),
        ("\x1b[2J\n", "?[2J"),
        ("1\nundo\n", "MIR-P20"),
        ("undo\n", "nothing you can take back"),
        ("save\n", "Name a file"),
        ("save /nowhere/x.json\n", "cannot be written"),
    ],
)
def test_what_is_not_accepted_is_said_with_its_rule(run: Run, typed: str, told: str) -> None:
    said = run(*PLAY, typed=typed)
    assert said.code == 0
    assert told in said.out
    assert "\x1b" not in said.out


# -- commands ----------------------------------------------------------------------------------------------------------


def test_help_log_board_and_hint(run: Run) -> None:
    said = run(*PLAY, typed="help\n?\nlog\nboard\nhint\n")
    assert said.out.count("help: these lines.") == 2
    assert said.out.count("You are dealt El, Lana, and Nada.") == 2
    assert said.out.count("The characters are being chosen.") == 2
    assert re.search(
        r"^> Keep (El|Lana|Nada) \(keep (el|lana|nada)\): wins about \d+ of 100\.$", said.out, re.MULTILINE
    )
    assert "What a master would answer. The chances hold where " in said.out


def test_a_hint_tells_where_there_is_none(run: Run) -> None:
    said = run("play", "kamimai", "--players", "2", "--bots", "thumb", "--seed", "5", typed="hint\n")
    assert "Which is your stronger hand?" in said.out
    assert f"> {sentence('play-hint-none')}" in said.out.splitlines()


def test_however_long_a_hint_takes_the_game_goes_on_as_it_would_have_gone(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs = []
    for turns in (5, 50):
        monkeypatch.setattr(hints, "BUDGET", Budget(turns=turns))
        logs.append(run(*PLAY, typed="1\nhint\n4\nhint\n2\nlog\n").out.rpartition("Everyone has chosen")[2])
    assert logs[0] == logs[1]


def test_of_many_answers_some_are_shown_and_all_on_demand(run: Run) -> None:
    draw = "dominant left\nbegin\ngrab a1+a2+a3\ngrab b1+b2+b3\ngrab a4+a5+a6\nstop\nend\n"
    said = run("play", "kamimai", "--seed", "11", "--players", "1", typed=f"{draw}answers\nkeep wa\n")
    assert "Guest, alone at the table." in said.out
    more = re.search(r'And (\d+) more: "answers" shows them all\.', said.out)
    assert more and int(more[1]) > 100
    first, then = said.out.split(more[0])
    last = "Keep 2 × Water, Earth Fairy, Sacred Wolf, and Keychain Imp"
    assert last not in first and last in then
    assert '"keep wa" may mean several answers: ' in then and ", …." in then


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT", ""])
def test_leaving_is_polite(run: Run, word: str) -> None:
    """The last of these is the end of the input."""
    said = run(*PLAY, typed=f"{word}\n" if word else "")
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith("Good-bye. Thank you for playing.\n")


def test_a_position_is_saved_and_can_be_loaded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    said = run(*PLAY, typed=f"1\n4\nsave {path}\n")
    assert f"The position is in {path}" in said.out
    miraris = game("miraris")
    position = miraris.load(json.loads(path.read_text(encoding="utf-8")))
    assert position.asked() == [0], "the bots had laid their bids"
    assert miraris.view(position, 0)["board"]["round"] == 2  # type: ignore[index]


@pytest.mark.parametrize("words", [(), ("--seed", "3"), ("--option", "memory_aid=true")])
def test_the_record_is_saved_and_verified(
    run: Run, to_the_end: Callable[..., Said], tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "record.json"
    said = to_the_end("play", "miraris", *words, then=f"save {path}")
    assert f"The record is in {path}" in said.out
    assert run("verify", str(path)).code == 0
    assert run("replay", str(path), "--seat", "1").code == 0
    entries = json.loads(path.read_text(encoding="utf-8"))["entries"]
    assert {entry["by"] for entry in entries} == {"player", "bot adept"}


def test_a_table_that_keeps_secrets_gives_its_player_their_own_record(
    run: Run, to_the_end: Callable[..., Said], tmp_path: Path
) -> None:
    path = tmp_path / "record.json"
    to_the_end("play", "miraris", "--option", "reveal_after_end=false", then=f"save {path}")
    assert run("verify", str(path)).code == 3
    assert "as Guest in seat 1 saw it" in run("replay", str(path)).out


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear", encoding="utf-8")
    said = run(*PLAY, typed=f"save {path}\n")
    assert "cannot be written: File exists" in said.out
    assert path.read_text(encoding="utf-8") == "dear"


# -- on a terminal -----------------------------------------------------------------------------------------------------


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *words: str, columns: int = 80, **environment: str) -> None:
        import fcntl
        import struct
        import termios

        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        env = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env={**env, "TERM": "xterm", **environment},
        )
        os.close(inside)
        self.shown = ""
        # What is read may end in the midst of a letter.
        self.letters = codecs.getincrementaldecoder("utf-8")()

    def until(self, words: str) -> str:
        while words not in self.shown:
            self.shown += self.letters.decode(os.read(self.screen, 4096))
        return self.shown

    def type(self, words: str) -> None:
        os.write(self.screen, words.encode())

    def interrupt(self) -> None:
        """Ctrl-C, and again as a person would: one that comes just before the terminal waits for a key is heard with the next."""
        while self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=3)

    def end(self) -> int:
        try:
            while data := os.read(self.screen, 4096):
                self.shown += self.letters.decode(data)
        except OSError:
            pass  # the program has closed the terminal
        os.close(self.screen)
        return self.process.wait(timeout=30)


def plain(shown: str) -> list[str]:
    return [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line) for line in shown.replace("\r", "").split("\n")]


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_lines_fit_the_terminal(columns: int) -> None:
    terminal = Terminal(*PLAY, columns=columns)
    terminal.until("> ")
    terminal.type("help\n1\n1\n2\n3\n4\nquit\n")
    assert terminal.end() == 0
    assert all(len(line) < columns for line in plain(terminal.shown))


def board_of(*words: str, TERM: str = "xterm", PYTHONIOENCODING: str = "utf-8") -> list[str]:  # noqa: N803
    """What is shown when the first bid is asked for."""
    terminal = Terminal(*PLAY, *words, TERM=TERM, PYTHONIOENCODING=PYTHONIOENCODING)
    terminal.until("> ")
    terminal.type("1\nquit\n")
    terminal.end()
    return plain(terminal.shown)


def test_the_board_is_drawn_where_the_terminal_can() -> None:
    shown = board_of()
    assert any(line.startswith("╭1───") for line in shown), "the first slot has a frame"
    assert "│ 1 ││ 2 ││ 3 ││ 4 ││ 5 ││ 6 ││ 7 ││ 8 ││ 9 │" in shown


@pytest.mark.parametrize(
    ("words", "environment"),
    [(["--words"], {}), ([], {"TERM": "dumb"}), ([], {"PYTHONIOENCODING": "ascii:replace"})],
    ids=["asked for", "a terminal that cannot", "letters it has not"],
)
def test_elsewhere_the_board_is_told_in_words(words: list[str], environment: dict[str, str]) -> None:
    shown = "\n".join(board_of(*words, **environment))
    assert "╭" not in shown
    assert "Slot 1:" in shown


def test_a_drawn_board_is_told_in_words_on_demand() -> None:
    terminal = Terminal(*PLAY, PYTHONIOENCODING="utf-8")
    terminal.until("> ")
    terminal.type("1\nwords\nquit\n")
    terminal.end()
    assert "Slot 1:" in "\n".join(plain(terminal.shown))


def test_colour_is_an_addition() -> None:
    shown = {}
    for no_colour in ("", "1"):
        terminal = Terminal(*PLAY, NO_COLOR=no_colour)
        terminal.until("> ")
        terminal.type("quit\n")
        terminal.end()
        shown[no_colour] = terminal.shown
    assert "\x1b[1" in shown[""]
    assert "\x1b[1" not in shown["1"]
    assert plain(shown[""]) == plain(shown["1"])


def test_ctrl_c_leaves_politely() -> None:
    terminal = Terminal(*PLAY)
    terminal.until("> ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Good-bye" in terminal.shown
    assert "Traceback" not in terminal.shown


# -- a form, field by field ------------------------------------------------------------------------------------------------

DRAWING = "dominant right\nbegin\n"


def drawn(run: Run, typed: str) -> Said:
    return run("play", "kamimai", "--players", "1", "--seed", "5", typed=f"{DRAWING}{typed}\nquit\n")


def test_answers_too_many_to_list_are_chosen_field_by_field(run: Run) -> None:
    said = drawn(run, "1\nA1 a2")
    assert "1  Pull pages out of the book" in said.out
    assert "Which pages?" in said.out and "A1 Water" in said.out
    assert "Which way?" not in said.out, "where there is one way it is not asked"
    assert "You pull at A1 and A2." in said.out


def test_the_fields_of_a_form_may_be_typed_at_once(run: Run) -> None:
    for typed in ("grab A1+A2", "a1+a2", "grab A1+A2 side right thumb+index", "grab A2,A1", "grab a1 a2", "A1 A2 side"):
        assert "You pull at A1 and A2." in drawn(run, typed).out, typed


def test_what_a_form_cannot_hold_is_refused_with_its_rule(run: Run) -> None:
    assert "KAM-G5: Pages that are pulled together" in drawn(run, "grab\nA1 A9").out
    assert "KAM-G4: Pull at most 3 pages" in drawn(run, "grab A1+A2+A3+A4").out
    assert "KAM-G5: A page is not pulled in that way here." in drawn(run, "grab A1 up right thumb+index").out
    assert '"A99" is none of the answers offered' in drawn(run, "grab A99").out


def test_nothing_typed_leads_back_from_a_form(run: Run) -> None:
    said = drawn(run, "grab\nhelp\n\nanswers")
    assert "help: these lines." in said.out, "commands are heard there too"
    assert said.out.count("1  Pull pages out of the book") == 3


def test_a_hint_may_be_one_way_to_fill_a_form(run: Run) -> None:
    assert re.search(r"Pull \w+ sideways, right hand \(grab \w+ side right[\w+ ]*\): ", drawn(run, "hint").out)
