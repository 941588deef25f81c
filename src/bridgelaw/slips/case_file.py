"""A ruling that somebody finds wrong, as a file for the casebook: its facts, without names."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bridgelaw.game import Board
from bridgelaw.laws import Interview
from bridgelaw.slips.facts import Facts
from bridgelaw.table.table import Table


def case_file(
    facts: Facts, interview: Interview, program: str, expected: str, clauses: tuple[str, ...] = ()
) -> str:
    """The case: what happened, what was answered, what came of it and what was expected instead.

    `clauses`: what it should have been ruled under. The case then fails until it is mended;
    without them it says what the program rules now.
    """
    return "\n".join(_lines(facts, interview, program, expected, clauses)) + "\n"


def _lines(
    facts: Facts, interview: Interview, program: str, expected: str, clauses: tuple[str, ...]
) -> Iterator[str]:
    ruling = interview.ruling
    cited = () if ruling is None else ruling.clauses
    laws = list(dict.fromkeys((*cited, *clauses))) or list(facts.law.laws)
    title = "; ".join(str(facts.law.title).split("\n"))
    yield f"source: {_text('A director, reported from the desk')}"
    yield f"release: {_text(program)}"
    yield f"edition: {_text(facts.regulations.edition)}"
    yield f"laws: {_list(laws)}"
    yield f"title: {{en: {_text(title)}, ja: {_text(title)}}}"
    if facts.profile != "WBF" or facts.settings:
        regulations = ", ".join(f"{name} {value}" for name, value in facts.settings)
        yield f"# Regulations: {facts.profile} {regulations}".rstrip()
    if facts.round_over is not None:
        yield f"# The round was {'over' if facts.round_over else 'not over'} (8B)."
    if facts.plan is not None:
        yield f"# The movement said: {json.dumps(facts.plan)}"
    if facts.who:
        yield f"# It was about {facts.who}."
    note = f"Expected: {' '.join(expected.split())}" if expected.strip() else "Expected otherwise."
    if ruling is not None:
        note += f" Ruled: {' '.join(str(ruling.headline).split())}"
    yield f"note: {_text(note)}"
    yield from _table(facts.table)
    yield f"ruling: {_text(facts.procedure)}"
    if facts.answers:
        yield "answers:"
        for key, value in facts.answers:
            yield f"  {key}: {_text(value)}"
    wanted = clauses or cited
    if wanted:
        yield "expect:"
        yield f"  clauses: {_list(list(wanted))}"


def _table(written: str) -> Iterator[str]:
    """The head of the table, and what happened; a quick ruling knows nothing of it."""
    if not written:
        yield 'happened: "..."'
        return
    table = Table.parse(written)
    head: list[tuple[str, str]] = []
    events: list[str] = []
    for line in written.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("board", "dealer", "vulnerable", "deal") and not events:
            head.append((word, rest))
        elif word != "seats" or events:
            events.append(line)
    for word, rest in head:
        # The casebook takes a number only where dealer and vulnerability are those of it.
        number = table.board.id
        if word != "board" or (number is not None and Board.number(number) == table.board):
            yield f"{word}: {rest if word == 'board' else _text(rest)}"
    yield "happened:"
    for line in events:
        yield f"  - {_text(line)}"


def _text(text: str) -> str:
    """As YAML reads it, whatever stands in it."""
    return json.dumps(text, ensure_ascii=False)


def _list(items: list[str]) -> str:
    return "[" + ", ".join(_text(one) for one in items) + "]"
