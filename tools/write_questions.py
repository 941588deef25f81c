"""Writes build/questions.md: what every ruling asks, by the names that files and programs use.

It is made from the source, as the sheets are, so that nobody keeps a second list by hand.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.locale.text import Text
from tools.write_coverage import PROJECT

PAGE = PROJECT / "build" / "questions.md"

_HEAD = """\
# What every ruling asks

Made from the source. A case, a file of answers, the API and the library give answers by these \
names; [rulings.md](rulings.md) says how. An answer in parentheses is the everyday one: it is \
given unasked, and can be changed. Where each leads is drawn on the sheet of the ruling.
"""
_HOLE = re.compile(r"\{(\w+)\}")
_BEGINNING = re.compile(r"^.|(?<=\. ).")
_PEOPLE = frozenset(
    {"offender", "partner", "player", "lho", "rho", "claimer", "opponent", "leader"}
)


def page() -> str:
    """All procedures, in the order of the desk."""
    return _HEAD + "".join(map(_section, PROCEDURES.values()))


def _section(procedure: Procedure) -> str:
    laws = ", ".join(procedure.laws)
    rows = "".join(f"{row}\n" for row in map(_row, procedure.questions))
    return (
        f"\n## `{procedure.key}`\n\n{procedure.title} (Law {laws}).\n\n"
        f"| question | law | asked | answers |\n|---|---|---|---|\n{rows}"
    )


def _row(question: Question[object]) -> str:
    cells = (f"`{question.key}`", question.law, _words(question.heading), _answers(question))
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"


def _answers(question: Question[object]) -> str:
    if not question.options or question.takes_more:
        return str(question.expected)
    return "; ".join(_options(question))


def _options(question: Question[object]) -> Iterator[str]:
    for option in question.options:
        key = f"`{option.key}`"
        label = _words(option.label)
        is_plain = label.lower() == option.key or label.startswith("[")
        told = key if is_plain else f"{key} {label}"
        yield f"({told})" if option.key == question.usually else told


def _words(text: Text) -> str:
    """A sentence with its holes named: nobody sits anywhere yet."""
    said = _HOLE.sub(_named, text.msgid).split("\n")[-1]
    return _BEGINNING.sub(lambda found: found[0].upper(), said)


def _named(hole: re.Match[str]) -> str:
    name = hole[1].upper() if hole[1] in ("lho", "rho") else hole[1].replace("_", " ")
    return f"the {name}" if hole[1] in _PEOPLE else f"[{name}]"


def main() -> int:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
