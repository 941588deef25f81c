"""A session of the club, or an event: its name, its rules, its scores and its deadlines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple, Self

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.records.playing import PlayingDirector
from bridgelaw.desk.records.record import Misfit, folded
from bridgelaw.desk.records.round_clock import MOST_ROUNDS, RoundClock
from bridgelaw.locale import All, tr
from bridgelaw.scoring.editions import FIRST
from bridgelaw.scoring.profile import CHOICES, Profile, profile_of
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.store.entries import Entry, Fact, Summary


class Meeting(NamedTuple):
    """A line of a traveller by what does not change when the results are imported again."""

    session: int
    board: int
    ns: str
    ew: str


class FoundRight(NamedTuple):
    """An entry that looked wrong and is right as it is; another result there is looked at again."""

    meeting: Meeting
    result: str


@dataclass(frozen=True, slots=True)
class Decided:
    """An adjusted score, or that the result at the table stands; awards as they are written."""

    entry: int
    """The place of its entry in the log: it is taken back by this."""
    at: datetime
    meeting: Meeting
    ns: str | None
    """`None` for both sides: the result at the table counts."""
    ew: str | None
    law: str
    reason: str
    told: datetime
    """When the players were told."""
    ruling: str | None
    """The ruling that it came from."""
    by: str = ""
    """The initials of whoever decided."""


@dataclass(frozen=True, slots=True)
class Penalized:
    """A penalty (Law 90), with its amount as it is written."""

    entry: int
    at: datetime
    contestant: str
    amount: str
    session: int
    law: str
    reason: str
    ruling: str | None
    by: str = ""
    """The initials of whoever gave it."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """79B, 79C: what was entered was wrong, and the record now says what happened at the table.

    It is no adjusted score: nobody is awarded anything.
    """

    entry: int
    at: datetime
    meeting: Meeting
    was: str
    """What the record said, as results are written; empty for a board that was not played."""
    result: str
    law: str
    reason: str
    ruling: str | None
    by: str = ""


class Entered(NamedTuple):
    """What was entered by hand in the scoring program, when its file said something else."""

    written: str
    """As the sheet had it then."""
    was: str
    """What counted in the file."""
    file: str
    """Which file that was."""


Decision = Decided | Penalized | Corrected


@dataclass(frozen=True, slots=True)
class Imported:
    """A results file. Its content has a stream of its own, so that this one stays short."""

    stream: str
    name: str
    kind: str
    at: datetime
    settings: tuple[tuple[str, str], ...] | None
    """The regulations that the file itself names, over those of the session."""
    version: int = 1
    """How many entries of its stream count: results that come one by one make it grow."""

    @property
    def key(self) -> str:
        """Another one whenever its content is another."""
        return f"{self.stream}.{self.version}"


@dataclass(frozen=True, slots=True)
class ClubSession:
    """A session that the club plays: tables, rulings and scores belong to one."""

    id: str
    seq: int
    name: str
    profile: str
    """Whose regulations hold: one of `scoring.profile.CHOICES`."""
    opened_at: datetime
    posted: datetime | None = None
    """When the official score was made available: the periods of 79C and 92B run from then."""
    is_closed: bool = False
    round: int = 0
    """The round that the director has called last (8B1); 0 where nobody keeps the rounds."""
    round_at: datetime | None = None
    """When it was called."""
    clock: RoundClock = field(default_factory=RoundClock)
    """How long the rounds take, and who is late."""
    file: Imported | None = None
    """The results: of several files the last."""
    hands: Imported | None = None
    """The hand records: of several files the last."""
    points: Choice | None = None
    """What was chosen for points of the file that are not ours; until then they are kept."""
    decisions: tuple[Decision, ...] = ()
    """Adjusted scores, corrections and penalties that were not taken back, in log order."""
    found_right: frozenset[FoundRight] = frozenset()
    """Results that looked wrong, and that somebody has looked at since."""
    edition: str = FIRST
    """The edition of the Laws by which its rulings are given."""
    entered: Mapping[str, Entered] = field(default_factory=dict)
    """What somebody has entered by hand in the scoring program, by the name of the line."""
    director: PlayingDirector = field(default_factory=PlayingDirector)
    """Where the director sits who also plays."""

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        data = entry.data
        edition = data.get("edition", FIRST)
        return cls(
            entry.stream, entry.seq, data["name"], data["profile"], entry.at, edition=edition
        )

    def written(self, before: Self | None, entries: Sequence[Entry]) -> Self:
        return folded(type(self), before, entries)  # a decision has its time

    def after(self, entry: Entry) -> Self:
        seq, data = entry.seq, entry.data
        clock = self.clock.after(entry)
        if clock is not None:
            running = replace(self, seq=seq, clock=clock)
            if entry.kind == "round":
                running = replace(running, round=data["number"], round_at=entry.at)
            return running
        director = self.director.after(entry)
        if director is not None:
            return replace(self, seq=seq, director=director)
        match entry.kind:
            case "renamed":
                edition = data.get("edition", self.edition)
                return replace(
                    self, seq=seq, name=data["name"], profile=data["profile"], edition=edition
                )
            case "posted":
                posted = None if data["at"] is None else datetime.fromisoformat(data["at"])
                return replace(self, seq=seq, posted=posted)
            case "closed":
                return replace(self, seq=seq, is_closed=data["closed"])
            case "imported":
                return replace(self, seq=seq, file=_imported(entry), points=None)
            case "received":
                if self.file is None or self.file.stream != data["file"]:
                    return replace(self, seq=seq)
                return replace(self, seq=seq, file=replace(self.file, version=data["version"]))
            case "points":
                return replace(self, seq=seq, points=Choice(data["choice"]))
            case "dealt":
                return replace(self, seq=seq, hands=_imported(entry))
            case "adjusted":
                return replace(self, seq=seq, decisions=(*self.decisions, _decided(entry)))
            case "corrected":
                return replace(self, seq=seq, decisions=(*self.decisions, _corrected(entry)))
            case "penalized":
                return replace(self, seq=seq, decisions=(*self.decisions, _penalized(entry)))
            case "found_right":
                right = FoundRight(
                    Meeting(data["session"], data["board"], data["ns"], data["ew"]), data["result"]
                )
                return replace(self, seq=seq, found_right=self.found_right | {right})
            case "entered":
                ticked = {**self.entered, data["what"]: Entered(**data["as"])}
                return replace(self, seq=seq, entered=ticked)
            case "not_entered":
                left = {what: one for what, one in self.entered.items() if what != data["what"]}
                return replace(self, seq=seq, entered=left)
            case "taken_back":
                kept = tuple(each for each in self.decisions if each.entry != data["entry"])
                return replace(self, seq=seq, decisions=kept)
        raise ValueError(f"a session has no entry {entry.kind!r}")

    @property
    def regulations(self) -> Profile:
        """What the file names itself, and otherwise the session's."""
        if self.file is not None and self.file.settings is not None:
            return profile_of(dict(self.file.settings))
        return profile_of(self.profile)

    @property
    def rules(self) -> Profile:
        """The same for its rulings, with the edition of the Laws."""
        return replace(self.regulations, edition=self.edition)

    def decided(self, meeting: Meeting) -> Decided | None:
        """What the desk decided about a line, if it did."""
        return next(
            (
                each
                for each in reversed(self.decisions)
                if isinstance(each, Decided) and each.meeting == meeting
            ),
            None,
        )

    @property
    def summary(self) -> Summary:
        state = "closed" if self.is_closed else "open"
        shown = {"profile": self.profile, "file": None if self.file is None else self.file.name}
        return Summary("session", self.id, state, subject=self.name, shown=shown)

    # What can be written to it.

    @staticmethod
    def opening(name: str, profile: str, edition: str = FIRST) -> Fact:
        held = {"name": _name(name), "profile": _known(profile)}
        return Fact("opened", held if edition == FIRST else {**held, "edition": edition})

    @staticmethod
    def renaming(name: str, profile: str, edition: str | None = None) -> Fact:
        """Another name, other regulations, and where it is named another edition of the Laws."""
        held = {"name": _name(name), "profile": _known(profile)}
        return Fact("renamed", held if edition is None else {**held, "edition": edition})

    @staticmethod
    def posting(at: datetime | None) -> Fact:
        if at is not None and not 2000 <= at.year < 2100:  # periods are counted from it
            raise Misfit(tr("{time} is too late to count from", time=at.isoformat()))
        return Fact("posted", {"at": None if at is None else at.isoformat()})

    @staticmethod
    def closing(closed: bool) -> Fact:
        return Fact("closed", {"closed": closed})

    @staticmethod
    def calling_round(number: int) -> Fact:
        """8B1: the director signals this round, which ends the one before; 0: rounds are not kept.

        Called by mistake, it is put right by calling the right one.
        """
        if not 0 <= number <= MOST_ROUNDS:
            raise Misfit(tr("A round is a number from 1 to {most}.", most=MOST_ROUNDS))
        return Fact("round", {"number": number})

    @staticmethod
    def importing(
        stream: str, name: str, kind: str, settings: Mapping[str, str] | None = None
    ) -> Fact:
        own = None if settings is None else dict(settings)
        return Fact("imported", {"file": stream, "name": name, "kind": kind, "settings": own})

    @staticmethod
    def receiving(stream: str, version: int) -> Fact:
        """Results have come; so many entries of the file count from now on."""
        return Fact("received", {"file": stream, "version": version})

    @staticmethod
    def choosing_points(choice: Choice) -> Fact:
        """What counts where the file's points are not ours: these, or those that are computed."""
        return Fact("points", {"choice": choice.value})

    @staticmethod
    def dealing(stream: str, name: str) -> Fact:
        """The hands of its boards, from a file that has a stream of its own."""
        return Fact("dealt", {"file": stream, "name": name, "kind": "hands", "settings": None})

    @staticmethod
    def adjusting(
        meeting: Meeting,
        ns: str | None,
        ew: str | None,
        *,
        law: str,
        reason: str,
        told: datetime,
        ruling: str | None,
    ) -> Fact:
        data: dict[str, Any] = {
            **meeting._asdict(), "award_ns": ns, "award_ew": ew, "law": law,
            "reason": _reason(reason), "told": told.isoformat(), "ruling": ruling,
        }  # fmt: skip
        return Fact("adjusted", data)

    @staticmethod
    def correcting(
        meeting: Meeting, was: str, result: str, *, law: str, reason: str, ruling: str | None
    ) -> Fact:
        """The record is corrected: `result` is what happened at the table."""
        return Fact(
            "corrected",
            {**meeting._asdict(), "was": was, "result": result, "law": law,
             "reason": _reason(reason), "ruling": ruling},
        )  # fmt: skip

    @staticmethod
    def finding_right(right: FoundRight) -> Fact:
        """Somebody has looked at a result that looked wrong, and it is right."""
        return Fact("found_right", {**right.meeting._asdict(), "result": right.result})

    @staticmethod
    def entering(what: str, entered: Entered) -> Fact:
        """It stands in the scoring program now; the next file shows whether it does."""
        return Fact("entered", {"what": what, "as": entered._asdict()})

    @staticmethod
    def not_entering(what: str) -> Fact:
        return Fact("not_entered", {"what": what})

    @staticmethod
    def penalizing(
        contestant: str, amount: str, session: int, law: str, reason: str, ruling: str | None
    ) -> Fact:
        return Fact(
            "penalized",
            {
                "contestant": contestant, "amount": amount, "session": session, "law": law,
                "reason": _reason(reason), "ruling": ruling,
            },
        )  # fmt: skip

    def taking_back(self, entry: int) -> Fact:
        if all(each.entry != entry for each in self.decisions):
            raise Misfit(tr("This was taken back already."))
        return Fact("taken_back", {"entry": entry})


_LONGEST_NAME = 80


def _reason(reason: str) -> str:
    return on_one_line(reason, 500)


def _name(name: str) -> str:
    name = on_one_line(name)
    if not name:
        raise Misfit(tr("A session needs a name."))
    if len(name) > _LONGEST_NAME:
        raise Misfit(tr("The name is too long: at most {most} characters.", most=_LONGEST_NAME))
    return name


def _known(profile: str) -> str:
    if profile not in CHOICES:
        raise Misfit(
            tr("there is no profile “{name}”; known are {names}", name=profile[:40],
               names=All(CHOICES))
        )  # fmt: skip
    return profile


def _imported(entry: Entry) -> Imported:
    data = entry.data
    settings = data["settings"]
    own = None if settings is None else tuple(settings.items())
    return Imported(data["file"], data["name"], data["kind"], entry.at, own)


def _decided(entry: Entry) -> Decided:
    data = entry.data
    return Decided(
        entry.seq,
        entry.at,
        Meeting(data["session"], data["board"], data["ns"], data["ew"]),
        data["award_ns"],
        data["award_ew"],
        data["law"],
        data["reason"],
        datetime.fromisoformat(data["told"]),
        data["ruling"],
        entry.initials,
    )


def _corrected(entry: Entry) -> Corrected:
    data = entry.data
    return Corrected(
        entry.seq, entry.at, Meeting(data["session"], data["board"], data["ns"], data["ew"]),
        data["was"], data["result"], data["law"], data["reason"], data["ruling"], entry.initials,
    )  # fmt: skip


def _penalized(entry: Entry) -> Penalized:
    data = entry.data
    return Penalized(
        entry.seq, entry.at, data["contestant"], data["amount"], data["session"], data["law"],
        data["reason"], data["ruling"], entry.initials,
    )  # fmt: skip
