"""The keys of all English sentences with the arguments that each needs, as TypeScript: a misspelt key or a missing argument fails svelte-check.

`python tools/sentences.py` prints the module; it runs in the project's environment, which can read Fluent.
"""

from pathlib import Path

from fluent.syntax import ast, parse, visitor

ROOT = Path(__file__).parents[1]
FILES = (
    "src/wondertable/text.en.ftl",
    "src/wondertable/*/text.en.ftl",
    "src/wondertable/games/*/text.en.ftl",
    "src/wondertable/games/*/*/text.en.ftl",
)
PAGES = ("web/src/shell/text.en.ftl", "web/src/boards/*/text.en.ftl")
HEAD = "/** Made by `./dev types` from the English sentences; an edit here is lost. */\n"


class Needs(visitor.Visitor):
    """The variables of a message, and the messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """What each message of a file needs."""
    found: dict[str, Needs] = {}
    for entry in parse(file.read_text()).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = needs = Needs()
            needs.visit(entry)
    return {
        key: needs.variables.union(*(found[one].variables for one in needs.messages if one in found))
        for key, needs in found.items()
    }


def module() -> str:
    """A key that several files have needs what all of them need: which one speaks is not known before."""
    needed: dict[str, set[str]] = {}
    for pattern in (*FILES, *PAGES):
        for file in sorted(ROOT.glob(pattern)):
            for key, variables in messages(file).items():
                needed[key] = needed[key] & variables if key in needed else variables
    rows = (f"  readonly '{key}': {written(needed[key])};\n" for key in sorted(needed))
    return f"{HEAD}export interface Sentences {{\n{''.join(rows)}}}\n"


def written(variables: set[str]) -> str:
    return " | ".join(f"'{name}'" for name in sorted(variables)) or "never"


if __name__ == "__main__":
    print(module(), end="")
