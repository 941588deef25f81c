"""The steps that things said stand for at this table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.said.conditions import holds
from bridgelaw.analysis.claims.statement.said.gathering import (
    Item,
    Speech,
    in_order,
    is_unclear,
    may_count,
)
from bridgelaw.analysis.claims.statement.said.making import Making, leads
from bridgelaw.analysis.claims.statement.said.spoken_of import (
    COLOURS,
    cards_of,
    joined,
    tricks_in,
)
from bridgelaw.analysis.claims.statement.said.values import TRUMPS, Break, Does, Said, Thing
from bridgelaw.analysis.claims.statement.steps import (
    At,
    Cash,
    Cross,
    Crossruff,
    DrawTrumps,
    Finesse,
    GiveUp,
    KeepBack,
    Note,
    NoteKind,
    PlayCards,
    Ruff,
    Statement,
    Step,
)
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Part

_ALWAYS = frozenset({"my", "one", "many", "last", "rest"})
_FITTING = {
    Does.DRAW: _ALWAYS | {"their", "all", "rounds", "another", "top down"},
    Does.RUFF: _ALWAYS
    | {"another", "their", "nth", "low", "low ruff", "top ruff", "rounds", "all"},
    Does.THROW: _ALWAYS | {"nth", "low", "all"},
    Does.GIVE: frozenset({"my", "one", "many", "their", "nth", "low", "last", "rounds"}),
    Does.CROSS: _ALWAYS | {"low", "good"},
    Does.LEAD_TO: _ALWAYS | {"low", "another"},
    Does.FINESSE: _ALWAYS | {"their"},
    Does.OVERTAKE: _ALWAYS,
    Does.DRIVE: _ALWAYS | {"their"},
}
"""What may be said of the cards of a step; anything else is refused, because it would be lost."""
_COUNTED_STEPS = (Does.DRAW, Does.CASH, Does.RUN, Does.RUFF, Does.THROW, Does.GIVE, Does.KEEP)
_AT_A_HAND = (Does.FINESSE, Does.CASH, Does.RUN, Does.RUFF, Does.THROW, Does.KEEP, Does.UNBLOCK)
_GIVEN = (Does.GIVE, Does.YOURS)
_LATER = (*_GIVEN, Does.RUFF, Does.FINESSE, Does.LEAD_TO, Does.CROSS, Does.OVERTAKE, Does.DRIVE)
_AT_THE_END = (Does.CASH, Does.RUN, Does.KEEP, *_LATER)
_LEADING = (
    Does.DRAW, Does.CASH, Does.RUN, Does.RUFF, Does.CROSS, Does.LEAD_TO, Does.FINESSE, Does.UNBLOCK,
)  # fmt: skip
"""Between two of these tricks are not only counted: `draw trumps, two clubs, a diamond across`."""
_GIVEN_UP = ("give up", "giving up", "duck", "exit", "渡", "ダック")
"""Deeds, wherever they are said; `losing a club` may only count what is lost."""
_GIVING = ("give you", "give to you", "giving you")
_ONLY = ("だけ", "only ", "Only ")
_LOSES = ("負けます", "負ける", "lose ", "Lose ")
_PARTNER = ("partner", "パートナー")
_BELIEFS = (Does.GOOD, Does.GONE, Does.OUT, Does.DROPS)


class Meaning(Making):
    """Gathers the steps."""

    def statement(self, speech: Speech) -> Statement:
        items = self._chosen(speech)
        for place, item in enumerate(items):
            item.last |= item.later and place == 0  # trumps afterwards, and nothing before
            if (item.after and place > 1) or (item.before and place == len(items) - 1):
                raise self._wrong(item.part, errors.NOT_HERE)
        _continue_ruffs(items)
        for before, item in pairwise(items):
            if is_unclear(before, item):
                raise self._wrong(item.part, errors.WHAT_IS_DONE)
        items = in_order(items)
        self._spoken = any(one.said.does is Does.OUT for one in items)
        counted = self._lists(items)
        self._items = items
        steps: list[Step] = []
        for place, item in enumerate(items):
            if place in counted:
                self._count(item)
                continue
            if item.loose:
                self._note(NoteKind.NO_ORDER, item.part)
                continue
            following = items[place + 1] if place + 1 < len(items) else None
            ahead = following is not None and (item.said.does is Does.FINESSE or item.bare)
            self._next = _first_suit(following.said.things) if ahead and following else None
            made = list(self._steps(item, steps, following))
            self._draws |= any(isinstance(step, DrawTrumps) for step in made)
            steps += made
        return Statement(
            tuple(joined([*steps, *self._tail])),
            self._text.strip(),
            self._mentions,
            self._none_out,
            self._from_top,
            (*self._notes, *speech.notes),
            tuple(self._counted.items()),
            self._conceded,
            speech.all_high,
        )

    # Conditions, lists and counts

    def _chosen(self, speech: Speech) -> list[Item]:
        """What holds: the words after a condition that is met, or the others."""
        items = speech.items
        met = {id(one): self._holds(one, part, items) for one, part in speech.conditions}
        return [
            item for item in items
            if (not all(met.values()) if item.otherwise else item.if_ is None or met[id(item.if_)])
        ]  # fmt: skip

    def _holds(self, condition: Break, part: Part, items: list[Item]) -> bool:
        spoken_of = (one for item in items for one in item.said.things if one.suit is not None)
        thing = condition.thing
        if thing is not None:
            thing = self._recognized(thing, Said(Does.OUT))
        if thing is None or thing.suit is None:
            thing = next(spoken_of, None)
        suit = None if thing is None else self._suit_of(thing, part)
        held = None
        if self._position is not None and suit is not None:
            seat = None if condition.seat is None else self._seat(condition.seat)
            held = holds(condition, suit, self._position, self._claimer, seat)
        if held is None:
            raise self._wrong(part, errors.IF)
        return held

    def _lists(self, items: list[Item]) -> set[int]:
        """Tricks that are only counted: a list of cards with numbers, in no order."""
        found: set[int] = set()
        run: list[int] = []
        for place in range(len(items) + 1):
            item = items[place] if place < len(items) else None
            bare = item is not None and may_count(item)
            if bare:
                run.append(place)
                continue
            things = [thing for one in run for thing in items[one].said.things]
            listed = item is not None and not bare and "and" not in item.joint
            listed = listed and all(one.suit is None and one.ranks for one in things)
            thrown = item is not None and item.said.does is Does.THROW
            thrown |= _comes_back([*things, *(item.said.things if item is not None else ())])
            ordered = (
                thrown
                or listed  # two aces, spade to the king: in this order
                or (item is not None and item.then)
                or (bool(run) and run[0] > 0 and items[run[0]].then)
            )
            between = run and run[0] > 0 and item is not None and item.said.does in _LEADING
            ordered |= bool(between) and items[run[0] - 1].said.does in _LEADING
            if run and _is_trump_first(things):
                run = run[1:]
            numbered = [
                thing for thing in things if thing.count is not None and "rounds" not in thing.about
            ]
            if numbered and not ordered and not any("top down" in one.about for one in things):
                if len(things) > 1 or things[0].suit != TRUMPS:
                    found.update(run)
            run = []
        return found

    def _count(self, item: Item) -> None:
        self._notes.append(Note(NoteKind.COUNTED, item.part.written))
        for thing in item.said.things:
            self._unnamed |= thing.suit is None and bool(thing.ranks)
            if thing.suit in (None, TRUMPS) or "their" in thing.about:
                continue
            suit = self._suit_of(thing, item.part)
            if suit is not None and suit is not self._trump:
                number = len(thing.ranks) or thing.count or 1
                self._counted[suit] = min(self._counted.get(suit, 0) + number, 13)
                self._suit = suit

    # Steps

    def _check(self, item: Item, things: tuple[Thing, ...]) -> None:
        """Refuses what a step has no use for: nothing that was said is lost."""
        does, part = item.said.does, item.part
        if does in _BELIEFS or does is Does.YOURS:
            theirs = does is Does.GOOD and any("their" in thing.about for thing in things)
            every = does is Does.OUT and any(
                "all" in one.about and self._is_trumps(one, part) for one in things
            )
            if (
                theirs
                or every
                or (item.once and not any(self._is_trumps(one, part) for one in things))
            ):
                raise self._wrong(part, errors.NOT_HERE)
            return
        if self._defends and (item.said.to is At.DUMMY or does is Does.CROSSRUFF):
            raise self._wrong(part, errors.DEFENDER)
        for thing in things:
            fitting = _FITTING.get(does)
            odd = thing.about - fitting if fitting is not None else thing.about & {"their"}
            named = thing.suit is None and thing.ranks and does in (Does.CASH, Does.RUN)
            odd |= frozenset() if named else thing.about & COLOURS.keys()
            low_card = bool(thing.ranks) and bool(thing.about & {"low", "top"})
            many = thing.count is not None and (
                does not in _COUNTED_STEPS or (len(thing.ranks) == 1 and thing.suit is not None)
            )
            placed = thing.at is not None and does not in _AT_A_HAND
            ranks = does is Does.RUFF or (does is Does.DRAW and not self._is_out(thing, part))
            ranks = ranks and bool(thing.ranks)
            if odd or low_card or many or placed or ranks:
                raise self._wrong(part, errors.NOT_HERE)
        if item.last and does not in _AT_THE_END:
            raise self._wrong(part, errors.NOT_HERE)

    def _is_lost_now(
        self, item: Item, things: tuple[Thing, ...], before: bool, following: Item | None
    ) -> bool:
        """Is a trick given up as a step? Tricks that are only conceded have no place."""
        if not things or any("last" in thing.about for thing in things):
            return False
        if item.last:
            return True
        if any(word in item.part.written.lower() for word in _GIVEN_UP):
            return True
        if any(word in item.part.written for word in _ONLY):
            return item.first  # what is lost at all, and not when
        ordered = (
            item.first or item.then_rest or (following is not None and (following.then or item.now))
        )
        ordered |= item.then and any(word in item.part.written.lower() for word in _GIVING)
        if item.said.does is Does.YOURS or "their" in things[0].about:
            listed = following is not None and following.bare and following.joint == ","
            return ordered or (listed and not before)  # diamond to you, spades, heart
        alone = following is None and not before and not item.then
        if alone and any(word in item.part.written for word in _LOSES):
            return ordered  # “I lose a heart”, and nothing else: when is not said
        ends = following is None and (before or bool(self._counted)) and not item.then
        return ordered or not ends

    def _steps(self, item: Item, before: list[Step], following: Item | None) -> Iterator[Step]:
        said, part = item.said, item.part
        things = tuple(self._recognized(self._taken_up(one), said) for one in said.things)
        if said.does is Does.RUFF:  # the ace, and the other one is ruffed: of its suit
            things = tuple(
                one if told.ranks or told.suit else replace(one, ranks=(), at=told.at)
                for one, told in zip(things, said.things, strict=True)
            )
        if self._defends and any(thing.at is At.DUMMY for thing in things):
            if any(word in part.written.lower() for word in _PARTNER):
                self._note(NoteKind.PARTNERS, part)
                return
            raise self._wrong(part, errors.DEFENDER)
        if said.does is Does.DRAW:  # get that nine off East
            things = tuple(
                replace(one, suit=one.suit or TRUMPS) if one.ranks else one for one in things
            )
        if said.does is Does.GOOD and any(map(self._is_only_in_dummy, things)):
            later = self._items[self._items.index(item) :]
            if any(one.said.does is Does.CROSS for one in later):  # what it takes to get there
                self._tail += [self._played(one, said, item) for one in things]
                return
        theirs = [one for one in things if one.ranks and "their" in one.about]
        if said.does is Does.DRAW and len(things) == 1 and isinstance(things[0].suit, Suit):
            own = any(True for _ in self._ours(things[0].suit))
            if own and things[0].suit is not self._trump:
                said = replace(said, does=Does.CASH)  # get my hearts out of the way
        if said.does is Does.CROSS and len(things) == 1 and isinstance(said.to, At):
            ruffed = self._ruffed_there(replace(things[0], at=said.to))
            if ruffed is not None and item.said.does is Does.CROSS and "many" in things[0].about:
                yield ruffed  # clubs over here, where there are none
                return
        if said.does is Does.GOOD and things and len(theirs) == len(things):
            said = replace(said, does=Does.YOURS)  # your king is good
            item.said = said
        if said.does is Does.CROSS and said.number:
            if following is None or following.said.does is not Does.FINESSE:
                raise self._wrong(part, errors.WHERE_TO)
            self._note(NoteKind.REMARK, part)  # each finesse crosses where it has to
            return
        if said.does is Does.FINESSE and len(things) == 1 and "rounds" in things[0].about:
            said = replace(said, number=things[0].count)
            things = (replace(things[0], count=None, about=things[0].about - {"rounds"}),)
        if "over" in said.about:
            last = before[-1] if before else None
            suit = last.of if isinstance(last, Finesse) else getattr(last, "suit", None)
            if suit is not None and not isinstance(last, Ruff):
                before[-1] = Ruff(suit, low=True)  # a diamond back, and I overruff
            return
        if said.does is Does.RUFF and "if covered" in said.about:
            card = _last_card(before)
            if card is None:
                raise self._wrong(part, errors.IF)
            _take_back_last_card(before)
            yield Finesse(card, ruffing=True)
            return
        self._check(item, things)
        if "mentions" in said.about:
            self._mentions |= not things or any(self._is_trumps(one, part) for one in things)
        late = item.last or (item.then and self._unnamed)  # “both aces and then the eight”
        if late and said.does in (Does.CASH, Does.RUN, Does.KEEP):
            self._tail += [
                self._kept(things, part),
                *(self._played(one, said, item) for one in things),
            ]
        elif said.does is Does.KEEP and (before or following) and all(one.ranks for one in things):
            kept = self._kept(things, part)  # while all the rest that was said is done
            self._tail += [kept, *(self._played(one, said, item) for one in things)]
        elif said.does is Does.KEEP:
            raise self._wrong(part, errors.UNTIL_WHEN)
        elif "entry" in said.about and not _is_used(item, before, following):
            self._note(NoteKind.REMARK, part)
        elif said.does in (Does.CASH, Does.RUN):
            for thing in things:
                several = thing.count or thing.about & {"all", "many", *COLOURS}
                several = several or (item.first and not part.written.isascii())  # エースが先
                if thing.ranks and thing.suit is None and several:
                    cards = self._all_of(thing)
                    if len(cards) > 2 and part.written.lower().startswith("both"):
                        raise self._wrong(part, errors.WHICH_CARDS)
                    goes_on = following is not None and "and" not in following.joint
                    goes_on |= thing is not things[-1] or (bool(before) and "and" not in item.joint)
                    if cards and (item.first or goes_on or not item.bare):
                        yield PlayCards(cards, any_order=True)
                        continue
                    self._note(NoteKind.COUNTED, part)  # three aces
                    self._unnamed = True
                else:
                    step = self._played(thing, said, item)
                    if (
                        isinstance(step, Finesse)
                        and before
                        and cards_of(before[-1]) == (step.card,)
                    ):
                        before.pop()  # lead the queen and run it: that is the finesse
                    yield step
                    self._suit = self._suit_of(thing, part, strict=False) or self._suit
        elif said.does in _BELIEFS:
            if said.seat is not None:
                self._holder = self._seat(said.seat)
                self._held = next((one for one in things if one.suit and one.ranks), None)
            yield from self._believed(said, things, item, before)
        elif said.does in _GIVEN and (
            (item.last and bool(self._counted) and not before)  # after the tricks that are counted
            or not self._is_lost_now(item, things, bool(before), following)
        ):
            self._note(NoteKind.CONCEDED, part)
            self._conceded += said.number or sum(map(tricks_in, things)) or self._left_by(before)
            self._mentions |= any(self._is_trumps(thing, part) for thing in things)
        else:
            made = list(self._one(said, things, item, before))
            if item.last and said.does in _LATER:
                suits = tuple(filter(None, (self._suit_of(one, part) for one in things)))
                losers = self._losers(suits) if said.does in _GIVEN else ()
                self._tail += [KeepBack((), losers) if losers else KeepBack(suits), *made]
            else:
                yield from made
        for thing in things:
            self._suit = self._suit_of(thing, part, strict=False) or self._suit
            self._last = thing if thing.suit is not None or thing.ranks else self._last

    def _left_by(self, steps: list[Step]) -> int:
        """`and the rest is yours`: the tricks beside those that were named, where each was."""
        named = [
            step.rounds if isinstance(step, Cash) else len(cards_of(step)) or None for step in steps
        ]
        if self._position is None or not named or None in named:
            return 0
        return max(self._position.left - sum(filter(None, named)), 0)

    def _one(
        self, said: Said, things: tuple[Thing, ...], item: Item, before: list[Step]
    ) -> Iterator[Step]:
        part = item.part
        thing = things[0] if things else None
        match said.does:
            case Does.DRAW:
                if thing is None and not item.then and not self._spoken:
                    raise self._wrong(part, errors.WHICH_SUIT)
                drawn = next(self._drawn(thing or Thing(TRUMPS), part))
                if isinstance(said.to, At):  # two rounds, ending in dummy
                    if (drawn.rounds or 1) > 1:
                        yield DrawTrumps((drawn.rounds or 1) - 1)
                    yield Cross(self._trump, said.to)
                else:
                    yield drawn
            case Does.RUFF:
                yield from (self._ruffed(one, said, part, before) for one in things or (Thing(),))
            case Does.CROSSRUFF:
                if self._trump is None:
                    raise self._wrong(part, errors.NO_TRUMPS)
                yield Crossruff(tuple(self._needed(one, part) for one in things))
            case Does.CROSS:
                if self._defends:
                    raise self._wrong(part, errors.DEFENDER)
                suit = None if thing is None else self._needed(thing, part)
                card = self._cards(thing, part)[0] if thing is not None and thing.ranks else None
                if thing is not None and len(thing.ranks) > 1:
                    raise self._wrong(part, errors.NOT_HERE)
                yield Cross(suit, said.to if isinstance(said.to, At) else None, card)
            case Does.LEAD_TO:
                assert isinstance(said.to, Thing) and thing is not None
                if thing.suit is None and said.to.suit is None:
                    thing = self._of_one_suit(thing, said.to)
                suit = self._needed(thing, part)
                self._suit = suit
                if said.to.suit is not None and self._suit_of(said.to, part) is not suit:
                    raise self._wrong(part, errors.NOT_HERE)
                to = Thing(said.to.suit or suit, said.to.ranks)
                if thing.ranks and self._is_out(to, part):
                    to = replace(thing, suit=suit)  # the king to the ace: they take it
                yield PlayCards(self._cards(to, part))
            case Does.FINESSE:
                found = self._finessed(thing, said, part)
                goes_on = not item.then and "." not in item.joint
                last = before[-1] if goes_on and before else None
                if isinstance(last, Finesse) and said.things == (Thing(),) and not found.again:
                    found = replace(last, through=found.through)
                    before.pop()  # run the ten, and it goes through West
                low = cards_of(last)[-1:] if last is not None else ()
                led = bool(low and found.card and low[0].suit is found.of and low[0] < found.card)
                led |= isinstance(last, Cross) and last.suit is found.of
                if led or (isinstance(last, Cash) and last.suit is found.of and last.rounds == 1):
                    _take_back_last_card(before)  # a low heart, and I put in the jack: the finesse
                self._finesse = found
                self._mentions |= found.of is not None and found.of is self._trump
                yield found
                for _ in range(1, said.number or 1):
                    yield replace(found, again=True)
            case Does.THROW:
                for one in things:
                    yield from self._thrown(one, said, part, before)
            case Does.DRIVE:
                assert thing is not None
                thing = thing if thing.ranks else self._highest_out(thing, part)
                if len(thing.ranks) != 1:
                    raise self._wrong(part, errors.WHICH_CARD)
                self._mentions |= self._is_trumps(thing, part)
                card = self._cards(thing, part)[0]
                shown = _last_card(before)
                goes_on = not item.then and "." not in item.joint
                if goes_on and shown is not None and shown.suit is card.suit and shown < card:
                    self._note(NoteKind.REMARK, part)  # the queen, which loses to the king
                else:
                    yield GiveUp(self._needed(thing, part), 1, card)
            case Does.GIVE | Does.YOURS:
                if said.things == (Thing(),) and before and isinstance(before[-1], Cash):
                    before.pop()  # lead a club and lose it: that is the trick
                for one in things:
                    if "many" in one.about and one.count is None:
                        raise self._wrong(part, errors.HOW_MANY)
                    self._conceded += one.count or 1
                    self._mentions |= self._is_trumps(one, part)
                    card = self._cards(one, part)[0] if one.ranks else None
                    if card is not None and any(card == own for _, own in self._ours()):
                        yield PlayCards((card,))  # get out with the five
                        continue
                    yield GiveUp(self._needed(one, part), one.count or 1, card)
            case Does.OVERTAKE:
                assert thing is not None
                if len(thing.ranks) > 1:  # king, jack overtaken with the queen
                    yield PlayCards(self._cards(replace(thing, ranks=thing.ranks[:-1]), part))
                    thing = replace(thing, ranks=thing.ranks[-1:])
                overtake = self._overtaken(thing, said, part)
                if _last_card(before) == overtake.card:  # I lead the king and put the ace on it
                    _take_back_last_card(before)
                yield overtake
            case Does.UNBLOCK:
                assert thing is not None
                if thing.ranks:
                    yield PlayCards(self._cards(thing, part))
                else:
                    yield Cash(self._needed(thing, part), unblock=True)

    def _believed(
        self, said: Said, things: tuple[Thing, ...], item: Item, before: list[Step]
    ) -> Iterator[Step]:
        part = item.part
        thing = things[0] if things else None
        trumps = any(self._is_trumps(one, part) for one in things)
        match said.does:
            case Does.GOOD if thing is not None and (thing.suit is not None or thing.ranks):
                if trumps and not thing.ranks:
                    yield Cash(self._needed(thing, part), thing.at)
                else:
                    yield self._played(thing, said, item)
            case Does.GONE if trumps and item.once and thing is not None:
                yield from self._drawn(thing, part)
            case Does.GONE if trumps and not self._draws and not self._mentions:
                self._none_out = True
            case Does.OUT if "talk" not in said.about:
                if thing is not None and thing.suit == TRUMPS and self._trump is None:
                    raise self._wrong(part, errors.NO_TRUMPS)
                self._mentions |= trumps
                if not trumps:
                    self._note(NoteKind.REMARK, part)
            case Does.DROPS if "dropping" in said.about and before:
                self._note(NoteKind.REMARK, part)
            case Does.DROPS:
                suit = None if thing is None else self._suit_of(thing, part, strict=False)
                if suit is None:
                    self._from_top = True
                elif not any(leads(step, suit) for step in before):
                    yield Cash(suit)
            case Does.GOOD | Does.GONE:
                self._note(NoteKind.REMARK, part)


def _continue_ruffs(items: list[Item]) -> None:
    """`I ruff a diamond, a club, a diamond`: a suit that is named again goes on with the ruffs."""
    for before, item in pairwise(items):
        if before.said.does is not Does.RUFF or not item.bare or item.joint != ",":
            continue
        suits = {one.suit for one in before.said.things} - {None}
        again = any(one.suit in suits for one in item.said.things)
        if again and all(not one.ranks and one.suit != TRUMPS for one in item.said.things):
            item.said, item.bare = replace(item.said, does=Does.RUFF), False


def _last_card(steps: list[Step]) -> Card | None:
    """The card that was named last, by the last step."""
    cards = cards_of(steps[-1]) if steps else ()
    return cards[-1] if cards else None


def _take_back_last_card(steps: list[Step]) -> None:
    """Without the card that was named last, or without the last step."""
    cards = cards_of(steps.pop())
    if cards[1:]:
        steps.append(PlayCards(cards[:-1]))


def _comes_back(things: list[Thing]) -> bool:
    """`a trump, two spades, the other trump`: a suit that is named twice tells the order."""
    suits = [thing.suit for thing in things if thing.suit is not None]
    changes = [suit for at, suit in enumerate(suits) if at == 0 or suit != suits[at - 1]]
    return len(changes) > len(set(changes))


def _is_trump_first(things: list[Thing]) -> bool:
    """`trump, two spades and a heart`: it is led, and the others are counted."""
    return len(things) > 1 and things[0] == Thing(TRUMPS)


def _first_suit(things: tuple[Thing, ...]) -> Suit | None:
    return next((one.suit for one in things if isinstance(one.suit, Suit)), None)


def _is_used(item: Item, before: list[Step], following: Item | None) -> bool:
    """Is an entry that is spoken of also played? After a trick that is lost, or a ruff, which
    leaves the other hand; or before a step."""
    lost = bool(before) and isinstance(before[-1], GiveUp | Ruff)
    return lost or item.then or (following is not None and following.then)
