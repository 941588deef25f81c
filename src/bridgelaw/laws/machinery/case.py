"""A case: what a law procedure asks, knows and decides.

A procedure is a plain function of a case. `ask` gives the answer if the list of answers holds
it, and otherwise stops the procedure with that question pending. The state of an interview is
the list of answers, and one step is a replay of the function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar, overload

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.asked import Asked, fill
from bridgelaw.laws.machinery.circumstances import QUICK, Circumstances
from bridgelaw.laws.machinery.endings import Ending, Spoken
from bridgelaw.laws.machinery.facts import ONCE, THROUGHOUT, first_lead
from bridgelaw.laws.machinery.holding import About, Pending, is_of_penalty_cards, is_over
from bridgelaw.laws.machinery.notes_of_penalty import is_by_owner, while_they_lie
from bridgelaw.laws.machinery.questions import BadAnswer, Question, no_rarity
from bridgelaw.laws.machinery.ruling import Later, Ruling, Step, changes
from bridgelaw.laws.machinery.seating import NAMELESS, Part, by_roles, seated
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.scoring.editions import EDITIONS, FIRST, stands_at
from bridgelaw.scoring.readings import Reading
from bridgelaw.table import events
from bridgelaw.table.effects import (
    Effect,
    ForcedPass,
    LeadRight,
    PenaltyCard,
    Review,
    Span,
    naming_what_is_known,
)
from bridgelaw.table.events import Fact, ImpossibleEvent
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

T = TypeVar("T")

_DECLARER = tr("declarer")
_FIRST_LEAD = tr("Stay, or be there when {player} first leads.", first_lead("player"))
"""26B: what waits for a lead is the director's to see to, whichever law it comes from."""

EDITION = FIRST
"""The edition of the Laws that is followed where nobody has named one."""


class Answer(NamedTuple):
    """An answer as it is kept: the key of its question, and its text.

    A list of these is the whole state of an interview.

    >>> from bridgelaw import PROCEDURES, Interview
    >>> first = Interview.begin(PROCEDURES["insufficient-bid"]).answer("no")
    >>> first.answers
    (Answer(key='out_of_rotation', value='no'),)
    """

    key: str
    value: str


class Known(NamedTuple):
    """Something that the table told, so that nobody was asked."""

    question: Question[Any]
    value: Any


class Told(NamedTuple):
    """Something that was asked and answered."""

    question: Question[Any]
    answer: str


class Unanswered(Exception):
    """Stops a procedure at a question that has no answer yet."""

    def __init__(self, asked: Asked[Any]) -> None:
        super().__init__(asked.key)
        self.asked = asked


class AnswersDoNotMatch(Refusal):
    """Answers that belong to other questions than the procedure asks.

    >>> from bridgelaw import PROCEDURES, Answer, Interview
    >>> try:
    ...     Interview.begin(PROCEDURES["insufficient-bid"], answers=(Answer("accepts", "yes"),))
    ... except AnswersDoNotMatch as error:
    ...     print(error)
    Answer 1 is to accepts, but out_of_rotation is asked.
    """

    def __init__(self, place: int, found: str, expected: str | None) -> None:
        words = (
            tr("Answer {place}, {found}, is not asked for.", place=place + 1, found=found)
            if expected is None
            else tr(
                "Answer {place} is to {found}, but {expected} is asked.",
                place=place + 1,
                found=found,
                expected=expected,
            )
        )
        super().__init__(words)
        self.place = place
        self.found = found
        self.expected = expected


class NothingToRule(Refusal):
    """The table does not show what the procedure rules on.

    >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
    >>> try:
    ...     Interview.begin(PROCEDURES["insufficient-bid"], Table(Board(Seat.WEST)))
    ... except NothingToRule as error:
    ...     print(error)
    The table shows no insufficient bid that is still to be ruled on.
    """


class Case:
    """One run of a procedure in certain circumstances, with the answers so far.

    `about` names whoever is concerned, once; every sentence of the case then speaks of them.
    """

    _owners: dict[Card, Player]
    """Who holds the cards that were named so far."""

    __slots__ = (
        "_about", "_answers", "_first", "_first_values", "_learned", "_on", "_owners", "_steps",
        "_used", "circumstances", "derived", "edition", "foresees", "has_passed_over", "notes",
        "procedure", "table", "trail", "words",
    )  # fmt: skip

    def __init__(
        self,
        procedure: str,
        circumstances: Circumstances = QUICK,
        answers: Sequence[Answer] = (),
        foresees: bool = False,
    ) -> None:
        self.procedure = procedure
        self.edition = circumstances.profile.edition
        self.circumstances = circumstances
        self.table = circumstances.table
        self.foresees = foresees
        """One of many runs that only foresee how things can end: what takes long is cut short."""
        self.trail: list[Known | Told | Step] = []
        """What was known, told and settled so far, in order."""
        self.words: list[Words | Pending] = []
        self.notes: list[Text] = []
        self.derived: list[Text | Later] = []
        self._about: dict[str, Any] = {}
        self._first: tuple[Text, ...] = ()
        self._first_values: Mapping[str, Any] = {}
        self._answers = answers
        self._used = 0
        self._steps: list[Step] = []
        self._on: list[int] | None = None
        self._learned: list[events.Told] = []
        self.has_passed_over = False
        """Is there a rarity after the last answer that nobody asks about?"""

    def sits_at(self, table: Table) -> None:
        """In a quick ruling the law looks at the table with which it begins."""
        self.table = table

    @property
    def _entered(self) -> Table | None:
        """The table that takes the ruling, where there is one whose players have seats."""
        table = self.circumstances.table
        return None if table is None or not table.seats else table

    @property
    def _has_no_seats(self) -> bool:
        """Nobody said who sits where: what leaves the case speaks of roles."""
        return self.table is not None and not self.table.seats

    @property
    def round_over(self) -> bool | None:
        """8B: has the round ended for this table? `None` where that is not known."""
        return self.circumstances.round_over

    @property
    def answered(self) -> Sequence[Answer]:
        """The answers that were asked for so far."""
        return self._answers[: self._used]

    def follows_text(self, clause: str) -> bool:
        """Where text and commentary differ: is the text of this clause followed?"""
        return self.circumstances.profile.readings.of(clause) is Reading.TEXT

    def is_since(self, edition: str) -> bool:
        """Is the case ruled by this edition of the Laws, or a later one?"""
        return EDITIONS[self.edition].since >= EDITIONS[edition].since

    def _in_edition(self, clause: str) -> str:
        """Where the clause stands in the edition by which the case is ruled."""
        return stands_at(clause, self.edition)

    def about(self, offender: Player | None = None, /, **values: Any) -> None:
        """Whoever is concerned, and what else the sentences of this case speak of.

        The offender brings `{offender}`, `{lho}`, `{partner}` and `{rho}`; other people and
        things come by name. A value that is costly to make may be a function of no arguments.
        """
        if offender is not None:
            self._about.update(
                offender=offender, lho=offender.lho, partner=offender.partner, rho=offender.rho
            )
        self._about.update(values)

    def say_first(self, *words: Text, **values: Any) -> None:
        """What is said before anything else is asked, with whichever question comes next."""
        self._first, self._first_values = words, values

    @overload
    def ask(
        self,
        question: Question[T],
        to: Player | None = None,
        allowed: Callable[[T], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        when: Literal[True] = True,
        sign: bool = False,
        **values: Any,
    ) -> T: ...

    @overload
    def ask(
        self,
        question: Question[T],
        to: Player | None = None,
        allowed: Callable[[T], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        when: bool = True,
        sign: bool = False,
        **values: Any,
    ) -> T | None: ...

    def ask(
        self,
        question: Question[T],
        to: Player | None = None,
        allowed: Callable[[T], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        when: bool = True,
        sign: bool = False,
        **values: Any,
    ) -> T | None:
        """The answer to a question; `values` fill holes that `about` does not.

        `allowed` gives the reason why an answer that fits the question does not fit this table,
        and `branches` the answers to a free question that take every branch at this table.
        `when`: it can be judged, such as which call it was; elsewhere the answer is `None`, and
        what matters about it is asked instead.
        `sign`: the table shows that a rarity may well be so, and it is asked outright.
        """
        if not when:
            return None
        if question.unasked and not self._brings_up(question.key):
            assert question.usually is not None
            return question.read(question.usually)
        if sign:
            question = no_rarity(question)
        return self._answered(question, to, allowed, branches, values)

    def _brings_up(self, key: str) -> bool:
        """Was this question answered although nobody asks it, or is it to be offered?"""
        if self._used < len(self._answers):
            return self._answers[self._used].key == key
        self.has_passed_over = True
        return self.circumstances.offers

    def _answered(
        self,
        question: Question[T],
        to: Player | None,
        allowed: Callable[[T], Text | None] | None,
        branches: Callable[[], tuple[str, ...]] | None,
        values: Mapping[str, Any],
    ) -> T:
        """The answer that the list of answers has; the case stops where it has none."""
        place = self._used
        if place == len(self._answers):
            self._unanswered(self._asked(question, to, allowed, branches, values))
        key, answer = self._answers[place]
        if key != question.key:
            raise AnswersDoNotMatch(place, key, question.key)
        try:
            value = question.read(answer)
        except BadAnswer:
            # In the words in which it is refused at this table.
            self._asked(question, to, allowed, branches, values).read(answer)
            raise
        if allowed is not None:
            reason = allowed(value)
            if reason is not None:
                raise BadAnswer(key, answer, reason)
        self._used = place + 1
        self.trail.append(Told(question, answer))
        if self._first and question.usually != answer and key not in self.circumstances.told:
            # It has been said. A rarity that is as always was put to nobody, nor what was told.
            self._first = ()
        return value

    def _asked(
        self,
        question: Question[T],
        to: Player | None,
        allowed: Callable[[T], Text | None] | None,
        branches: Callable[[], tuple[str, ...]] | None,
        values: Mapping[str, Any],
    ) -> Asked[T]:
        """The question as it is put now, to whoever answers it."""
        values = {**self._about, **values}
        if to is None and question.to is not None:
            to = self._at_the_table(values[question.to])
        who = self.circumstances.who
        if self._has_no_seats:
            to, values = by_roles(to), {name: by_roles(one) for name, one in values.items()}
        elif who is not None:
            to, values = seated(to, who), {name: seated(one, who) for name, one in values.items()}
        if question.to == "declarer" and not isinstance(values["declarer"], Seat):
            values = {**values, "declarer": _DECLARER}  # their place beside the offender says less
        first = tuple([fill(text, self._first_values) for text in self._first])
        return Asked(question, to, values, allowed, branches, tuple(self.trail), first)

    def _unanswered(self, asked: Asked[Any]) -> None:
        """Nobody has answered the question yet."""
        raise Unanswered(asked)

    def fact(
        self,
        question: Question[T],
        known: T | None,
        to: Player | None = None,
        **values: Any,
    ) -> T:
        """What is known, or else (`None`) the answer to the question."""
        if known is not None:
            self.trail.append(Known(question, known))
            return known
        answer: T = self.ask(question, to, **values)
        return answer

    def know(self, question: Question[bool]) -> bool:
        """Has the board come so far? A yes, which lasts, is told to the table.

        A no holds at this moment only: the play may go on with nobody entering it.
        """
        assert self.table is not None
        known = self.table.may_be(*question.stage)
        found = self.fact(question, known)
        if found and known is None:
            self.learn(Fact.STAGE, question.stage)
        return found

    def learn(self, fact: Fact, value: Any) -> Table:
        """The table with what the director told of the board; the next law finds it there too."""
        assert self.table is not None
        told = events.Told(fact, value)
        after = self.table.after(told)
        if fact is Fact.DECLARER and self.table.phase is None:
            after = after.after(events.Unentered())  # how far the board is nobody has said
        self.table = after
        self._learned.append(told)
        return after

    def who(
        self, question: Question[Seat], allowed: Callable[[Seat], Text | None] | None = None
    ) -> Seat:
        """Whom it is about: the director said so before a quick ruling, or is asked.

        Where nobody said who sits where, South stands for them.
        """
        if self.circumstances.who is not None:
            return self.circumstances.who
        assert self.table is not None
        return self.ask(question, None, allowed) if self.table.seats else NAMELESS

    def card_of(
        self,
        player: Player,
        question: Question[Card | None],
        allowed: Callable[[Card | None], Text | None] | None = None,
        branches: Callable[[], tuple[str, ...]] | None = None,
        when: bool = True,
        **values: Any,
    ) -> Card | None:
        """A card that the player is to play, `when` it can be judged.

        Of hands that are not known it may be any, but none that was named for another player.
        """
        if not when:
            return None
        owners = self._owners = getattr(self, "_owners", {})

        def reason(card: Card | None) -> Text | None:
            if card is not None and owners.get(card, player) is not player:
                return tr("{seat} cannot play {card} there", seat=player, card=card)
            return None if allowed is None else allowed(card)

        card = self.ask(question, None, reason, branches, player=player, **values)
        if card is not None:
            owners[card] = player
        return card

    def rules_on(self, *events: int | None) -> None:
        """The calls and cards on which it rules, by their events: with them falls what it left."""
        known = [event for event in events if event is not None]
        if known:
            self._on = [*(self._on or ()), *known]

    def cite(self, clause: str, text: Text | None = None, **values: Any) -> None:
        """A clause fires on the way to the ruling."""
        words = None if text is None else self._filled(text, values)
        step = Step(self._in_edition(clause), words)
        if self._has_no_seats:
            step = by_roles(step)
        self._steps.append(step)
        self.trail.append(step)

    def tell(self, *spoken: Spoken, **values: Any) -> None:
        """Words to be said, each to whom it is meant for."""
        self._tell(spoken, values)

    def _tell(self, spoken: tuple[Spoken, ...], values: Mapping[str, Any]) -> None:
        for to, text, away in spoken:
            person = None if to is None else self._at_the_table(values.get(to) or self._about[to])
            self.words.append(Words(person, self._filled(text, values), away))

    def tell_what_holds(
        self,
        player: Player,
        about: About,
        several: bool = False,
    ) -> None:
        """Here the player hears what they then may or must do: it follows from the table.

        Of a quick ruling, which knows no cards: `several` are more than one.
        """
        self.words.append(Pending(player, about, several))

    def note(self, *notes: Text, **values: Any) -> None:
        """For the director alone."""
        self.notes.extend(self._filled(text, values) for text in notes)

    def derive(self, *lines: Text | Later, **values: Any) -> None:
        """How a score is computed, line by line; what is costly is a function that says it."""
        self.derived.extend(
            self._filled(line, values) if isinstance(line, Text) else line for line in lines
        )

    def rule(
        self,
        clause: str,
        ending: Ending,
        *effects: Effect,
        goes_on: str | None = None,
        hands_over: Mapping[str, str] | None = None,
        **values: Any,
    ) -> Ruling:
        """The clause decides: the end of the procedure.

        `goes_on` names the procedure that rules on where another law takes over, and `hands_over`
        has the answers to its questions that this case has settled, by their keys.
        """
        self._tell(ending.say, values)
        for text in ending.note:
            self.notes.append(self._filled(text, values))
        owners = {one.player for one in effects if isinstance(one, PenaltyCard)}
        owners |= {one.player for one in self.words if is_of_penalty_cards(one)}
        if owners or any(map(is_by_owner, self.notes)):
            self.notes = while_they_lie(self.notes, owners, effects, self._after(effects))
        leaders = dict.fromkeys(one.player for one in effects if isinstance(one, LeadRight))
        if self._entered is None or not is_over(self._entered):
            self.notes += (fill(_FIRST_LEAD, {"player": player}) for player in leaders)
        ruling = Ruling(
            self.procedure,
            self.edition,
            (*self._steps, Step(self._in_edition(clause))),
            self._filled(ending.headline, {"span": lambda: self._span(effects), **values}),
            tuple(map(naming_what_is_known, _each_review_once(effects))),
            tuple(self.words),
            (*self.notes, *self._assumed),
            goes_on,
            tuple(self.derived),
            tuple(self._handed_over(hands_over or {})),
            self._entered,
            self._ruled_on(goes_on is not None and not any(map(changes, effects))),
            tuple(self._learned) or None,
        )
        if self._has_no_seats:
            return by_roles(ruling)
        who = self.circumstances.who
        return ruling if who is None else seated(ruling, who)

    @property
    def _assumed(self) -> tuple[Text, ...]:
        """What was taken to have been so at a table of which not everything was entered."""
        table = self.circumstances.table
        return () if table is None else tuple(one.text for one in table.assumed)

    def _handed_over(self, answers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """A quick ruling is told whom it is about before it begins, and is not asked."""
        for key, answer in answers.items():
            if key != "who" or self._entered is not None:
                yield key, answer

    def _span(self, effects: tuple[Effect, ...]) -> Text:
        """How long somebody must pass: an earlier ruling may have said longer."""
        passes = [one for one in effects if isinstance(one, ForcedPass)]
        player = passes[0].player if passes else None
        before = self._entered
        # One that binds nobody any more does so again where the ruling opens the auction.
        is_over = before is not None and before.phase is not Phase.AUCTION
        if before and (is_over or any(one.player is player for one in before.forced_passes)):
            after = self._after(effects)  # if that has not fallen now
            passes += (one for one in after.forced_passes if one.player is player) if after else ()
        is_long = any(one.span is Span.THROUGHOUT for one in passes)
        return filled(THROUGHOUT if is_long else ONCE, who_passes=player)

    def _after(self, effects: tuple[Effect, ...]) -> Table | None:
        """The table with these effects, where it is known."""
        try:
            return None if self._entered is None else self._entered.would_be(*effects)
        except ImpossibleEvent:
            return None  # it is refused when it is offered

    def _ruled_on(self, passes_on: bool) -> tuple[int, ...] | None:
        """A law that only hands over rules on nothing, whatever it has put down."""
        if self._on is None or self._entered is None:
            return None
        return () if passes_on else tuple(sorted(set(self._on)))

    def _at_the_table(self, person: Any) -> Player | None:
        """Whom nobody can point at, such as “the next player”, cannot be spoken to."""
        if isinstance(person, Part) and not person.is_side and self.circumstances.who is not None:
            return person.role
        return person if isinstance(person, (Seat, Role)) else None

    def _filled(self, text: Text, values: Mapping[str, Any]) -> Text:
        if "{" not in text.msgid and not text.claims:
            return text  # most sentences, and a replay says many
        if "declarer" in self._about and not isinstance(self._about["declarer"], Seat):
            values = {"declarer": _DECLARER, **values}  # nobody has said who that is
        return fill(text, {**self._about, **values} if values else self._about)

    def finish(self) -> None:
        """Refuses answers that nobody asked for."""
        if self._used < len(self._answers):
            raise AnswersDoNotMatch(self._used, self._answers[self._used].key, None)


def _each_review_once(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """What is looked at after the play is looked at once, however many clauses ask for it."""
    reviews: list[Review] = []
    for effect in effects:
        if isinstance(effect, Review):
            if effect in reviews:
                continue
            reviews.append(effect)
        yield effect


class Foreseeing(Case):
    """A run to one possible end: every open question takes the first answer that fits.

    `open` are the questions that were met on the way, each with the other answers that fit.
    """

    __slots__ = ("open",)

    def __init__(
        self, procedure: str, circumstances: Circumstances, answers: tuple[Answer, ...]
    ) -> None:
        super().__init__(procedure, circumstances, answers, foresees=True)
        self.open: list[tuple[Asked[Any], tuple[str, ...]]] = []

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(self._answers)

    def _unanswered(self, asked: Asked[Any]) -> None:
        fitting = asked.samples()
        if not fitting:
            raise Unanswered(asked)
        self._answers = (*self._answers, Answer(asked.key, fitting[0]))
        self.open.append((asked, fitting[1:]))
