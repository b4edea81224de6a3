"""The commands of ./dev."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from benchmarks import line
from tools import (
    checks,
    chromium,
    compiled,
    environment,
    extras,
    gallery as galleries,
    locks,
    new_game as making,
    node,
    questions,
    wheel as wheels,
    where as rule_ids,
)
from tools.environment import PYTHON
from tools.steps import CACHE, ROOT, Problem, one_at_a_time, say, summary, worked

USAGE = """\
usage: ./dev COMMAND [ARGUMENTS]

  run [--with EXTRAS] [SERVE ARGUMENTS]   prepare everything and serve the tables, for example: ./dev run --port 8080;
                                 EXTRAS are names from pyproject.toml, such as postgres,push
  test [--long] [PYTEST ARGS]    check, then run the tests that guard an edit; --long runs all, which guard a release
  check                          style, types, pages and generated files
  fix                            mend what `check` finds and a machine can mend
  bench [ARGUMENTS]              measure against other systems
  bench load [ARGUMENTS]         measure the server with many tables; --help tells what can be chosen
  bench boards [ARGUMENTS]       measure the boards in a browser: how quickly a moment and an answer to the hand are there
  bench pulls [ARGUMENTS]        measure live pulls at simulated books: how evenly pictures come, and how far behind the hand
  bench pictures [ARGUMENTS]     measure how the Grimoire is drawn while a page is pulled: pictures a second, and what each costs
  cli [--with EXTRAS] ARGUMENTS  the command `wondertable ARGUMENTS`; EXTRAS are names from pyproject.toml, such as ray,columns
  compile                        make the compiled form now and wait for it
  python [--with EXTRAS] ARGUMENTS   Python in the project's environment
  types                          write the schemas of docs/schemas and the types of the pages from the Structs of server and games
  gallery [GAME ...]             renew what is kept of the boards in their hardest states: boxes as text, and pictures (docs/gallery.md)
  gallery show [--port N]        serve a page with all these states, in every window, language and light, and as other eyes see them
  where RULE ...                 what a rule says and which code, data and tests name it, as MIR-A33; MIR-A lists a chapter
  where --missing [GAME ...]     the rules that no line of code or data names, and ranges of ids that hide some
  new-game NAME [--into FOLDER]  the files of a new game, in the package or in a folder outside it: it can be played and tested at once
  wheel                          wheels in dist/, with the pages inside: a plain one and, with a C compiler, one with the compiled form
  lock                           pin anew what pyproject.toml and package.json ask for

Rules and search run in two forms, plain and compiled; people notice no difference, a million games do. What plays many games (test,
bench, cli simulate, cli arena, cli compare, cli dataset, cli bench) waits for the compiled form; everything else takes it if it is there, and `run` makes it beside the tables.
WONDERTABLE_FORM=interpreted asks for the plain form, WONDERTABLE_FORM=compiled insists on the other.
Only the rooms rules/ and bots/ are compiled: an edit anywhere else needs no compiler. What was compiled is kept in the user's cache
folder (~/.cache/wondertable, the newest five), so that a later clone with the same sources takes it. WONDERTABLE_CACHE names another
folder, or none if it is empty.
WONDERTABLE_GAMES names folders with games from outside the package, which run in the plain form: WONDERTABLE_GAMES=examples ./dev run
Everything else is made inside this folder and made again only when its inputs change."""

RUNTIME = ROOT / "requirements.txt"
TEST = ROOT / "requirements-test.txt"
HELP = ("-h", "--help", "help")
# Commands that answer such questions themselves.
OWN_HELP = ("run", "cli", "python", "bench", "gallery")
# Commands of `wondertable` that play many games.
PLAYS_MANY = ("simulate", "arena", "compare", "dataset", "bench")
# What takes long is always named, so that nobody has to guess where the time goes.
SLOWEST = "--durations=25"
# Arguments after which one process shows more than two.
ALONE = ("-n", "--numprocesses", "-s", "--capture=no", "--pdb", "--trace", "-p")


def ready(*, wait: bool, must: bool = False) -> dict[str, str]:
    """The project's Python packages and the form to run; returns the environment for child processes."""
    environment.install(RUNTIME)
    return environment.child_environment(*compiled.forms(wait=wait, must=must))


def ready_to_read() -> dict[str, str]:
    """For what only reads the sources nothing needs to be compiled."""
    environment.install(RUNTIME)
    environment.install(TEST)
    return environment.child_environment(compiled.SOURCES, None)


def ready_with_pages(*, wait: bool, must: bool = False) -> dict[str, str]:
    """The pages are built while the Python side is prepared: neither needs the other."""
    with ThreadPoolExecutor(1) as beside:
        pages = beside.submit(node.pages)
        env = ready(wait=wait, must=must)
        pages.result()
    return env


def become(words: Sequence[str], env: dict[str, str]) -> int:
    """Replace this process, so that signals and the terminal belong to the program itself."""
    os.execve(words[0], list(words), env)


def run(arguments: list[str]) -> int:
    names, arguments = extras.taken(arguments)
    words = ["serve", *arguments]
    questions.read(words)
    with one_at_a_time():
        env = ready_with_pages(wait=False)
        extras.install(names)
        say(summary())
    if compiled.to_be_made():
        env[compiled.COMING] = str(compiled.make_beside())
    return become([str(PYTHON), "-P", "-m", "wondertable", *words], env)


def python(arguments: list[str], *, wait: bool = False) -> int:
    names, arguments = extras.taken(arguments)
    with one_at_a_time():
        env = ready(wait=wait)
        extras.install(names)
        if worked():
            say(summary())
    return become([str(PYTHON), *arguments], env)


def cli(arguments: list[str]) -> int:
    names, arguments = extras.taken(arguments)
    asked = questions.read(arguments)
    several = {"bench": "games", "dataset": "titles"}
    games = getattr(asked, several[asked.command]) if asked.command in several else [getattr(asked, "game", "")]
    # A game from outside the package has no compiled form to wait for.
    wait = asked.command in PLAYS_MANY and all((compiled.PACKAGE / "games" / game).is_dir() for game in games)
    # -P: the folder a person stands in must not hide the form that was chosen
    chosen = [extras.OPTION, ",".join(names)] if names else []
    return python([*chosen, "-P", "-m", "wondertable", *arguments], wait=wait)


def compile(arguments: list[str]) -> int:
    no_arguments(arguments)
    with one_at_a_time():
        environment.install(RUNTIME)
        environment.install(compiled.REQUIREMENTS)
    compiled.forms(wait=True, must=True)  # long, and in nobody's way
    say(summary())
    return 0


def check(arguments: list[str]) -> int:
    no_arguments(arguments)
    with one_at_a_time():
        env = ready_to_read()
        node.packages(node.WEB)
    good = checks.check(env)
    say(summary())
    return 0 if good else 1


def test(arguments: list[str]) -> int:
    with one_at_a_time():
        env = ready_with_pages(wait=True, must=True)
        environment.install(TEST)
        if "--long" in arguments:
            extras.install(extras.extras())
        node.stage()
        chromium.make_sure()
    good = checks.check(env)
    say(summary())
    if "--long" in arguments:
        arguments.remove("--long")
        env["WONDERTABLE_LONG"] = "1"
    alone = any(word.startswith(ALONE) or "::" in word for word in arguments)
    # More than there are cores: many tests wait for a clock, a bot or a picture.
    workers = [] if alone else ["-n", str(cores() + 2), "--dist", "worksteal"]
    line = [str(PYTHON), "-m", "pytest", SLOWEST, *workers, *arguments]
    tests = subprocess.run(line, cwd=ROOT, env=env).returncode
    if tests < 0:
        say(f"the tests did not finish: pytest was ended by signal {-tests}")
        tests = 128 - tests  # as a shell tells it
    if not good:
        say("check failed before the tests, see above")
    return tests or (0 if good else 1)


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def fix(arguments: list[str]) -> int:
    no_arguments(arguments)
    with one_at_a_time():
        env = ready_to_read()
    checks.fix(env)
    return 0


def bench(arguments: list[str]) -> int:
    if arguments[:1] == ["load"]:
        if line.for_load(arguments[1:]).beside:
            node.packages(node.BENCHMARKS / "peers" / "boardgame")
            os.environ["WONDERTABLE_NODE"] = str(node.node())
        return python([str(node.BENCHMARKS / "load.py"), *arguments[1:]], wait=True)
    if arguments[:1] == ["pulls"]:
        line.for_pulls(arguments[1:])
        with one_at_a_time():
            environment.install(RUNTIME)
            environment.install(TEST)
        return python([str(node.BENCHMARKS / "pulls.py"), *arguments[1:]], wait=True)
    if arguments[:1] == ["boards"]:
        line.for_boards(arguments[1:])
        return bench_boards(arguments[1:])
    if arguments[:1] == ["pictures"]:
        line.for_pictures(arguments[1:])
        return bench_pictures(arguments[1:])
    line.for_comparison(arguments)
    with one_at_a_time():
        env = ready(wait=True, must=True)
        peers = environment.install(node.BENCHMARKS / "requirements.txt", CACHE / "bench-venv")
        for folder in node.peer_folders():
            node.packages(folder)
        say(summary())
    env |= {"WONDERTABLE_PEERS_PYTHON": str(peers), "WONDERTABLE_NODE": str(node.node())}
    return become([str(PYTHON), str(node.BENCHMARKS / "run.py"), *arguments], env)


def ready_with_browser(pages: Callable[[], object]) -> dict[str, str]:
    """A browser besides, and the pages that it is to show."""
    with one_at_a_time():
        env = ready(wait=False)
        environment.install(TEST)
        pages()
        chromium.make_sure()
        say(summary())
    return env


def bench_boards(arguments: list[str]) -> int:
    env = ready_with_browser(node.stage)
    return become([str(PYTHON), str(node.BENCHMARKS / "boards.py"), *arguments], env)


def bench_pictures(arguments: list[str]) -> int:
    env = ready_with_browser(node.pages)
    return become([str(PYTHON), str(node.BENCHMARKS / "pictures.py"), *arguments], env)


def gallery(arguments: list[str]) -> int:
    galleries.read(arguments)
    env = ready_with_browser(node.stage)
    return become([str(PYTHON), "-m", "tests.gallery", *arguments], env)


def types(arguments: list[str]) -> int:
    no_arguments(arguments)
    with one_at_a_time():
        env = ready_to_read()
        made = {node.WIRE: node.wire_types(env), **node.schemas_and_types(env)}
        for file, text in made.items():
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
            say(f"wrote {file.relative_to(ROOT)}")
    return 0


def where(arguments: list[str]) -> int:
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` has seen enough
    return 0 if rule_ids.where(arguments) else 1


def new_game(arguments: list[str]) -> int:
    print(making.new_game(arguments))
    return 0


def wheel(arguments: list[str]) -> int:
    no_arguments(arguments)
    with one_at_a_time():
        environment.install(RUNTIME)
        node.pages()
        made = wheels.wheels()
    say(summary())
    print(*(wheel.relative_to(ROOT) for wheel in made), sep="\n")
    return 0


def lock(arguments: list[str]) -> int:
    no_arguments(arguments)
    with one_at_a_time():
        environment.install(RUNTIME)
        locks.lock()
    say(summary())
    return 0


def no_arguments(arguments: list[str]) -> None:
    if arguments:
        raise Problem(f"this command takes no arguments, such as {arguments[0]!r}; ./dev --help lists what there is")


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__.replace("_", "-"): command
    for command in (run, test, check, fix, bench, cli, compile, python, types, gallery, where, new_game, wheel, lock)
}


def main(arguments: list[str]) -> int:
    name, *rest = arguments or ["help"]
    if name in HELP or (rest and rest[0] in HELP and name not in OWN_HELP):
        print(USAGE)
        return 0
    if name not in COMMANDS:
        print(f"./dev has no command {name!r}.\n\n{USAGE}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](rest)
    except Problem as problem:
        say(f"{problem}")
        return 1
    except KeyboardInterrupt:
        return 130
