"""What a platform sends. Anything else is refused: no unknown names, no endless texts, no NUL."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from bridgelaw.locale import Refusal
from bridgelaw.table.events import Event, Unentered
from bridgelaw.table.most_events import MOST_EVENTS, TooManyEvents
from bridgelaw.table.notation import event_from_json, read_events
from bridgelaw.table.table import Table

T = TypeVar("T")

MOST_ANSWERS = 100
MOST_LINES = 10_000
LARGEST_NUMBER = 2**53 - 1  # that every reader of JSON keeps exactly

_NOT_KEPT = re.compile("[\x00\ud800-\udfff]")


def _kept(value: T) -> T:
    """Refuses letters that no database keeps; in JSON they can hide deep."""
    if any(map(_NOT_KEPT.search, _texts(value))):
        raise ValueError("characters that cannot be kept")
    return value


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


# Not a pattern: whoever makes random requests of the description would take minutes over it.
_KEPT = AfterValidator(_kept)
Name = Annotated[str, StringConstraints(max_length=80), _KEPT]
Short = Annotated[str, StringConstraints(max_length=40), _KEPT]
Words = Annotated[str, StringConstraints(max_length=2000), _KEPT]
MeaningText = Annotated[str, StringConstraints(max_length=500), _KEPT]
DealText = Annotated[str, StringConstraints(max_length=200), _KEPT]
LongText = Annotated[str, StringConstraints(max_length=50_000), _KEPT]
SeatLetter = Literal["N", "E", "S", "W"]
Players = dict[SeatLetter, Name]
_ID = "-[a-z0-9]{1,38}$"
TableId = Annotated[str, StringConstraints(pattern="^t" + _ID)]
RulingId = Annotated[str, StringConstraints(pattern="^r" + _ID)]
SessionId = Annotated[str, StringConstraints(pattern="^s" + _ID)]

After = Annotated[
    int,
    Field(
        ge=0,
        le=LARGEST_NUMBER,
        strict=True,
        description="The `seq` that was seen last. If there is a newer one, nothing is written.",
        examples=[3],
    ),
]
JsonEvent = Annotated[
    dict[Annotated[str, StringConstraints(max_length=40)], JsonValue],
    _KEPT,
]
Events = Annotated[
    LongText | Annotated[list[Words | JsonEvent], Field(max_length=MOST_EVENTS)],
    Field(
        description=(
            "What happened, in the notation or as JSON: a text with events one a line or with "
            "commas between them, or a list of such texts and of objects with `event`."
        ),
        examples=[
            "W 1C, N 1S, E 1H",
            ["W 1C", {"event": "called", "seat": "N", "call": "1S"}],
        ],
    ),
]


class Sent(BaseModel):
    """Something that is sent."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def names_of(sent: Players) -> dict[str, str]:
    """Players by the letters of their seats."""
    return {str(seat): name for seat, name in sent.items()}


class TooMuch(Refusal):
    """More than one request may bring."""


def events_of(sent: str | list[str | dict[str, Any]]) -> tuple[Event, ...]:
    """The events that were sent, in either notation."""
    events: list[Event] = []
    for one in [sent] if isinstance(sent, str) else sent:
        events += read_events(one) if isinstance(one, str) else (event_from_json(one),)
        if len(events) > MOST_EVENTS:
            raise TooManyEvents(MOST_EVENTS)
    return tuple(events)


class PinSent(Sent):
    """The PIN of the desk; or the name of an account, and its own PIN."""

    name: Annotated[str, StringConstraints(max_length=40), _KEPT] = Field(
        default="", description="Of an account; without one it is the PIN of the desk."
    )
    pin: Annotated[
        str, StringConstraints(min_length=1, max_length=64), _KEPT
    ] = Field(examples=["4711"])  # fmt: skip


class NewAccessToken(Sent):
    """A token for a program."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=24), _KEPT] = Field(
        description="Whose it is; what it writes is signed with this.", examples=["scoreboard"]
    )
    scopes: Annotated[
        list[Literal["read", "enter", "score", "rule", "manage"]],
        Field(min_length=1, max_length=5),
    ] = Field(examples=[["read"]])
    days: Annotated[int, Field(ge=1, le=3660, strict=True)] | None = Field(
        default=None, description="How long it lasts; without it until it is revoked."
    )


class TableSent(Sent):
    """A table: its board, its hands as far as they are known, and what happened there."""

    board: Annotated[int, Field(ge=1, le=999_999_999, strict=True)] | None = Field(
        default=None, description="Its number gives dealer and vulnerability.", examples=[7]
    )
    dealer: SeatLetter | None = Field(
        default=None,
        description="Needed where there is no number, unless the events begin with `...`.",
    )
    vulnerable: Literal["none", "NS", "EW", "both"] | None = None
    deal: DealText | None = Field(
        default=None,
        description="Four hands clockwise from the seat named; `-` for one that is not known.",
        examples=["N:AKQJ.T98.765.432 - - -"],
    )
    events: Events = Field(default_factory=list)

    def table(self) -> Table:
        events = events_of(self.events)
        head = {"board": self.board, "dealer": self.dealer, "vulnerable": self.vulnerable}
        if self.dealer is None and not isinstance(next(iter(events), None), Unentered):
            del head["dealer"]  # only what begins in the middle has no dealer
        empty = Table.from_json({**head, "deal": self.deal, "events": []})
        return empty.after(*events) if events else empty


TableText = Annotated[LongText, Field(examples=["board 7\nS 1C, W 1S, N 1H"])]


def table_of(sent: str | TableSent) -> Table:
    """The table in either notation."""
    if isinstance(sent, TableSent):
        return sent.table()
    return Table.parse(sent, MOST_EVENTS)


class NewTable(TableSent):
    """A live table that the desk is to keep."""

    session: SessionId | None = Field(
        default=None,
        description="The session that it belongs to; without it, the one that is open.",
    )
    place: Short = Field(
        default="", description="The number of the table in the room.", examples=["4"]
    )
    players: Players = Field(default_factory=dict, examples=[{"N": "Ito", "S": "Sato"}])


class ChangedTable(Sent):
    """What is to be known better of a table. What is left out stays as it is."""

    after: After
    deal: DealText | None = None
    place: Short | None = None
    players: Players | None = None


class NewEvents(Sent):
    """What happened next."""

    after: After
    events: Events


class Undone(Sent):
    """Events that are to be taken back, with the rulings that they came from."""

    after: After
    count: Annotated[int, Field(ge=1, le=MOST_EVENTS, strict=True)] = 1


class Seen(Sent):
    """Nothing but what was seen last."""

    after: After


ProcedureKey = Annotated[
    str, StringConstraints(max_length=40, pattern="^[a-z-]+$"), Field(examples=["insufficient-bid"])
]


class NewRuling(Sent):
    """A ruling that is to be given: quick, or at a live table."""

    procedure: ProcedureKey
    table: TableId | None = Field(
        default=None, description="The live table; without it, only answers."
    )
    session: SessionId | None = Field(default=None, description="For a quick ruling.")
    after_ruling: RulingId | None = Field(
        default=None, description="The ruling that handed over to this one (its `goes_on`)."
    )
    place: Short = ""
    board: Short = ""
    players: Players = Field(default_factory=dict)
    who: SeatLetter | None = Field(
        default=None, description="Whom a quick ruling is about: its sentences then speak of seats."
    )
    assume: bool = Field(
        default=False,
        description="Questions about rarities have their everyday answer and are not asked.",
    )


class NewAnswer(Sent):
    """The answer to the question at a step; answers to later ones are dropped."""

    after: After
    step: Annotated[int, Field(ge=0, le=MOST_ANSWERS, strict=True)] = Field(
        description="How many answers came before: `step` of the ruling, or fewer to go back.",
        examples=[0],
    )
    answer: Words = Field(examples=["no"])
    assume: bool = Field(
        default=False,
        description="Rarities that come next have their everyday answer and are not asked.",
    )


class ChangedRuling(Sent):
    """Who sat there, and where. What is left out stays as it is."""

    after: After
    place: Short | None = None
    board: Short | None = None
    players: Players | None = None


class Marked(Sent):
    """What happened to a ruling after it was given."""

    after: After
    mark: Literal["said", "printed", "appealed", "withdrawn"]
    on: bool = Field(default=True, description="`false` takes the mark away.")


class Noted(Sent):
    """A note of the director's."""

    after: After
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000), _KEPT]


class SeenTo(Sent):
    """What became of a review that a ruling put off."""

    after: After
    law: Short
    state: Literal["open", "done", "nothing", "off"]


_Count = Annotated[int, Field(ge=0, le=200, strict=True)]


class PolledSent(Sent):
    action: Short = Field(examples=["4S"])
    chose: _Count
    considered: _Count


class PollOf(Sent):
    """Who was asked, and what they would do."""

    asked: Annotated[int, Field(ge=1, le=200, strict=True)]
    standard: Literal["same standard", "stronger", "weaker", "mixed standard"] | None = None
    same_methods: bool | None = None
    without_information: bool | None = None
    actions: Annotated[list[PolledSent], Field(min_length=1, max_length=30)]

    def data(self) -> dict[str, Any]:
        return self.model_dump()


class PollSent(Sent):
    """A poll, in its notation or member by member."""

    after: After
    poll: Words | PollOf = Field(examples=["5 asked, same standard: Pass 2/4, 4S 3/5"])


class OneAnswer(Sent):
    """An answer with the key of its question, which is checked."""

    question: Short
    answer: Words


class Step(Sent):
    """A procedure and the answers so far; nothing is kept."""

    procedure: ProcedureKey
    table: TableText | TableSent | None = None
    who: SeatLetter | None = Field(
        default=None,
        description="Without a table: whom it is about. Its sentences then speak of seats.",
    )
    edition: Short | None = Field(
        default=None,
        description="The edition of the Laws: `2017` or `2024`; the one in force today if none.",
    )
    answers: Annotated[list[OneAnswer | Words], Field(max_length=MOST_ANSWERS)] = Field(
        default_factory=list,
        description="In the order of the questions, with their keys or without.",
        examples=[["no", {"question": "accepts", "answer": "no"}]],
    )


class LegalAsked(Sent):
    """A table, and the seat that is asked about."""

    table: TableText | TableSent
    seat: SeatLetter


class Compared(Sent):
    """Two calls by what they show, or by the names of presets."""

    withdrawn: MeaningText = Field(description="What the withdrawn call showed.",
                                   examples=["6+ H4+"])  # fmt: skip
    replacement: MeaningText = Field(description="What the replacement shows.",
                                     examples=["10+ H4+"])  # fmt: skip


class StoryTold(Sent):
    """What happened, in a sentence or two."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=600)] = Field(
        description="The words as they come, typed or dictated, in English or Japanese.",
        examples=["East bid one heart over one spade, South hasn't called yet"],
    )
    facts: dict[Short, Short] = Field(
        default_factory=dict, description="Facts put right: their names with other values."
    )


class NewSession(Sent):
    """A session of the club, or an event."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=120), _KEPT]
    profile: Short = Field(default="WBF", description="Whose regulations hold.")
    edition: Short | None = Field(
        default=None,
        description="The edition of the Laws: `2017` or `2024`; the one in force today if none.",
    )


# A field: one object for each line of a traveller.

_Text = Annotated[str, Field(max_length=300)]


class Awards(Sent):
    """An award for each side."""

    ns: _Text | None = None
    ew: _Text | None = None


class FieldLine(Sent):
    """A result: who met whom, what happened, and what was awarded instead."""

    session: Annotated[int, Field(ge=1, le=1000, strict=True)] = 1
    board: Annotated[int, Field(ge=1, le=9999, strict=True)]
    table: Name | None = None
    ns: Name = Field(examples=["1"])
    ew: Name = Field(examples=["5"])
    result: _Text | None = Field(default=None, examples=["4S= by N", "+620", "not played"])
    group: Name | None = None
    adjusted: _Text | Awards | None = Field(
        default=None, examples=["2/3 4S= by N, 1/3 4S-1 by N", "A+/A-"]
    )
    law: Name | None = None
    reason: Words | None = None
    ruled: Name | None = Field(default=None, description="When it was ruled.")

    def cells(self) -> dict[str, Any]:
        """The line as our files have it."""
        return self.model_dump(exclude={"session", "board"}, exclude_none=True)


class FieldPenalty(Sent):
    """A penalty (Law 90); a bonus has a minus."""

    of: Name
    amount: Name = Field(examples=["10%", "3 IMP"])
    session: Annotated[int, Field(ge=1, le=1000, strict=True)] = 1
    law: Name = "90"
    reason: Words = ""


class FieldSent(Sent):
    """An event with its results. Awards are written as in docs/score-files.md."""

    event: Name = ""
    date: Name = ""
    scoring: Literal["matchpoints", "cross-imps", "butler", "total-points", "teams"] = "matchpoints"
    profile: Name | dict[Name, Name] = Field(
        default="WBF",
        description="An authority, or its settings changed: `{like: WBF, neuberg: none}`.",
    )
    winners: Literal[1, 2] = 1
    knockout: bool = False
    names: dict[Name, _Text] = Field(default_factory=dict, max_length=MOST_LINES)
    lines: Annotated[list[FieldLine], Field(min_length=1, max_length=MOST_LINES)]
    penalties: Annotated[list[FieldPenalty], Field(max_length=1000)] = Field(default_factory=list)

    def data(self) -> Mapping[str, Any]:
        """The same in the layout of our files, which one reader reads."""
        sessions: dict[str, dict[str, list[dict[str, Any]]]] = {}
        for line in self.lines:
            boards = sessions.setdefault(str(line.session), {})
            boards.setdefault(str(line.board), []).append(line.cells())
        head = self.model_dump(include={"event", "date", "scoring", "profile", "winners",
                                        "knockout", "names"})  # fmt: skip
        penalties = [penalty.model_dump() for penalty in self.penalties]
        return {**head, "sessions": sessions, "penalties": penalties}
