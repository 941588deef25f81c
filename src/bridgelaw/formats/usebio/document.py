"""Results files in USEBIO 1.2, as club programs and web sites exchange them."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.formats.documents import BadFile, Document, Incomplete, Problem, Wishes
from bridgelaw.formats.own.lines import lead_in
from bridgelaw.formats.usebio.event import (
    are_sections_apart,
    is_swiss_pairs,
    names_of,
    read_event,
    types_of,
)
from bridgelaw.formats.usebio.layout import (
    Layout,
    Roll,
    UsebioLine,
    lay_out,
    number_in,
    sessions_of,
)
from bridgelaw.formats.usebio.own import own, read_penalty, why
from bridgelaw.formats.usebio.results import BadRecord, read_result
from bridgelaw.formats.usebio.stated import stated_in
from bridgelaw.formats.usebio.write import UsebioOrigin, rewritten
from bridgelaw.formats.usebio.xml import Xml, read_xml
from bridgelaw.game import Board, NotationError, Side, Vulnerability
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import BadField, BoardKey, Event, Field, Line, Penalty
from bridgelaw.scoring.standings import Standings

_LONG = {"NORTHSOUTH": "NS", "EASTWEST": "EW"}


class UsebioDocument(Document):
    """A USEBIO file that was read."""

    kind = "usebio"

    def __init__(self, source: UsebioOrigin, problems: tuple[Problem, ...]) -> None:
        self.source = source
        self.field = source.field
        self.problems = problems
        self.broken = broken_at(source.xml)
        self.stated = stated_in(
            source.layout, source.roll, source.records, source.sessions, self.field.event.method
        )

    def _take(self, field: Field) -> None:
        super()._take(field)
        self.source = replace(self.source, field=field)

    def write(self, standings: Standings) -> bytes:
        if self.broken is not None:
            raise Incomplete(self.broken)
        return rewritten(self.source, standings)


def read_usebio(data: bytes, name: str, wishes: Wishes) -> UsebioDocument:
    """Reads a file; `BadFile` if there are no results in it."""
    xml = read_xml(data)
    return _Reading(xml, name, wishes).document()


def new_usebio(standings: Standings) -> bytes:
    """A new file with everything that the standings have."""
    from bridgelaw.formats.usebio.new import skeleton

    data, order = skeleton(standings.field)
    sessions = {line.session for line in standings.field.lines}
    # One session has no number in the file.
    first = max(sessions) if len(sessions) == 1 else 1
    source = read_usebio(data, "", Wishes(session=first)).source
    records = dict(zip(order, source.records, strict=True))
    lines = dict(zip(order, source.field.lines, strict=True))
    places = range(len(order))
    field = replace(source.field, lines=tuple(lines[place] for place in places), _is_checked=True)
    source = replace(
        source, records=tuple(records[place] for place in places), field=field, is_new=True
    )
    return rewritten(source, standings)


class _Reading:
    """One file while it is read; what is wrong is collected with its line."""

    def __init__(self, xml: Xml, name: str, wishes: Wishes) -> None:
        self.xml = xml
        self.name = name
        self.wishes = wishes
        self.layout = self._layout()
        self.found = self.layout.problems
        self.first_session = wishes.session
        for note in own(self.layout.event, "event"):
            session = note.values.get("session", "")
            if wishes.session == Wishes().session and session.isdecimal() and len(session) < 7:
                self.first_session = int(session)

    def document(self) -> UsebioDocument:
        layout = self.layout
        if not layout.records:
            raise self._nothing()
        event, bare = read_event(layout, self.wishes)
        roll = Roll(layout)
        apart = are_sections_apart(layout)
        sessions = sessions_of(layout, apart, self.first_session)
        vulnerabilities = self._vulnerabilities(
            {BoardKey(sessions[record.where], record.number): record for record in layout.records}
        )
        lines: list[tuple[UsebioLine, Line]] = []
        # Sections that are compared apart are sessions; still both may have a table 3.
        lettered = not apart or len({record.where.section for record in layout.records}) > 1
        for record in layout.records:
            session = sessions[record.where]
            line = self._line(record, roll, session, lettered, vulnerabilities)
            if line is not None:
                lines.append((record, line))
        field, records = self._checked(event, lines, vulnerabilities, roll)
        if is_swiss_pairs(layout):
            reason = tr("victory points of matches between pairs are kept as they are")
            self._note(layout.event.line, reason)
        source = UsebioOrigin(
            self.xml, layout, roll, tuple(records), field, bare, sessions, self.first_session
        )
        return UsebioDocument(source, self._problems())

    def _layout(self) -> Layout:
        """The first event that has boards, laid out."""
        root = self.xml.root
        events = [root] if root.name == "EVENT" else list(root.all("EVENT"))
        if not events:
            if (broken := broken_at(self.xml)) is not None:
                raise BadFile(said(broken))
            raise BadFile(tr("this is no USEBIO file: there is no EVENT in it"))
        layouts = [lay_out(event) for event in events]
        with_boards = [layout for layout in layouts if layout.records]
        layout = (with_boards or layouts)[0]
        if "INDIVIDUAL" in types_of(layout):
            raise BadFile(
                tr("line {line}: events of single players are not read", line=layout.event.line)
            )
        self.others = [other.event for other in with_boards if other is not layout]
        return layout

    def _nothing(self) -> BadFile:
        """There are no results, and why where that is known."""
        problems = self._problems()
        broken = broken_at(self.xml)
        if broken is not None or problems:
            first = said(broken or problems[0])
            return BadFile(tr("there are no results in this file; {problem}", problem=first))
        return BadFile(tr("there are no results in this file"))

    def _note(self, line: int, reason: Text) -> None:
        self.found.append((line, reason))

    def _vulnerabilities(self, boards: dict[BoardKey, UsebioLine]) -> dict[BoardKey, Vulnerability]:
        """Of the boards that have another one than their number says."""
        vulnerabilities = {}
        for key, record in boards.items():
            board = record.board
            said = [board.value("VULNERABILITY") or ""]
            said += [note.values.get("sides", "") for note in own(board, "vulnerable")]
            if not said[-1]:
                continue
            written = plain(said[-1]).replace("-", "").replace("/", "").replace(" ", "")
            try:
                vulnerability = Vulnerability.parse(_LONG.get(written, said[-1]))
            except NotationError as error:
                self._note(board.line, why(error))
                continue
            if vulnerability is not Board.number(key.number).vulnerability:
                vulnerabilities[key] = vulnerability
        return vulnerabilities

    def _line(
        self,
        record: UsebioLine,
        roll: Roll,
        session: int,
        lettered: bool,
        vulnerabilities: dict[BoardKey, Vulnerability],
    ) -> Line | None:
        """One record, or `None` with its problem noted."""
        element = record.element
        board = tr("board {board}", board=record.number)
        key = BoardKey(session, record.number)
        vulnerability = vulnerabilities.get(key, Board.number(record.number).vulnerability)
        try:
            names = {side: self._contestant(record, roll, side) for side in Side}
            result = read_result(element, vulnerability)
        except ValueError as error:
            reason = why(error)
            self._note(
                element.line,
                tr("{place}: {reason}; the line is left out", place=board, reason=reason),
            )
            return None
        for doubt in result.doubts:
            self._note(element.line, tr("{place}: {reason}", place=board, reason=doubt))
        table = element.value("TABLE_NUMBER") or element.value("TABLE") or ""
        if table and lettered:
            table = f"{record.where.section}{table}"
        return Line(record.number, names[Side.NS], names[Side.EW], result.outcome, table, session,
                    result.group, result.adjusted, result.corrected,
                    lead_in(element.value("LEAD") or ""))  # fmt: skip

    def _contestant(self, record: UsebioLine, roll: Roll, side: Side) -> str:
        number = number_in(record, side)
        if not number:
            raise BadRecord(tr("a contestant is missing"))
        contestant = roll.find(number, side, record.where.section)
        if contestant is None:
            raise BadRecord(tr("{number} is not among the participants", number=number))
        return contestant

    def _checked(
        self,
        event: Event,
        lines: list[tuple[UsebioLine, Line]],
        vulnerabilities: dict[BoardKey, Vulnerability],
        roll: Roll,
    ) -> tuple[Field, list[UsebioLine]]:
        """The field without the lines that cannot be."""
        draft = Field(event, tuple(line for _, line in lines), _is_checked=True,
                      vulnerabilities=vulnerabilities)  # fmt: skip
        bad: dict[int, BadField] = dict(draft.problems(range(len(lines))))
        for place, problem in bad.items():
            reason = tr(
                "{place}: {reason}; the line is left out",
                place=problem.place,
                reason=problem.reason,
            )
            self._note(lines[place][0].element.line, reason)
        good = [pair for place, pair in enumerate(lines) if place not in bad]
        if not good:
            raise self._nothing()
        names = dict(names_of(self.layout, roll.names))
        lines_left = tuple(line for _, line in good)
        field = Field(event, lines_left, names, vulnerabilities=vulnerabilities)
        return self._with_penalties(field), [record for record, _ in good]

    def _with_penalties(self, field: Field) -> Field:
        """The field with the penalties of our notes, without those that cannot be."""
        noted: list[tuple[int, Penalty]] = []
        for note in own(self.layout.event, "penalty"):
            try:
                noted.append((note.at.line, read_penalty(note.values, self.first_session)))
            except ValueError as error:
                self._left_out(note.at.line, why(error))
        penalties = tuple(penalty for _, penalty in noted)
        wrong = dict(replace(field, penalties=penalties, _is_checked=True).penalty_problems())
        for at, problem in wrong.items():
            self._left_out(noted[at][0], problem.text)
        good = tuple(penalty for at, penalty in enumerate(penalties) if at not in wrong)
        return replace(field, penalties=good)

    def _left_out(self, line: int, reason: Text) -> None:
        self._note(line, tr("the penalty is left out: {reason}", reason=reason))

    def _problems(self) -> tuple[Problem, ...]:
        if not self.xml.encoding.is_as_declared:
            self._note(1, tr("the file is not in UTF-8, as it says; it is read as ISO-8859-1"))
        for other in self.others:
            self._note(other.line, tr("a second event in the same file is not read"))
        for line in self.xml.alone:
            self._note(line, tr("“&” stands alone where &amp; is meant; it is read as that"))
        problems = [
            Problem(tr("line {line}", line=line), reason)
            for line, reason in sorted(self.found, key=lambda each: each[0])
        ]
        broken = broken_at(self.xml)
        return tuple(problems) if broken is None else (*problems, broken)


def broken_at(xml: Xml) -> Problem | None:
    """Where the file is no XML any more."""
    if xml.broken is None:
        return None
    place = tr("line {line}, column {column}", line=xml.broken.line, column=xml.broken.column)
    words = tr("from here on nothing can be read: {reason}", reason=xml.broken.reason)
    return Problem(place, words)


def said(problem: Problem) -> Text:
    return tr("{place}: {reason}", place=problem.place, reason=problem.reason)
