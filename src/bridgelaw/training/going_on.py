"""The play goes on after a ruling, and what was forgotten comes up at the same board.

Players act on what they were told. Where something was only left out, the law's own ruling holds:
who was not told that they must pass, bids; who was not told of a penalty card, plays another one;
and then somebody calls again. Where the ruling itself was another one, somebody who knows the law
objects at once (82B), or the board is played out with it, and what it cost comes up then (82C).
What the table cannot show comes from a player at once (a choice that nobody offered), or when the
board is over (what partner heard, a look at the result).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from random import Random

from bridgelaw.desk.event_words import headline
from bridgelaw.game import PASS, SEATS, SUITS, Bid, Hand, Seat, Side
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.common.end_of_board import reviews_due, to_adjusted_score
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.outcomes import PASSED_OUT, Outcome, Played, score_of
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.agenda import due_now
from bridgelaw.table.result import is_finished, result_of
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.training.key import KeyLine, consequence_of, said
from bridgelaw.training.marks import MarkKind, marks_of
from bridgelaw.training.natural_boards import laid, natural_call, natural_card, one_more
from bridgelaw.training.openings import caller_of
from bridgelaw.training.players import people_at
from bridgelaw.training.situations import Owed, Situation
from bridgelaw.training.visit import Visit
from bridgelaw.training.walking import is_told, walked
from bridgelaw.training.wishes import Wish

MOST_CALLS = 4
"""So often the director comes to a board at most."""
_MOST_EVENTS = 120
_MOST_NOTED = 3
"""Looks at the result that are told: a page is short."""
_WRONG, _SCORE = "director-error", "adjusted-score"
_HEARD = "unauthorised-information"
_BINDING = (
    fx.ForcedPass, fx.LeadRight, fx.LeadRestriction, fx.NoDemand, fx.PlayRestriction,
    fx.PenaltyCard, fx.CardRequired, fx.ReplacementDue, fx.LeftFaceUp,
)  # fmt: skip
"""What somebody has to do later on, and does not do who was not told."""


_BELIEVED = {"explanation-duty": {"finding": "explanation"}}
"""What the next law finds because of what was said to this one."""
_JUDGED = ("claim", "concession")
_EARLY = 6
"""Tricks that have gone before a claim is put to a trainee: of an earlier one nobody sees all the
lines at a table, and working them out takes long."""


@dataclass(frozen=True, slots=True)
class Went:
    """How it went on at the board: what everybody saw, and for what the director is needed."""

    told: tuple[Text, ...]
    next: Situation | None = None
    """The same board later, when the director is needed again."""


@lru_cache(maxsize=512)
def went_on(situation: Situation, steps: str) -> Went:
    """What happens after the visit with these steps."""
    visit = Visit.read(situation, steps)
    if situation.name.count("+") + 1 >= MOST_CALLS:
        return Went(_ending(_after(visit)))
    return _GoingOn(visit).went()


def _after(visit: Visit) -> Table | None:
    """The table after the law's own ruling."""
    situation, table = visit.situation, visit.situation.table
    if situation.resumed is not None:
        return situation.resumed
    if table is None or not table.seats:
        return None
    return _ruled(table, situation.ruling.event)


def _ruled(table: Table, event: ev.Ruled) -> Table | None:
    try:
        after = table.after(event)
    except ev.ImpossibleEvent:
        return None
    # Nobody plays on with hands that are not known, as after a new deal.
    return None if any(after.hand(seat) is None for seat in SEATS) else after


def _ending(table: Table | None) -> tuple[Text, ...]:
    result = None if table is None or not is_finished(table) else result_of(table)
    return () if result is None else (headline(result),)


class _GoingOn:
    """One ruling, and what becomes of it."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.situation = visit, visit.situation
        self.name = f"{visit.situation.name}+"
        self.chance = Random(self.name)
        self.forgotten = tuple(_forgotten(visit))
        self.wrong = tuple(_wrong(visit))
        self.owed = (*visit.situation.owed, *self._heard(), *self._to_review())

    def went(self) -> Went:
        after, ruling = _after(self.visit), self.situation.ruling
        untold = self._untold()
        played = None if untold is not None else self._played_as_ruled(after)
        if played is not None:
            return played
        objection = self._objection(after, untold or self._objected())
        if objection is not None:
            return Went((), objection)
        if after is None or (after.awarded and after.to_call is not None):
            return Went(())  # the board has its score, and is not played
        if ruling.goes_on == _SCORE and not is_finished(after) and not after.adjusted:
            # It can be played: the score is looked at when there is one.
            first = Owed(_SCORE, tuple(ruling.hands_over), by_itself=True)
            self.owed = (first, *self.owed)
        elif ruling.goes_on is not None and self.situation.resumed is None:
            said = _BELIEVED.get(self.situation.procedure.key, {})
            found = self._call(ruling.goes_on, after, {**said, **dict(ruling.hands_over)})
            if found is not None:
                return Went((), replace(found, by_itself=True))
        return self._play(after)

    # At once

    def _objection(self, after: Table | None, words: tuple[Seat, Text] | None) -> Situation | None:
        table = self.situation.table
        if words is None or table is None or self.situation.procedure.key == _WRONG:
            return None
        found = self._call(_WRONG, table, {"still_normal": "yes"}, words)
        return None if found is None else replace(found, resumed=after)

    def _untold(self) -> tuple[Seat, Text] | None:
        """A player to whom nobody read out the choices."""
        for mark in marks_of(self.visit).missed:
            if (
                mark.kind is MarkKind.TOLD
                and mark.seat is not None
                and mark.key in self.visit.found
            ):
                return mark.seat, tr("Nobody told me what else I could choose.")
        return None

    def _objected(self) -> tuple[Seat, Text] | None:
        """An effect that is not the law's, or is missing so that nobody can go on."""
        caller = caller_of(self.situation)
        for line in self.wrong:
            return caller, tr("Is that so, director? {what}", what=line.text)
        if any(not isinstance(one, (*_BINDING, fx.Review)) for one in self.forgotten):
            return caller, tr("And now? We do not know how to go on.")
        return None

    # To the end with a ruling that was wrong

    def _played_as_ruled(self, after: Table | None) -> Went | None:
        """The board with the ruling that was given; `None` where nobody could play on, or where
        somebody knows better and says so."""
        if not self.wrong or after is None or self.situation.resumed is not None:
            return None
        if self.situation.procedure.key == _WRONG:
            return None
        if people_at(self.situation)[caller_of(self.situation)].wish is Wish.RIGHTS:
            return None
        given = self._given()
        ended = None if given is None else self._played_out(given)
        should = self._played_out(after)
        if given is None or ended is None or should is None:
            return None
        was, right = _outcome(ended), _outcome(should)
        if was is None or right is None:
            return None
        told = (tr("Everybody goes on as you ruled."), *_Told(given).lines(ended), *_ending(ended))
        vulnerability = given.board.vulnerability
        lost = score_of(right, vulnerability) - score_of(was, vulnerability)
        should_be = tr("With the right ruling: {result}", result=next(iter(_ending(should))))
        if not lost:
            return Went((*told, should_be, tr("Your ruling was wrong, and cost nobody anything.")))
        hurt = Side.NS if lost > 0 else Side.EW
        cost = tr("Your ruling cost {side} {count} points.", side=hurt, count=abs(lost))
        wanted = {"still_normal": "no", "assignable": "yes", "own_ns": "no", "own_ew": "no",
                  "right_ns": str(right), "right_ew": str(right)}  # fmt: skip
        by = next(seat for seat in SEATS if seat.side is hurt and seat is not ended.dummy)
        found = self._call(_WRONG, ended, wanted, (by, tr("I do not think that ruling was right.")))
        return None if found is None else Went((*told, should_be, cost), replace(found, owed=()))

    def _given(self) -> Table | None:
        """The table with what was ruled; `None` where it cannot be carried out."""
        table, event = self.situation.table, self.situation.ruling.event
        if table is None or any(line.effect is None for line in self.wrong):
            return None
        kept = (one for one in event.effects if one not in self.forgotten)
        effects = (*kept, *(line.effect for line in self.wrong if line.effect is not None))
        return _ruled(table, replace(event, effects=effects))

    def _played_out(self, table: Table) -> Table | None:
        """To the last card: what needs a ruling on the way is ruled by the law."""
        for _ in range(_MOST_EVENTS):
            if is_finished(table) and not due_now(table):
                return table
            item = next(iter(due_now(table)), None)
            if item is None:
                following = one_more(table)
                if following is None:
                    return None
                table = following
                continue
            found = self._call(item.procedure, table)
            try:
                table = table.after(found.ruling.event) if found is not None else table
            except ev.ImpossibleEvent:
                return None
            if found is None:
                return None
        return None

    # While the board is bid and played

    def _play(self, after: Table) -> Went:
        told, table = _Told(after), after
        believed = self._believed()
        for _ in range(_MOST_EVENTS):
            due = self._due(table, believed)
            if due is not None:
                found = self._call(due, table)
                if found is not None:
                    found = replace(found, by_itself=not table.open_irregularities)
                    return Went(told.lines(table), found)
                if table.open_irregularities or is_finished(table):
                    break  # there is nothing to ask about it
            if is_finished(table):
                break
            following = _next(table, believed)
            if following is None:
                break
            table, believed = following
        return self._over(table, told.lines(table))

    def _believed(self) -> Table | None:
        """The table as the players see it who were not told everything."""
        table, event = self.situation.table, self.situation.ruling.event
        left = tuple(one for one in event.effects if one not in self.forgotten)
        if table is None or self.situation.resumed is not None or left == event.effects:
            return None
        try:
            return table.after(replace(event, effects=left))
        except ev.ImpossibleEvent:
            return None

    def _due(self, table: Table, believed: Table | None) -> str | None:
        known = None if believed is None else {item.procedure for item in due_now(believed)}
        for item in due_now(table):
            is_seen = item.irregularity is not None or is_finished(table) or table.replaced
            if is_seen or known is None or item.procedure in known:
                return item.procedure
        return None

    # When it is over

    def _over(self, table: Table, told: tuple[Text, ...]) -> Went:
        if not is_finished(table):
            return Went(told)
        told += _ending(table)
        for at, owed in enumerate(self.owed):
            found = self._call(owed.procedure, table, dict(owed.answers), owed.brought)
            if found is not None:
                left = self.owed[at + 1 :]
                return Went(told, replace(found, owed=left, by_itself=owed.by_itself))
        remembered = (law for law in reviews_due(table) if fx.Review(law) not in self.forgotten)
        noted = (tr("As you had noted: {what}", what=review_of(law).title)
                 for law in remembered)  # fmt: skip
        return Went((*told, *islice(dict.fromkeys(noted), _MOST_NOTED)))

    def _to_review(self) -> Iterator[Owed]:
        for one in self.forgotten:
            if isinstance(one, fx.Review):
                by = review_of(one.law).by
                if by == _HEARD:
                    yield Owed(by, tuple(self._of_source(one.law)))
                elif by is not None:
                    yield Owed(by, ())
                else:
                    yield Owed(_SCORE, to_adjusted_score(one.law))

    def _of_source(self, law: str) -> Iterator[tuple[str, str]]:
        """Where the information came from that is looked at under this law, and from whom."""
        sources = [one.name.lower() for one in Source if one.review == law]
        if len(sources) == 1:
            yield "source", sources[0]
        for effect in self.situation.ruling.effects:
            if isinstance(effect, fx.Unauthorised) and isinstance(effect.player, Seat):
                yield "who", effect.player.letter
                return

    def _heard(self) -> Iterator[Owed]:
        """What was asked aloud, and remarks that nobody stopped: partner heard them."""
        for mark in marks_of(self.visit).missed:
            if mark.seat is not None and mark.kind in (MarkKind.AWAY, MarkKind.QUIET):
                if mark.kind is MarkKind.AWAY and mark.key not in self.visit.found:
                    continue  # it was not asked at all
                by, partner = mark.seat, mark.seat.partner
                yield Owed(
                    _HEARD,
                    (("who", by.letter), ("source", "manner"), ("facts", "admitted")),
                    (by.lho, tr("{partner} heard what {seat} said, and used it.",
                                partner=partner, seat=by)),
                )  # fmt: skip

    # A call

    def _call(
        self,
        key: str,
        table: Table,
        wanted: Mapping[str, str] | None = None,
        brought: tuple[Seat, Text] | None = None,
    ) -> Situation | None:
        if key in _JUDGED and len(table.tricks) < _EARLY:
            return None
        try:
            begun = Interview.begin(PROCEDURES[key], table, anyway=brought is not None)
        except NothingToRule:
            return None
        made = walked(begun, self.chance, self.situation.root, wanted)
        if made is None or not is_told(made):
            return None
        return Situation(self.name, made, brought, self.owed)


def _forgotten(visit: Visit) -> Iterator[fx.Effect]:
    """The effects of the law's ruling that the trainee did not rule."""
    ruled, key = visit.ruled, visit.key
    chosen = frozenset[int]() if ruled is None else ruled.effects
    ticked = {said(key.effects[place].text) for place in chosen}
    for effect in visit.situation.ruling.effects:
        text = consequence_of(effect)
        if text is not None and said(text) not in ticked:
            yield effect


def _wrong(visit: Visit) -> Iterator[KeyLine]:
    """What the trainee ruled and the law does not."""
    for place in sorted(frozenset() if visit.ruled is None else visit.ruled.effects):
        if place not in visit.key.right_effects:
            yield visit.key.effects[place]


def _outcome(table: Table) -> Outcome | None:
    """What is entered for a board that was played or passed out; `None` where it was not."""
    result = result_of(table)
    if result is None or result.adjusted:
        return None
    if result.contract is None:
        return PASSED_OUT if result.passed_out else None
    return Played(result.contract, result.tricks) if result.is_complete else None


def _next(table: Table, believed: Table | None) -> tuple[Table, Table | None] | None:
    """One call or card more; what is not allowed, from who does not know that."""
    if table.to_call is not None:
        seat = table.to_call
        call = natural_call(table, seat)
        legal = table.legal_calls(seat).legal
        if believed is not None and believed.to_call is seat:
            free = believed.legal_calls(seat).legal
            if call in legal:  # they would not even notice: with something to say they say it
                others = [one for one in _own_bids(table, seat) if one in free and one not in legal]
                call = next(iter(others), call)
            elif call not in free:
                call = PASS
        elif call not in legal:
            call = PASS if PASS in legal else next(iter(legal))
        return _with(table, believed, lambda one: one.after(ev.Called(seat, call)))
    if table.phase not in (Phase.CLARIFICATION, Phase.PLAY) or table.to_play is None:
        return None
    seat = table.to_play
    choices = table.legal_cards(seat)
    among = choices.legal or choices.without_demand.legal
    if believed is not None and believed.to_play is seat:
        unaware = believed.legal_cards(seat).legal - among
        among = unaware or among
    if not among:
        return None
    card = natural_card(table, seat, among)
    return _with(table, believed, lambda one: laid(one, seat, card))


def _own_bids(table: Table, seat: Seat) -> Iterator[Bid]:
    """The bids that a player makes who has something to say: low, and in a long suit."""
    hand = table.hand(seat) or Hand()
    last = table.auction.last_bid
    for suit in sorted(SUITS, key=lambda one: -hand.length(one)):
        for level in (1, 2, 3):
            found = Bid.of(level, suit.denomination)
            if last is None or found.outranks(last[1]):
                yield found
                break


def _with(
    table: Table, believed: Table | None, made: Callable[[Table], Table]
) -> tuple[Table, Table | None] | None:
    """Both tables after it; what the players believe may have become impossible."""
    try:
        after = made(table)
    except ev.ImpossibleEvent:
        return None
    try:
        return after, None if believed is None else made(believed)
    except ev.ImpossibleEvent:
        return after, None


class _Told:
    """What happened since, in a line or two."""

    def __init__(self, table: Table) -> None:
        self.calls = len(tuple(table.auction))
        self.tricks = len(table.tricks)

    def lines(self, table: Table) -> tuple[Text, ...]:
        found: list[Text] = []
        calls = tuple(table.auction)[self.calls :]
        if calls:
            named = ", ".join(
                f"{seat.letter} {'P' if call is PASS else call.symbols}" for seat, call in calls
            )
            found.append(tr("The auction goes on: {calls}", calls=named))
        tricks = len(table.tricks) - self.tricks
        if tricks > 0:
            found.append(tr("The play goes on. Tricks played since: {count}", count=tricks))
        return tuple(found)
