"""An interview: a procedure, a table, and the answers so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Self

from bridgelaw.game.seats import Seat
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import (
    Answer,
    AnswersDoNotMatch,
    Case,
    Foreseeing,
    Known,
    Told,
    Unanswered,
)
from bridgelaw.laws.machinery.circumstances import QUICK, Circumstances
from bridgelaw.laws.machinery.gate import first, handed_over, passed_on, refused_by
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.machinery.ruling import Ruling, Step
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.agenda import Item
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.table import Table

if TYPE_CHECKING:
    from bridgelaw.scoring.board_context import BoardContext
    from bridgelaw.scoring.board_plan import BoardPlan


@dataclass(frozen=True, slots=True)
class Path:
    """One way through a procedure, from the first question to the ruling.

    >>> from bridgelaw import PROCEDURES, walk
    >>> path = next(walk(PROCEDURES["insufficient-bid"]))
    >>> path.answers, path.ruling.clause
    ((Answer(key='out_of_rotation', value='yes'),), '27A2')
    """

    answers: tuple[Answer, ...]
    trail: tuple[Known | Told | Step, ...]
    asked: tuple[Asked[Any], ...]
    ruling: Ruling


def step(
    procedure: Procedure, circumstances: Circumstances, answers: tuple[Answer, ...]
) -> Asked[Any] | Ruling:
    """Where the procedure stands after these answers: the next question, or the ruling."""
    return stands_at(procedure, Case(procedure.key, circumstances, answers))


def stands_at(procedure: Procedure, case: Case) -> Asked[Any] | Ruling:
    """Where one run of the procedure ends: at the next question, or with the ruling."""
    try:
        ruling = procedure.run(case)
    except Unanswered as stop:
        return stop.asked
    case.finish()
    return handed_over(ruling, case.circumstances)


@dataclass(frozen=True, slots=True)
class Interview:
    """An interview at one moment. It never changes: `answer` and `back` give the next one.

    >>> from bridgelaw import PROCEDURES, Board, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    >>> interview = interview.answer("no")
    >>> str(interview.question.heading)
    'Does South accept 1♥?'
    >>> [option.key for option in interview.question.options]
    ['yes', 'no']
    >>> interview = interview.answer("yes")
    >>> interview.ruling.clauses
    ('27A1',)
    """

    procedure: Procedure
    circumstances: Circumstances = QUICK
    answers: tuple[Answer, ...] = ()
    now: Asked[Any] | Ruling = field(init=False, compare=False)
    """The question that is pending, or the ruling."""

    _has_rarity: bool = field(init=False, compare=False, repr=False)
    """Whether rarities are offered decides what is pending: there is one here that nobody asks."""

    def __post_init__(self) -> None:
        self._run(Case(self.procedure.key, self.circumstances, self.answers))

    def _run(self, case: Case) -> None:
        now = self._passed_on() or stands_at(self.procedure, case)
        object.__setattr__(self, "now", now)
        object.__setattr__(self, "_has_rarity", case.has_passed_over)

    def _passed_on(self) -> Ruling | None:
        """What it says instead of its first question, where something else comes first."""
        if self.answers or self.circumstances.anyway:
            return None  # an interview that was recorded goes on as it was begun
        return passed_on(self.procedure, self.table, self.circumstances.profile.edition)

    @classmethod
    def begin(
        cls,
        procedure: Procedure,
        table: Table | None = None,
        answers: tuple[Answer, ...] = (),
        scores: BoardContext | None = None,
        profile: Profile = WBF,
        round_over: bool | None = None,
        who: Seat | None = None,
        plan: BoardPlan | None = None,
        anyway: bool = False,
    ) -> Interview:
        """An interview at this table, or a quick one where there is none.

        If something is open that comes first, it ends at once and names that (`first`), unless it
        is begun `anyway`.

        `round_over`: whether the round has ended for this table (8B), where that is known.
        `plan`: what the movement says of the board at this table.

        A quick one asks for everything. It speaks of the players by their seats where `who` says
        whom it is about, and otherwise by their roles.

        >>> from bridgelaw import PROCEDURES
        >>> quick = Interview.begin(PROCEDURES["insufficient-bid"])
        >>> quick.table is None, quick.question.key
        (True, 'out_of_rotation')
        """
        _check(procedure, answers)
        if who is not None and table is not None:
            raise TypeError("who it was is for a quick ruling: a table knows it")
        given = Circumstances(table, scores, profile, round_over, plan, who, anyway)
        return cls(procedure, given, answers)

    @property
    def first(self) -> Item | None:
        """What has to be ruled on before this can be; `None` where nothing has."""
        if self.answers or self.circumstances.anyway:
            return None
        return first(self.procedure, self.table)

    @property
    def table(self) -> Table | None:
        """The table as it was when the interview began; `None` in a quick one."""
        return self.circumstances.table

    @property
    def question(self) -> Asked[Any] | None:
        """The question that is pending; `None` once there is a ruling."""
        return self.now if isinstance(self.now, Asked) else None

    @property
    def ruling(self) -> Ruling | None:
        """The ruling; `None` while something is asked."""
        return self.now if isinstance(self.now, Ruling) else None

    def answer(self, value: str) -> Interview:
        """The interview with the pending question answered; `BadAnswer` where that does not fit.

        It takes microseconds, but a claim that is judged on the way may take seconds.

        >>> from bridgelaw import PROCEDURES, BadAnswer
        >>> try:
        ...     Interview.begin(PROCEDURES["insufficient-bid"]).answer("perhaps")
        ... except BadAnswer as error:
        ...     print(error)
        “perhaps” is no answer to out_of_rotation: expected one of: yes, no
        """
        if not isinstance(value, str):
            raise TypeError(f"an answer is a string, such as 'yes', not {value!r}")
        if not isinstance(self.now, Asked):
            raise AnswersDoNotMatch(len(self.answers), value, None)
        self.now.read(value)
        answers = (*self.answers, Answer(self.now.key, value))
        try:
            found = type(self)(self.procedure, self.circumstances, answers)
        except ImpossibleEvent as error:
            # What was answered about the board cannot be so at this table.
            raise BadAnswer(self.now.key, value, error.text) from error
        if found.ruling is not None:
            # A ruling that the table could not take is never offered.
            reason = refused_by(self.table, found.ruling)
            if reason is not None:
                raise BadAnswer(self.now.key, value, reason)
        return found

    def taking_over(self, answers: Iterable[tuple[str, str]]) -> Interview:
        """With the answers that a ruling hands over (`Ruling.hands_over`), as far as they fit.

        >>> from bridgelaw import PROCEDURES
        >>> interview = Interview.begin(PROCEDURES["adjusted-score"])
        >>> interview.taking_over((("power", "law"), ("law", "16B3"))).question.key
        'offenders'
        """
        handed, found = dict(answers), self
        while isinstance(found.now, Asked) and found.now.key in handed:
            try:
                found = found.answer(handed[found.now.key])
            except Refusal:
                break  # at this table it is asked after all
        return found

    @property
    def offering(self) -> Interview:
        """The same, where questions about rarities that nobody asks are met as well."""
        return self._where(offers=True)

    def _where(self, offers: bool) -> Self:
        """Where these are offered or not: another run only where one of them comes next."""
        if self.circumstances.offers == offers:
            return self
        circumstances = replace(self.circumstances, offers=offers)
        if self._has_rarity:
            return replace(self, circumstances=circumstances)
        same = copy(self)
        object.__setattr__(same, "circumstances", circumstances)
        return same

    def meeting(self, key: str) -> Interview:
        """The same, at the question of this key, also if nobody is asked that."""
        if self.question is not None and self.question.key != key:
            found = self.offering
            if found.question is not None and found.question.key == key:
                return found
        return self

    def telling(self, answers: Mapping[str, str]) -> Interview:
        """With these answers, by the keys of their questions, as far as they are asked in turn.

        >>> from bridgelaw import PROCEDURES
        >>> interview = Interview.begin(PROCEDURES["insufficient-bid"])
        >>> interview.telling({"out_of_rotation": "yes"}).ruling.clause
        '27A2'
        """
        brought_up = [one.key for one in self.procedure.questions if one.unasked]
        found = self
        while True:
            for key in answers.keys() & brought_up:
                found = found.meeting(key)
            if found.question is None or found.question.key not in answers:
                return found._where(offers=self.circumstances.offers)
            found = found.answer(answers[found.question.key])

    def assuming(self) -> Interview:
        """With the everyday answer to each question about a rarity that comes next.

        Whoever sees such answers can change them; nobody has to give them.

        >>> from bridgelaw import PROCEDURES
        >>> Interview.begin(PROCEDURES["insufficient-bid"]).assuming().question.key
        'accepts'
        """
        found = self.offering
        while (asked := found.question) is not None and asked.usually is not None:
            try:
                found = found.answer(asked.usually)
            except BadAnswer:
                break  # not at this table
        return found._where(offers=self.circumstances.offers)

    def back(self) -> Interview:
        """The interview without its last answer.

        >>> from bridgelaw import PROCEDURES
        >>> interview = Interview.begin(PROCEDURES["insufficient-bid"])
        >>> interview.answer("no").back() == interview
        True
        """
        return replace(self, answers=self.answers[:-1])

    def after(self, count: int) -> Interview:
        """The interview after the first answers, as many as are named.

        >>> from bridgelaw import PROCEDURES
        >>> Interview.begin(PROCEDURES["insufficient-bid"]).assuming().after(2).question.key
        'unintended'
        """
        found = replace(self, answers=self.answers[:count])
        return found.meeting(self.answers[count].key) if count < len(self.answers) else found

    def from_the_start(self) -> Interview:
        """The interview with nothing answered."""
        return replace(self, answers=())

    def paths(self) -> Iterator[Path]:
        """Every way on from here to a ruling.

        >>> from bridgelaw import PROCEDURES
        >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes")
        >>> [(path.ruling.clause, path.ruling.goes_on) for path in interview.paths()]
        [('27A2', 'call-out-of-turn')]
        """
        return _walk(self.procedure, self.circumstances, self.answers)


def walk(
    procedure: Procedure,
    table: Table | None = None,
    answers: tuple[Answer, ...] = (),
    scores: BoardContext | None = None,
    profile: Profile = WBF,
) -> Iterator[Path]:
    """Every path of the procedure from here, over all options of all questions.

    Free answers, such as a call, are sampled so that each branch is taken. With no table,
    nothing is known and everything that matters is asked: that is the whole procedure.

    >>> from bridgelaw import PROCEDURES
    >>> sorted({path.ruling.clause for path in walk(PROCEDURES["robbed-of-turn"])})
    ['17D2', '17D3']
    """
    _check(procedure, answers)
    return _walk(procedure, Circumstances(table, scores, profile, offers=True), answers)


def _check(procedure: object, answers: Iterable[object]) -> None:
    """What a program that is not type-checked may easily give: a key, and bare strings."""
    if not isinstance(procedure, Procedure):
        raise TypeError(f"a procedure, such as PROCEDURES['revoke'], not {procedure!r}")
    for one in answers:
        if not isinstance(one, Answer):
            raise TypeError(f"an answer is kept as Answer('accepts', 'yes'), not as {one!r}")


def _walk(
    procedure: Procedure, circumstances: Circumstances, answers: tuple[Answer, ...]
) -> Iterator[Path]:
    ahead: list[tuple[tuple[Answer, ...], tuple[Asked[Any], ...]]] = [(answers, ())]
    while ahead:
        # One run goes to an end, and leaves the other answers to the questions that it met.
        answers, asked = ahead.pop()
        case = Foreseeing(procedure.key, circumstances, answers)
        try:
            ruling: Ruling | None = procedure.run(case)
        except Unanswered:
            ruling = None  # no answer fits: it ends nowhere
        told = case.answers
        for place, (question, others) in enumerate(case.open, len(answers)):
            asked = (*asked, question)
            for value in reversed(others):
                ahead.append(((*told[:place], Answer(question.key, value)), asked))
        if ruling is not None:
            yield Path(told, tuple(case.trail), asked, ruling)
