"""A new PBN file: one game for each board, with its score table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.formats.own.profile import profile_text
from bridgelaw.formats.own.scores import scores_of
from bridgelaw.formats.pbn.document import OWN
from bridgelaw.formats.pbn.lines import corrected_words
from bridgelaw.formats.pbn.rows import (
    Scores,
    adjusted_values,
    element,
    result_values,
    row_values,
    total_columns,
    total_values,
)
from bridgelaw.formats.pbn.scoring import scoring_text
from bridgelaw.formats.pbn.text import quoted
from bridgelaw.formats.pbn.write import penalty_table
from bridgelaw.game import Board, Vulnerability
from bridgelaw.scoring.field import BoardKey, Method
from bridgelaw.scoring.standings import Standings

_VULNERABLE = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}
_COLUMNS = ("PairId_NS", "PairId_EW", "Contract", "Declarer", "Result", "Score_NS")


def new_pbn(standings: Standings) -> bytes:
    """A new file with everything that the standings have."""
    scores = scores_of(standings)
    games = [
        "\n".join(_game(standings, key, scores, is_first=at == 0))
        for at, key in enumerate(standings.field.boards)
    ]
    return ("% PBN 2.1\n" + "\n\n".join(games) + "\n").encode()


def _game(
    standings: Standings, key: BoardKey, scores: Sequence[Scores], is_first: bool
) -> Iterator[str]:
    field = standings.field
    event = field.event
    tags = {
        "Event": event.name,
        "Site": "",
        "Date": event.date.replace("-", "."),
        "Board": str(key.number),
        **dict.fromkeys(("West", "North", "East", "South"), ""),
        "Dealer": Board.number(key.number).first_to_call.letter,
        "Vulnerable": _VULNERABLE[field.vulnerability(key)],
        "Deal": "",
        "Scoring": scoring_text(event),
        **dict.fromkeys(("Declarer", "Contract", "Result"), ""),
        "Competition": "Teams" if event.method is Method.TEAMS else "Pairs",
    }
    yield from (f"[{name} {quoted(value)}]" for name, value in tags.items())
    if key.session != 1:
        yield f'[Session "{key.session}"]'
    if is_first:
        yield from _event(standings)
    yield from _score_table(standings, key, scores)


def _event(standings: Standings) -> Iterator[str]:
    field = standings.field
    event = field.event
    yield f"[{OWN}Profile {quoted(profile_text(event.profile))}]"
    yield f'[{OWN}Winners "{event.winners}"]'
    if event.knockout:
        yield f'[{OWN}Knockout "yes"]'
    if event.scores_posted:
        yield f"[{OWN}Posted {quoted(event.scores_posted)}]"
    if event.clock:
        yield f"[{OWN}Clock {quoted(event.clock)}]"
    if field.penalties:
        yield penalty_table(field, "\n")
    names = total_columns(standings)
    yield f'[TotalScoreTable "Rank;PairId;{";".join(names)};Names"]'
    for contestant, values in total_values(standings).items():
        cells = [element(values["Rank"]), quoted(contestant)]
        cells += [element(values[name]) for name in names]
        yield " ".join([*cells, quoted(field.names.get(contestant, "-"))])


def _score_table(standings: Standings, key: BoardKey, scores: Sequence[Scores]) -> Iterator[str]:
    field = standings.field
    rows = []
    for place in field.boards[key]:
        line = field.lines[place]
        rows.append(
            {
                "Table": line.table,
                "PairId_NS": line.ns,
                "PairId_EW": line.ew,
                **result_values(field, line),
                **row_values(standings, place, scores[place]),
                **adjusted_values(line),
                **corrected_words(line, "Corrected_"),
            }
        )
    used = {name for name in rows[0] if any(row[name] for row in rows)}
    columns = [name for name in rows[0] if name in used or name in _COLUMNS]
    cells = [[_cell(name, row[name]) for name in columns] for row in rows]
    widths = [max(len(row[at]) for row in cells) for at in range(len(columns))]
    header = ";".join(f"{name}\\{width}R" for name, width in zip(columns, widths, strict=True))
    yield f'[ScoreTable "{header}"]'
    for row in cells:
        yield " ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))


def _cell(name: str, value: str) -> str:
    if value and name.startswith("PairId"):
        return quoted(value) if not value.isascii() or not value.isalnum() else value
    return element(value)
