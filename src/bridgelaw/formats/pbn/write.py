"""A PBN file written back: the same text, with computed scores and adjusted results in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from bridgelaw.formats.own.profile import profile_text
from bridgelaw.formats.own.scores import percent_text, points_text, same_lines, scores_of
from bridgelaw.formats.own.words import amount_text
from bridgelaw.formats.pbn.document import OWN, PENALTIES, Cells, PbnDocument
from bridgelaw.formats.pbn.lines import ADJUSTED, corrected_words
from bridgelaw.formats.pbn.rows import Scores, element, ranks_of, row_values, total_values
from bridgelaw.formats.pbn.scoring import scoring_text
from bridgelaw.formats.pbn.stated import says_same
from bridgelaw.formats.pbn.text import Game, PbnToken, Tag, quoted, rows_of
from bridgelaw.scoring.field import Event, Field, Line, Method
from bridgelaw.scoring.outcomes import Played, Points
from bridgelaw.scoring.standings import Standings

_ANCHORS = ("Result", "Contract", "Declarer", "Scoring", "Deal", "Vulnerable", "Board", "Event")
_COLUMNS_WITH_VALUES = re.compile(r"\\(\d*)([LR]?)$")


@dataclass
class Edits:
    """Changes to a text that are made all at once."""

    text: str
    changes: list[tuple[int, int, str]] = field(default_factory=list)

    def replace(self, start: int, end: int, text: str) -> None:
        if self.text[start:end] != text:
            self.changes.append((start, end, text))

    @property
    def line_end(self) -> str:
        return "\r\n" if "\r\n" in self.text else "\n"

    def made(self) -> str:
        pieces, at = [], 0
        for start, end, text in sorted(self.changes, key=lambda change: change[:2]):
            pieces += [self.text[at:start], text]
            at = end
        return "".join([*pieces, self.text[at:]])


def written_back(document: PbnDocument, standings: Standings) -> str:
    """The text of a file with the results and the scores of these standings."""
    before, after = document.field, standings.field
    if not same_lines(before, after):
        raise ValueError("these are the standings of another file")
    edits = Edits(document.text)
    scores = scores_of(standings)
    ranks = ranks_of(after, scores)
    rows: dict[int, dict[int, dict[str, str]]] = {}
    games = document.parsed.games
    for at, (source, line) in enumerate(zip(document.sources, after.lines, strict=True)):
        if source.row is None:
            tags = _score_tags(after.event, scores[at]) | _changed_tags(line, before.lines[at])
            _set_tags(edits, games[source.game], tags)
        else:
            place = rows.setdefault(source.game, {})
            values = row_values(standings, at, scores[at], before.lines[at])
            place[source.row] = {"Rank": ranks[at], **values}
    for game, new_values in rows.items():
        _table(edits, games[game].tags["ScoreTable"], new_values)
    for each in games:
        total = each.tags.get("TotalScoreTable")
        if total is not None:
            _totals(edits, document, standings, total)
    _event(edits, document, after)
    return edits.made()


# A game for each table


def _changed_tags(line: Line, before: Line) -> dict[str, str]:
    values: dict[str, str] = {}
    if line.result != before.result:
        values |= _result_tags(line)
    if line.adjusted != before.adjusted:
        values |= _adjusted_tags(line)
    if line.group != before.group:
        values["Group"] = line.group
    if line.corrected != before.corrected:
        values |= corrected_words(line, "Corrected")
    return values


def _score_tags(event: Event, scores: Scores) -> dict[str, str]:
    """What the standard has for the score of one game."""
    ns, ew = scores
    name = "ScoreMP" if event.method is Method.MATCHPOINTS else "ScoreIMP"
    if event.method is Method.TOTAL_POINTS:
        name = f"{OWN}Points"
    points = points_text(event, ns), points_text(event, ew)
    percents = percent_text(event, ns), percent_text(event, ew)
    return {name: _both(*points), "ScorePercentage": _both(*percents)}


def _both(ns: str, ew: str) -> str:
    parts = [f"{side} {value}" for side, value in (("NS", ns), ("EW", ew)) if value]
    return " ".join(parts)


def _result_tags(line: Line) -> dict[str, str]:
    result = line.result
    tags = dict.fromkeys(("Declarer", "Contract", "Result"), "")
    if isinstance(result, Played):
        contract = result.contract
        tags["Declarer"] = contract.declarer.letter
        tags["Contract"] = f"{contract.bid}{contract.doubled.value}"
        tags["Result"] = str(result.tricks)
    elif isinstance(result, Points):
        tags["Score"] = f"NS {result.ns}"
    elif result is not None:
        tags["Contract"] = "Pass"
    return tags


def _adjusted_tags(line: Line) -> dict[str, str]:
    adjusted = line.adjusted
    if adjusted is None:
        return dict.fromkeys((f"Adjusted{name}" for name in ADJUSTED), "")
    values = str(adjusted.ns), str(adjusted.ew), adjusted.law, adjusted.reason, adjusted.ruled
    return {f"Adjusted{name}": value for name, value in zip(ADJUSTED, values, strict=True)}


def _set_tags(edits: Edits, game: Game, values: Mapping[str, str]) -> None:
    """Other values of tags; those that the game has not are put behind its result."""
    added = []
    for name, value in values.items():
        tag = game.tags.get(name)
        if tag is not None:
            is_nothing = tag.value in ("-", "?") and not value
            if not is_nothing and not says_same(tag.value, value):
                edits.replace(tag.value_start, tag.value_end, quoted(value)[1:-1])
        elif value:
            added.append(f"{edits.line_end}[{name} {quoted(value)}]")
    if added:
        anchor = _anchor(game)
        edits.replace(anchor, anchor, "".join(added))


def _anchor(game: Game) -> int:
    """Behind a tag that has no section, so that nothing gets between a section and its tag."""
    for name in _ANCHORS:
        if name in game.tags:
            return game.tags[name].end
    return next(iter(game.tags.values())).start


# Tables


def _table(edits: Edits, tag: Tag, values: Mapping[int, dict[str, str]]) -> None:
    """`values`: what stands in the columns of each row, by its number."""
    columns, rows, wrong = rows_of(tag)
    added = [
        name
        for name in dict.fromkeys(name for row in values.values() for name in row)
        if name not in (*columns, "Rank") and any(row.get(name) for row in values.values())
    ]
    if added:
        header = "".join(f";{name}" for name in added)
        edits.replace(tag.value_end, tag.value_end, header)
        # A line that is no row of the table must not become one.
        ends = {token.line: token.end for token in tag.tokens}
        for line in wrong:
            edits.replace(ends[line], ends[line], " -" * len(added))
    for number, row in enumerate(rows):
        new_values = values.get(number, {})
        for at, (name, token) in enumerate(zip(columns, row, strict=True)):
            if name in new_values:
                _put(edits, tag, at, token, row[at - 1] if at else None, element(new_values[name]))
        if added:
            new = "".join(f" {element(new_values.get(name, ''))}" for name in added)
            edits.replace(row[-1].end, row[-1].end, new)


def _put(
    edits: Edits, tag: Tag, at: int, token: PbnToken, left: PbnToken | None, value: str
) -> None:
    """Another element in its column, in line with those above it where there is room."""
    written = edits.text[token.start : token.end]
    if written == value or (token.text == value and written.startswith('"')):
        return
    if says_same(token.text, value):
        return
    form = _COLUMNS_WITH_VALUES.search(tag.value.split(";")[at])
    if left is not None and left.line == token.line and (form is None or form[2] != "L"):
        start = left.end
        edits.replace(start, token.end, f" {value}".rjust(token.end - start))
    else:
        edits.replace(token.start, token.end, value.ljust(token.end - token.start))


def _totals(edits: Edits, document: PbnDocument, standings: Standings, tag: Tag) -> None:
    columns, rows, _ = rows_of(tag)
    values = total_values(standings)
    for row in rows:
        get = Cells(columns, [token.text for token in row]).__getitem__
        new_values = values.get(document.numbering.total(get), {})
        for at, (name, token) in enumerate(zip(columns, row, strict=True)):
            if new_values.get(name):
                _put(edits, tag, at, token, row[at - 1] if at else None, new_values[name])


# The event


def _event(edits: Edits, document: PbnDocument, after: Field) -> None:
    own, event = document.own_event, after.event
    first = document.parsed.games[0]
    if own is None or own.method is not event.method:
        scoring = scoring_text(event)
        for game in document.parsed.games:
            if game is first or "Scoring" in game.tags:
                _set_tags(edits, game, {"Scoring": scoring})
        if event.method is Method.TEAMS:
            _set_tags(edits, first, {"Competition": "Teams"})
    if own is None or own.profile != event.profile:
        _set_tags(edits, first, {f"{OWN}Profile": profile_text(event.profile)})
    before = document.field.event
    if (before.scores_posted, before.clock) != (event.scores_posted, event.clock):
        times = {f"{OWN}Posted": event.scores_posted, f"{OWN}Clock": event.clock}
        _set_tags(edits, first, times)
    if document.field.penalties != after.penalties:
        _penalties(edits, first, after)


def _penalties(edits: Edits, first: Game, field: Field) -> None:
    table = penalty_table(field, edits.line_end)
    tag = first.tags.get(PENALTIES)
    if tag is None:
        anchor = _anchor(first)
        edits.replace(anchor, anchor, edits.line_end + table)
    else:
        end = tag.tokens[-1].end if tag.tokens else tag.end
        edits.replace(tag.start, end, table)


def penalty_table(field: Field, line_end: str) -> str:
    """Law 90's penalties, for which the standard has no place."""
    rows = [f'[{PENALTIES} "PairId;Amount;Law;Reason;Session"]']
    for penalty in field.penalties:
        amount = amount_text(penalty.amount, penalty.unit)
        cells = penalty.contestant, amount, penalty.law, penalty.reason, str(penalty.session)
        rows.append(" ".join(quoted(cell) for cell in cells))
    return line_end.join(rows)
