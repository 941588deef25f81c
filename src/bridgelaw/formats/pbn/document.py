"""Results in PBN: one game for each table, or a score table for each board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.formats.files import encode, text_of_file
from bridgelaw.formats.own.draft import Draft
from bridgelaw.formats.own.lines import BadLine, lead_in
from bridgelaw.formats.own.profile import profile_from_text
from bridgelaw.formats.own.words import (
    read_amount,
    read_clock,
    read_time,
    read_whole,
    read_winners,
    read_yes,
)
from bridgelaw.formats.pbn.lines import (
    Get,
    adjustment_of,
    artificial_in,
    correction_of,
    outcome_of,
    pair_of,
)
from bridgelaw.formats.pbn.names import Numbering, players_text
from bridgelaw.formats.pbn.scoring import read_scoring, with_modifiers
from bridgelaw.formats.pbn.stated import in_game, in_row, in_totals
from bridgelaw.formats.pbn.text import Game, Tag, TextRows, parse, text_rows_of
from bridgelaw.game import SEATS, NotationError, Side, Vulnerability
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.deadlines import BadTime
from bridgelaw.scoring.field import BoardKey, Event, Line, Method, Penalty
from bridgelaw.scoring.kept import ALL_SESSIONS
from bridgelaw.scoring.outcomes import Outcome
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.scoring.standings import Standings

OWN = "Bridgelaw"
"""Tags of ours begin with this."""
PENALTIES = f"{OWN}PenaltyTable"


@dataclass(frozen=True, slots=True)
class PbnPlace:
    """Where a line stands: its game, and its row in the score table if it has one."""

    game: int
    row: int | None = None
    """From 0."""


class PbnDocument(Document):
    """A PBN file."""

    kind = "pbn"

    def __init__(self, text: str, encoding: str, name: str, wishes: Wishes) -> None:
        self.text = text
        self.encoding = encoding
        self.parsed = parse(text)
        reader = Reader(self.parsed.games, wishes)
        self.own_event = reader.own_event
        for line in self.parsed.damaged:
            reader.draft.problem(tr("line {line}", line=line), tr("the tag is damaged"))
        reader.read()
        self.field, self.sources = reader.draft.finish(name)
        self.numbering = reader.numbering
        self.problems = tuple(reader.draft.problems)
        self.stated = reader.draft.stated_points()
        self.assumed = reader.assumed

    def write(self, standings: Standings) -> bytes:
        from bridgelaw.formats.pbn.write import written_back

        return encode(written_back(self, standings), self.encoding)


def read_pbn(data: bytes, name: str, wishes: Wishes) -> PbnDocument:
    """A PBN file; `BadFile` if there are no results in it."""
    text, encoding = text_of_file(data, name)
    return PbnDocument(text.removeprefix("\ufeff"), encoding, name, wishes)


class Reader:
    """Reads games into a draft."""

    def __init__(self, games: list[Game], wishes: Wishes) -> None:
        self.games = games
        self.wishes = wishes
        self.is_teams = any(
            game.get("Competition").upper().startswith("TEAM")
            or (game.get("HomeTeam") and game.get("VisitTeam"))
            for game in games
        )
        self.own_event = self.event(Wishes())
        self.draft: Draft[PbnPlace] = Draft(self.event(wishes) or Event())
        self.numbering = Numbering()
        self.pairs: dict[frozenset[str], str] = {}
        self.assumed: tuple[Text, ...] = ()
        self.outcomes: dict[tuple[str, ...], Outcome | None] = {}
        self.vulnerable: dict[BoardKey, Vulnerability] = {}

    def event(self, wishes: Wishes) -> Event | None:
        """The event; without wishes `None` if the file alone does not tell it."""
        scoring = self.first("Scoring")
        try:
            method = wishes.method or (
                read_scoring(scoring, self.is_teams)
                if scoring
                else Method.TEAMS
                if self.is_teams
                else Method.MATCHPOINTS
            )
        except BadFile:
            if wishes == Wishes():
                return None
            raise
        try:
            return Event(
                method,
                wishes.profile or self.profile(scoring),
                self.first("Event"),
                _date(self.first("EventDate") or self.first("Date")),
                read_winners(self.first(f"{OWN}Winners") or "1"),
                read_yes(self.first(f"{OWN}Knockout")),
                read_time(posted) if (posted := self.first(f"{OWN}Posted")) else "",
                read_clock(self.first(f"{OWN}Clock")),
            )
        except (NotationError, BadTime) as error:
            raise BadFile(error.text) from error

    def profile(self, scoring: str) -> Profile:
        own = self.first(f"{OWN}Profile")
        if not own:
            return with_modifiers(WBF, scoring)
        try:
            return profile_from_text(own)
        except Refusal as error:
            raise BadFile(error.text) from error

    def first(self, name: str) -> str:
        return next((value for game in self.games if (value := game.get(name))), "")

    def read(self) -> None:
        if self.own_event is None and self.wishes.method is None:
            read_scoring(self.first("Scoring"), self.is_teams)
        if self.wishes.method is None and not self.is_teams and not self.first("Scoring"):
            self.assumed = (tr("The file does not say how it is scored: matchpoints are taken."),)
        tables = [
            None if (tag := game.tags.get("ScoreTable")) is None else text_rows_of(tag)
            for game in self.games
        ]
        is_teams = self.draft.event.method is Method.TEAMS
        self.numbering = Numbering.of([table for table in tables if table is not None], is_teams)
        if self.numbering.apart and not self.first(f"{OWN}Winners"):
            self.draft.event = replace(self.draft.event, winners=2)
        for at, game in enumerate(self.games):
            if (total := game.tags.get("TotalScoreTable")) is not None:
                self.names(total)
            if (penalties := game.tags.get(PENALTIES)) is not None:
                self.penalties(penalties)
            table = tables[at]
            if table is None:
                self.record(at)
            else:
                self.rows(at, table)

    def key(self, game: Game) -> BoardKey:
        session = game.get("Session")
        if not session and self.draft.event.method is Method.TEAMS:
            session = game.get("Round")
        if not game.get("Board"):
            raise BadLine(tr("the tag {tag} is missing", tag="Board"))
        with _named("Board"):
            number = read_whole(game.get("Board"))
        known = session if re.fullmatch(r"\d{1,6}", session, re.ASCII) and int(session) else ""
        key = BoardKey(int(known) if known else self.wishes.session, number)
        written = game.values.get("Vulnerable", "")
        if written and written != "?":
            with _named("Vulnerable"):
                vulnerable = Vulnerability.parse(written)
            before = self.vulnerable.setdefault(key, vulnerable)
            if before is not vulnerable:
                raise BadLine(
                    tr("board {board} is {before} vulnerable in another game, and {now} here",
                       board=number, before=str(before), now=str(vulnerable))
                )  # fmt: skip
            self.draft.set_vulnerability(key, vulnerable)
        return key

    # One game for each table

    def record(self, at: int) -> None:
        game = self.games[at]
        place = tr("game {game}, line {line}", game=at + 1, line=game.line)
        names = {seat.letter: game.get(seat.name.capitalize()) for seat in SEATS}
        sides = self.contestants(game, names)
        if not all(sides):
            # A deal, perhaps with a result of nobody in particular.
            if game.get("Contract") and any(sides):
                self.draft.problem(place, tr("a contestant is missing"))
            return
        if game.get("Board"):
            place = tr("{place}, board {board}", place=place, board=game.get("Board"))
        with self.draft.reading(place):
            key = self.key(game)
            outcome = outcome_of(_with_declarers_score(game))
            adjusted = adjustment_of(game.get, "Adjusted", outcome)
            line = Line(
                key.number, *sides, outcome, game.get("Table"), key.session, game.get("Group"),
                adjusted, correction_of(game.get, "Corrected"),
            )  # fmt: skip
            self.draft.lines.append((line, place, PbnPlace(at)))
            self.draft.state(*in_game(game.get, self.draft.event.method))

    def contestants(self, game: Game, names: dict[str, str]) -> tuple[str, str]:
        home, visit = game.get("HomeTeam"), game.get("VisitTeam")
        if home and visit and self.draft.event.method is Method.TEAMS:
            return (visit, home) if game.get("Room").upper() == "CLOSED" else (home, visit)
        sides = []
        for side in Side:
            players = pair_of(names, side.seats, self.pairs)
            pair = game.get(f"Pair{side.name}")
            if pair and players:
                self.draft.names.setdefault(pair, players)
            sides.append(pair or players)
        return sides[0], sides[1]

    # A score table for each board

    def rows(self, at: int, table: TextRows) -> None:
        game, tag = self.games[at], self.games[at].tags["ScoreTable"]
        columns, rows, wrong = table
        for line in wrong:
            self.draft.problem(
                tr("line {line}", line=line),
                tr("the row has not as many elements as the table has columns"),
            )
        if not self.numbering.knows(columns):
            place = tr("line {line}", line=tag.line)
            self.draft.problem(place, tr("the score table does not say who played"))
            return
        place = tr("game {game}, line {line}", game=at + 1, line=game.line)
        with self.draft.reading(place):
            key = self.key(game)
            is_ours = any(name.startswith(("Adjusted_", "Corrected_")) for name in columns)
            for number, row in enumerate(rows):
                get = Cells(columns, row.texts).__getitem__
                place = tr("line {line}, board {board}", line=row.line, board=key.number)
                self.row(PbnPlace(at, number), key, get, place, is_ours)

    def row(self, source: PbnPlace, key: BoardKey, get: Get, place: Text, is_ours: bool) -> None:
        """One row; `is_ours`: the table has columns for what was adjusted or corrected."""
        ns, ew = self.numbering.contestants(get)
        if not ns or not ew:
            return  # somebody who sits out
        try:
            outcome = self.outcome(get)
            adjusted = adjustment_of(get, "Adjusted_", outcome) if is_ours else None
            if adjusted is None and outcome is None:
                adjusted = artificial_in(get)
            line = Line(
                key.number, ns, ew, outcome, self.numbering.table(get), key.session, get("Group"),
                adjusted, correction_of(get, "Corrected_") if is_ours else None,
                lead_in(get("Lead")),
            )  # fmt: skip
            for name, players in zip((ns, ew), self.numbering.players(get), strict=True):
                if players and players != name:
                    self.draft.names.setdefault(name, players)
            self.draft.lines.append((line, place, source))
            self.draft.state(*in_row(get, self.draft.event.method))
        except Refusal as error:
            self.draft.problem(place, error.text)

    def outcome(self, get: Get) -> Outcome | None:
        """The result of a row; the same one comes many times."""
        said = (get("Contract"), get("Declarer"), get("Result"), get("Score_NS"), get("Score_EW"),
                get("Score"))  # fmt: skip
        if said not in self.outcomes:
            self.outcomes[said] = outcome_of(get)
        return self.outcomes[said]

    def names(self, tag: Tag) -> None:
        columns, rows, _ = text_rows_of(tag)
        for row in rows:
            get = Cells(columns, row.texts).__getitem__
            players = players_text(get("Names"))
            if not get("PairId"):
                continue
            name = self.numbering.total(get)
            if players:
                self.draft.names[name] = players
            self.draft.totals[ALL_SESSIONS, name] = in_totals(get, self.draft.event)

    def penalties(self, tag: Tag) -> None:
        columns, rows, _ = text_rows_of(tag)
        for row in rows:
            get = Cells(columns, row.texts).__getitem__
            place = tr("line {line}", line=row.line)
            with self.draft.reading(place):
                amount, unit = read_amount(get("Amount"))
                session = read_whole(get("Session") or str(self.wishes.session))
                law = get("Law") or "90"
                penalty = Penalty(get("PairId"), amount, unit, session, law, get("Reason"))
                self.draft.penalties.append((penalty, place))


class Cells(dict[str, str]):
    """What stands in the columns of a row; nothing for unknown and irrelevant."""

    def __init__(self, columns: list[str], texts: list[str]) -> None:
        super().__init__(zip(columns, texts, strict=True))
        for nothing in ("-", "?"):
            if nothing in texts:
                self.update([(name, "") for name, text in self.items() if text == nothing])

    def __missing__(self, column: str) -> str:
        return ""


@contextmanager
def _named(tag: str) -> Iterator[None]:
    """What cannot be read here stands in this tag."""
    try:
        yield
    except Refusal as error:
        raise BadLine(tr("the tag {tag}: {reason}", tag=tag, reason=error.text)) from error


def _with_declarers_score(game: Game) -> Callable[[str], str]:
    """The tags of a game, with a score that has no side given to declarer's."""

    def get(name: str) -> str:
        value = game.get(name)
        if name == "Score" and re.fullmatch(r"[+-]?\d{1,5}", value):
            declarer = game.get("Declarer").upper()
            return f"{'EW' if declarer in ('E', 'W') else 'NS'} {value}" if declarer else ""
        return value

    return get


def _date(text: str) -> str:
    match = re.match(r"(\d{4})[.-](\d\d)[.-](\d\d)\b", text, re.ASCII)
    return "" if match is None else "-".join(match.groups())
