"""A ruling as the log keeps it: what was asked, what was answered, and what was ruled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Self

from bridgelaw.desk.one_line import on_one_line, players_from
from bridgelaw.desk.records.record import Misfit, folded, no_such
from bridgelaw.desk.records.table import TableRecord, openly
from bridgelaw.desk.records.told import NOTHING_TOLD, ToldStory
from bridgelaw.game import Seat
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Answer, Asked, Interview, Procedure
from bridgelaw.laws.machinery.as_json import ruling_from_json, ruling_view_to_json
from bridgelaw.laws.machinery.transcript import transcript_to_json
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.locale import LANGUAGES, language, tr
from bridgelaw.scoring.board_plan import BoardPlan, plan_from_json
from bridgelaw.scoring.editions import FIRST
from bridgelaw.store.entries import Entry, Fact, Summary
from bridgelaw.table.events import Ruled
from bridgelaw.table.notation import event_from_json, event_to_json
from bridgelaw.table.table import Table

MARKS = ("said", "printed", "appealed", "withdrawn")
"""What can happen to a ruling after it was given."""


DUTY = "duty"
"""Among the marks of a list: the ruling has put something off that still waits."""
SEEN_TO = ("open", "done", "nothing", "off")
"""Where a review stands that was put off: it waits, was done, needs nothing, or nobody wants it."""


@dataclass(frozen=True, slots=True)
class RulingRecord:
    """A ruling that is being given, or was given."""

    id: str
    seq: int
    session: str
    procedure: Procedure
    table: str | None
    """The live table that it is about; `None` for a quick ruling."""
    events: int
    """How many events that table had when the ruling looked at it."""
    version: int
    """The last entry by which that table had changed then."""
    place: str
    board: str
    players: Mapping[str, str]
    opened_at: datetime
    after_ruling: str | None = None
    """The ruling that handed over to this one."""
    round_over: bool | None = None
    """8B: whether the round had ended for the table when the ruling looked at it."""
    plan: BoardPlan | None = None
    """What the movement said of the board at the table when the ruling looked at it."""
    who: Seat | None = None
    """Whom a quick ruling is about, where the director has said it."""
    answers: tuple[Answer, ...] = ()
    by: str = ""
    """The initials of whoever worked on it last; empty where nobody said."""
    given: Mapping[str, Any] | None = None
    """What was ruled, as it was said then: it never changes with the program."""
    given_at: datetime | None = None
    given_by: str = ""
    """The initials of whoever gave it."""
    is_undone: bool = False
    """The table took it back."""
    marks: Mapping[str, datetime] = field(default_factory=dict)
    """When it was said, printed and so on."""
    notes: tuple[tuple[datetime, str], ...] = ()
    """What the director wrote down, and when."""
    review: str = ""
    """The law under which it looks at the result of the ruling before it."""
    seen_to: Mapping[str, str] = field(default_factory=dict)
    """Of the reviews that it put off those that no longer wait, by law: one of `SEEN_TO`."""
    told: ToldStory = NOTHING_TOLD
    """What was said before a quick ruling began, and the table that it makes."""
    without_hands: bool = False
    """It looks at its table without the hands: who began it has still to play the board."""
    edition: str = FIRST
    """The edition of the Laws where it belongs to no session, which would say it."""

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        data = entry.data
        return cls(
            id=entry.stream,
            seq=entry.seq,
            session=data["session"],
            procedure=PROCEDURES[data["procedure"]],
            table=data["table"],
            events=data["events"],
            version=data["version"],
            place=data["place"],
            board=data["board"],
            players=data["players"],
            opened_at=entry.at,
            after_ruling=data["after_ruling"],
            round_over=data.get("round_over"),
            plan=_plan(data.get("plan")),
            who=_seat(data.get("who")),
            answers=tuple(Answer(*one) for one in data.get("answers", ())),
            by=entry.initials,
            review=data.get("review", ""),
            told=ToldStory.from_json(data.get("told")),
            without_hands=data.get("without_hands", False),
            edition=data.get("edition", FIRST),
        )

    def written(self, before: Self | None, entries: Sequence[Entry]) -> Self:
        return folded(type(self), before, entries)  # what was given or marked has its time

    def after(self, entry: Entry) -> Self:
        seq, data = entry.seq, entry.data
        match entry.kind:
            case "answered":
                answers = (*self.answers[: data["step"]], Answer(data["key"], data["value"]))
                return replace(self, seq=seq, answers=answers, by=entry.initials)
            case "looked":  # again, at a table that has gone on
                return replace(self, seq=seq, events=data["events"], version=data["version"],
                               round_over=data.get("round_over"),
                               answers=self.answers[: data["answers"]])  # fmt: skip
            case "given":
                return replace(self, seq=seq, given=data, given_at=entry.at, is_undone=False,
                               by=entry.initials, given_by=entry.initials)  # fmt: skip
            case "undone":
                return replace(self, seq=seq, is_undone=True, version=data["version"])
            case "noted":
                return replace(self, seq=seq, notes=(*self.notes, (entry.at, data["text"])))
            case "seated":
                seated = replace(self, seq=seq, players=data["players"], place=data["place"],
                                 board=data["board"])  # fmt: skip
                if "plan" not in data:
                    return seated
                answers = self.answers[: data["answers"]]
                return replace(seated, plan=_plan(data["plan"]), answers=answers)
            case "marked":
                return replace(self, seq=seq, marks={**self.marks, data["mark"]: entry.at})
            case "unmarked":
                marks = {name: at for name, at in self.marks.items() if name != data["mark"]}
                return replace(self, seq=seq, marks=marks)
            case "seen_to":
                seen_to = {**self.seen_to, data["law"]: data["state"]}
                return replace(self, seq=seq, seen_to=seen_to)
        raise ValueError(f"a ruling has no entry {entry.kind!r}")

    @property
    def told_at(self) -> datetime | None:
        """When the players were told: when it was given, or when it was said if that was later."""
        said = self.marks.get("said")
        if said is None or self.given_at is None:
            return self.given_at
        return max(said, self.given_at)

    @property
    def state(self) -> str:
        if self.is_undone or "withdrawn" in self.marks:
            return "undone"
        return "open" if self.given is None else "given"

    @property
    def reviews(self) -> tuple[str, ...]:
        """The laws under which it puts something off to the end of the play."""
        if self.given is None:
            return ()
        return tuple(dict.fromkeys(one["law"] for one in self.said("en").get("reviews", ())))

    @property
    def duties(self) -> tuple[str, ...]:
        """Those that still wait."""
        if self.state != "given":
            return ()
        return tuple(law for law in self.reviews if self.seen_to.get(law, "open") == "open")

    @property
    def are_off(self) -> bool:
        """The director wants no reminder of any of them."""
        return any(self.seen_to.get(law) == "off" for law in self.reviews)

    def reminding(self, on: bool) -> tuple[Fact, ...]:
        """A reminder after the play of everything that waits, or of nothing."""
        laws = (
            [law for law in self.reviews if self.seen_to.get(law) == "off"] if on else self.duties
        )
        return tuple(self.seeing_to(law, "open" if on else "off") for law in laws)

    @property
    def summary(self) -> Summary:
        # What is put off is found as the marks are.
        marks = [*sorted(self.marks), *((DUTY,) if self.duties else ())]
        shown: dict[str, Any] = {"players": dict(self.players), "marks": marks,
                                 "table": self.table, "answers": len(self.answers),
                                 "by": self.by,
                                 "notes": [text for _, text in self.notes]}  # fmt: skip
        if self.who is not None:
            shown["who"] = self.who.letter
        if self.review:
            shown["review"] = [self.after_ruling, self.review]
        laws: tuple[str, ...] = self.procedure.laws
        if self.given is not None:
            laws = tuple(self.given["clauses"])
            shown["headline"] = self.given["headline"]
        return Summary("ruling", self.session, self.state, self.place, self.board,
                       self.procedure.key, laws, shown)  # fmt: skip

    def sees(self, table: TableRecord) -> bool:
        """Is the table still what the ruling looked at?"""
        return table.changed == self.version

    def seen(self, table: Table) -> Table:
        """The live table, which may have gone on, as the ruling looks at it."""
        if self.without_hands:
            table = table.derive(openly)
        return table.at(min(self.events, len(table.log)))

    @property
    def is_in_force(self) -> bool:
        """It was given, and its table has not taken it back."""
        return self.given is not None and not self.is_undone

    def said(self, code: str) -> Mapping[str, Any]:
        """What was given in the words of that day, in a language; nothing before it was given."""
        if self.given is None:
            return {}
        said: Mapping[str, Any] = self.given["said"].get(code) or self.given["said"]["en"]
        return said

    def view(self, code: str) -> RulingView[str]:
        """The ruling as it was given, in a language."""
        assert self.given is not None
        ruled = event_from_json(self.given["ruled"])
        assert isinstance(ruled, Ruled)
        return ruling_from_json(self.said(code), ruled.effects)

    @property
    def goes_on(self) -> str | None:
        """The procedure that rules on after this ruling."""
        return None if self.given is None else self.given["goes_on"]

    @property
    def next_one(self) -> tuple[str, str] | None:
        """What is ruled on after this, and whose it is where somebody told it.

        What the law goes on with comes first, then what else was told.
        """
        if self.goes_on is not None:
            return self.goes_on, ""
        return self.told.second if self.told.then else None

    @property
    def handed(self) -> tuple[tuple[str, str], ...]:
        """The answers that this ruling hands over to the procedure that goes on."""
        given = {} if self.given is None else self.given
        return tuple((key, value) for key, value in given.get("hands_over", ()))

    def ensure_step(self, step: int) -> None:
        """`Misfit` where no question has been put at this step."""
        if not 0 <= step <= len(self.answers):
            raise Misfit(tr("This ruling has no question {number}.", number=step + 1))

    # What can be written to it.

    @staticmethod
    def opening(
        procedure: str,
        session: str = "",
        *,
        table: str | None = None,
        events: int = 0,
        version: int = 0,
        place: str = "",
        board: str = "",
        players: Mapping[str, str] | None = None,
        after_ruling: str | None = None,
        round_over: bool | None = None,
        who: Seat | None = None,
        answers: Sequence[Answer] = (),
        review: str = "",
        plan: BoardPlan | None = None,
        told: ToldStory = NOTHING_TOLD,
        without_hands: bool = False,
        edition: str = FIRST,
    ) -> Fact:
        return Fact(
            "opened",
            {
                "procedure": procedure, "session": session, "table": table, "events": events,
                "version": version, "place": on_one_line(place), "board": on_one_line(board),
                "players": players_from(players or {}),
                "after_ruling": after_ruling, "round_over": round_over,
                "who": None if who is None else who.letter,
                "answers": [list(one) for one in answers], "review": review,
                **({} if plan is None else {"plan": plan.as_json()}),
                **({"told": told.as_json()} if told else {}),
                **({"without_hands": True} if without_hands else {}),
                **({} if edition == FIRST else {"edition": edition}),
            },
        )  # fmt: skip

    def answering(self, interview: Interview, value: str) -> Fact:
        """The answer to what this interview asks; `BadAnswer` where it does not fit."""
        if self.is_in_force:
            raise Misfit(tr("This ruling has been given. Withdraw it to give another."))
        asked = question_of(interview)
        asked.read(value)
        step = len(interview.answers)
        return Fact("answered", {"step": step, "key": asked.key, "value": value})

    def giving(self, interview: Interview) -> tuple[Fact, Table | None]:
        """The ruling in full and in all languages, so that the log is read without us.

        And the table after it, where it is about one.
        """
        if "withdrawn" in self.marks:
            raise Misfit(tr("This ruling was given up. Take it up again first."))
        ruling = interview.ruling
        if ruling is None:
            raise Misfit(tr("The ruling is not complete: there are questions left."))
        view = RulingView.of(ruling, interview.table)
        said = {
            code: {
                **ruling_view_to_json(view, language(code)),
                **transcript_to_json(interview, language(code)),
            }
            for code in LANGUAGES
        }
        given = Fact(
            "given",
            {
                "edition": ruling.edition,
                "clauses": list(ruling.clauses),
                "headline": {code: said[code]["headline"] for code in LANGUAGES},
                "ruled": event_to_json(ruling.event),
                "said": said,
                "goes_on": ruling.goes_on,
                "hands_over": [list(one) for one in ruling.hands_over],
                "table": None if interview.table is None else interview.table.to_json(),
            },
        )
        return given, view.after

    @staticmethod
    def looking(events: int, version: int, answers: int, round_over: bool | None = None) -> Fact:
        return Fact("looked", {"events": events, "version": version, "answers": answers,
                               "round_over": round_over})  # fmt: skip

    @staticmethod
    def noting(text: str) -> Fact:
        return Fact("noted", {"text": text})

    @staticmethod
    def seating(players: Mapping[str, str], place: str, board: str) -> Fact:
        where = {"place": on_one_line(place), "board": on_one_line(board)}
        return Fact("seated", {"players": players_from(players), **where})

    @staticmethod
    def planning(seating: Fact, plan: BoardPlan | None, answers: int) -> Fact:
        """The same, with what the movement says there, and how many answers still hold."""
        told = None if plan is None else plan.as_json()
        return Fact(seating.kind, {**seating.data, "plan": told, "answers": answers})

    def marking(self, mark: str) -> Fact:
        """Said, printed and so on; what is marked already is unmarked."""
        if mark not in MARKS:
            raise Misfit(tr("There is no mark “{mark}”.", mark=mark))
        is_at_table = self.table is not None and self.state == "given"
        if mark == "withdrawn" and is_at_table:
            raise Misfit(tr("This ruling is in force at its table: undo it there."))
        return Fact("unmarked" if mark in self.marks else "marked", {"mark": mark})

    def seeing_to(self, law: str, state: str) -> Fact:
        """A review that was put off is done, needs nothing, or waits again."""
        if law not in self.reviews or state not in SEEN_TO:
            raise Misfit(tr("This ruling puts nothing off under that law."))
        return Fact("seen_to", {"law": law, "state": state})

    @staticmethod
    def undoing(version: int) -> Fact:
        return Fact("undone", {"version": version})


def _seat(letter: str | None) -> Seat | None:
    return None if letter is None else SEAT_OF_LETTER[letter]


def procedure_named(key: str) -> Procedure:
    """The procedure with this key; `Unknown` where there is none."""
    if key not in PROCEDURES:
        raise no_such(key)
    return PROCEDURES[key]


def question_of(interview: Interview) -> Asked[Any]:
    """What is being asked; `Misfit` where nothing is."""
    if interview.question is None:
        raise Misfit(tr("Nothing is being asked: the ruling is complete."))
    return interview.question


def _plan(data: Mapping[str, Any] | None) -> BoardPlan | None:
    return None if data is None else plan_from_json(data)
