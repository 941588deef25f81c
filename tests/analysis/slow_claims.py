"""What a claim is worth by trying every line: the words of docs/claims.md, one after the other.

Nothing here is clever, and nothing is shared with the search: that is the point of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import NamedTuple

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.duties import NO_DUTIES
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.steps import Finesse
from bridgelaw.analysis.claims.verdict import How
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.game.suits import SUITS, Suit
from tests.analysis.slow_duties import Owed
from tests.analysis.slow_sight import (
    beats,
    highest,
    is_winner,
    kept_in_sight,
    lowest,
    lowest_of_each,
    number_above,
    own_plain_sight,
    plain_sight,
    rounds_won,
    without,
)


class Badly(NamedTuple):
    """A choice of which the worst counts."""

    between: tuple[Choice, ...]


class Well(NamedTuple):
    """A choice of which the best counts."""

    between: tuple[Choice, ...]


Choice = Card | Badly | Well


def cards_in(choice: Choice) -> Iterator[Card]:
    """All cards that may be chosen."""
    if isinstance(choice, Card):
        yield choice
    else:
        for one in choice.between:
            yield from cards_in(one)


class Moment(NamedTuple):
    """Where a line stands."""

    hands: tuple[Hand, ...]
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...]
    shown_out: frozenset[tuple[Seat, Suit]]
    won: int = 0
    """By claimer's side, since the claim."""
    beyond: bool = False
    """The claimer has what they claimed, and this is about the rest."""
    duties: Owed = Owed.at_the_claim(NO_DUTIES)

    def hand(self, seat: Seat) -> Hand:
        return self.hands[seat.index]

    @property
    def turn(self) -> Seat:
        return SEATS[(self.leader.index + len(self.trick)) % 4]

    @property
    def left(self) -> int:
        """The tricks left, the one in progress included."""
        return len(self.hand(self.turn))

    @property
    def legal(self) -> Hand:
        hand = self.hand(self.turn)
        follow = hand.holding(self.trick[0].suit) if self.trick else hand
        return follow if len(follow) else hand

    @property
    def best(self) -> tuple[Seat, Card]:
        """Who is winning the trick in progress, and with which card."""
        seat, winning, best = self.leader, self.leader, self.trick[0]
        for card in self.trick[1:]:
            seat = seat.lho
            if beats(card, best, self.trump):
                winning, best = seat, card
        return winning, best

    def after(self, card: Card, side: Side) -> Moment:
        seat, leader, won, shown_out = self.turn, self.leader, self.won, self.shown_out
        if self.trick and self.trick[0].suit is not card.suit and seat.side is not side:
            shown_out |= {(seat, self.trick[0].suit)}
        hands = list(self.hands)
        hands[seat.index] = without(hands[seat.index], card)
        trick = (*self.trick, card)
        duties = self.duties.after(seat, card)
        if len(trick) == 4:
            leader, _ = self._replace(trick=trick).best
            duties = duties.after_trick(self.leader, leader)
            won += leader.side is side
            trick = ()
        return Moment(tuple(hands), self.trump, leader, trick, shown_out, won, self.beyond, duties)

    @property
    def allowed(self) -> list[Card]:
        """What may be played by the duties as well."""
        return self.duties.allowed(self.turn, list(self.legal), leads=not self.trick)

    @property
    def is_named(self) -> bool:
        """51A: does declarer say which of several penalty cards is played?"""
        return len(self.allowed) > 1 and self.allowed[0] in self.duties.majors

    @property
    def narrowed(self) -> Moment:
        """As if the player held only what may be played."""
        if len(self.allowed) == len(self.legal):
            return self
        hands = list(self.hands)
        hands[self.turn.index] = Hand.of(self.allowed)
        return self._replace(hands=tuple(hands))

    @property
    def demanded(self) -> list[Moment]:
        """50D2: what declarer may demand before this lead."""
        ways = [] if self.trick else self.duties.demands(self.turn, self.hands)
        return [self._replace(duties=duties) for duties in ways]


def tricks(claim: Claim, how: How, *, remember: bool = True) -> int:
    """What claimer's side wins of the tricks left; with no memory every line is played."""
    # Whoever knows of a trump draws all that are out, or leads none: the worse of the two.
    known = replace(claim, forgotten_trump=False)
    found = [_tricks(known, how, remember, draws) for draws in (True, False)]
    if claim.forgotten_trump is not False:
        # To have forgotten a trump is never the better case.
        found.append(_tricks(claim, how, remember, draws=True))
    return min(found)


def _tricks(claim: Claim, how: How, remember: bool, draws: bool) -> int:
    side = claim.claimer.side
    player = Player(claim, draws)

    def worth(moment: Moment) -> int:
        cards = tuple(moment.allowed)
        if not cards:
            return moment.won
        taken = None
        if how is How.NORMAL and moment.turn.side is side:
            taken = player.takes(moment)
        # 50D2, 51A: what declarer would demand; the best only where the best play is looked for.
        demanded = max if how is How.BEST and claim.by_declarer else min
        ways = moment.demanded
        if ways:
            return demanded(map(worth, ways))
        if moment.is_named:
            return demanded(worth(moment.after(card, side)) for card in cards)
        if moment.turn.side is not side:
            return chosen(moment, Badly(cards))
        if how is How.BEST:
            return chosen(moment, Well(cards))
        if how is How.IRRATIONAL:
            return chosen(moment, Badly(cards))
        if taken is None:
            return chosen(moment, player.choice(moment.narrowed))
        # What was claimed is theirs; of the rest they get what they win if they are careless.
        moment = moment._replace(beyond=True)
        return max(moment.won + taken, chosen(moment, player.choice(moment.narrowed)))

    def chosen(moment: Moment, choice: Choice) -> int:
        match choice:
            case Badly(between):
                return min(chosen(moment, one) for one in between)
            case Well(between):
                return max(chosen(moment, one) for one in between)
            case card:
                return worth(moment.after(card, side))

    if remember:
        worth = cache(worth)
    return worth(at_the_claim(claim))


def at_the_claim(claim: Claim) -> Moment:
    """Whoever has not followed to the trick in progress has shown out too."""
    position = claim.position
    seen = {
        (seat, position.trick[0].suit)
        for seat, card in position.played
        if card.suit is not position.trick[0].suit
    }
    shown_out = claim.shown_out | seen
    return Moment(
        position.hands,
        position.trump,
        position.leader,
        position.trick,
        shown_out,
        duties=Owed.at_the_claim(claim.duties),
    )


def earlier(claim: Claim) -> Iterator[Moment]:
    """The claim, and what it was while the trick that an opponent led had fewer cards."""
    now = at_the_claim(claim)
    theirs = now.leader.opposes(claim.claimer)
    for number in range(0 if theirs else len(now.trick), len(now.trick) + 1):
        hands = list(now.hands)
        for seat, card in claim.position.played[number:]:
            hands[seat.index] |= Hand.of([card])
        yield now._replace(hands=tuple(hands), trick=now.trick[:number])


class Player:
    """Claimer's side, playing normally."""

    def __init__(self, claim: Claim, draws: bool = True) -> None:
        self.claim = claim
        self.draws = draws
        self.side = claim.claimer.side
        self.trump = claim.position.trump
        self.may_forget = claim.forgotten_trump is not False and self.on(Rule.FORGOTTEN_TRUMP)
        finesses = len([step for step in claim.statement.steps if isinstance(step, Finesse)])
        counted = max(self.winners(start) for start in earlier(claim))
        counted = min(counted, claim.position.left - self.is_lost(at_the_claim(claim)))
        self.has_too_little = claim.tricks > counted + finesses

    def on(self, rule: Rule) -> bool:
        return rule not in self.claim.off

    # The words

    def out(self, moment: Moment) -> Hand:
        first, second = self.side.other.seats
        return moment.hand(first) | moment.hand(second)

    def mistaken(self, moment: Moment) -> bool:
        return self.has_too_little or not self.owed(moment)

    def takes_no_finesse(self, moment: Moment) -> bool:
        return self.on(Rule.NO_IDLE_FINESSE) and not self.mistaken(moment)

    def owed(self, moment: Moment) -> int:
        if moment.beyond:
            return 0
        return min(max(self.claim.tricks - moment.won, 0), moment.left)

    def all_is_owed(self, moment: Moment) -> bool:
        return self.mistaken(moment) and self.owed(moment) in (0, moment.left)

    def located(self, moment: Moment, suit: Suit) -> bool:
        """Has an opponent shown out, so that the other has all that is out?"""
        if suit is self.trump and self.sees_no_trump(moment):
            return False
        return self.on(Rule.SHOWN_OUT) and any(
            (seat, suit) in moment.shown_out and moment.hand(seat.partner).length(suit)
            for seat in self.side.other.seats
        )

    def other_hand(self, moment: Moment, seat: Seat) -> Hand:
        """What claimer sees opposite: a defender sees nothing."""
        return moment.hand(seat.partner) if self.claim.by_declarer else Hand()

    def forgets(self, moment: Moment) -> bool:
        """Is there a trump out that claimer does not think of?"""
        return self.may_forget and self.trump_is_out(moment)

    def sees_no_trump(self, moment: Moment) -> bool:
        """Has claimer forgotten the trumps that are out, and no opponent played one just now?"""
        seats = [SEATS[(moment.leader.index + at) % 4] for at in range(len(moment.trick))]
        played = zip(seats, moment.trick, strict=True)
        theirs = any(
            card.suit is self.trump and seat.side is not self.side for seat, card in played
        )
        return self.may_forget and not theirs

    def seen(self, moment: Moment) -> Hand:
        """What is out, as far as claimer thinks of it."""
        out = self.out(moment)
        if self.trump is None or not self.sees_no_trump(moment):
            return out
        return out - out.holding(self.trump)

    def trump_is_out(self, moment: Moment) -> bool:
        return self.trump is not None and bool(self.out(moment).length(self.trump))

    def is_lost(self, start: Moment) -> bool:
        """Can no card of claimer's side win the trick in progress any more?"""
        if not start.trick or start.best[0].side is self.side:
            return False
        seats = [SEATS[(start.leader.index + at) % 4] for at in range(len(start.trick), 4)]
        return not any(
            beats(card, start.best[1], self.trump)
            for seat in seats
            if seat.side is self.side
            for card in start.hand(seat).holding(start.trick[0].suit) or start.hand(seat)
        )

    def winners(self, start: Moment) -> int:
        """The tricks that claimer may count, with those for what is given up."""
        given_up = start.left - self.claim.tricks
        return max(
            won
            + sum(
                self.suit_winners(one, suit, given) for suit, given in zip(SUITS, ways, strict=True)
            )
            for won, one in self.trick_counted(start)
            for ways in product(range(given_up + 1), repeat=4)
            if sum(ways) <= given_up
        )

    def trick_counted(self, start: Moment) -> list[tuple[bool, Moment]]:
        """Each way to play on to the trick: is it won for certain, or by partner; what is left."""
        if not start.trick:
            return [(False, start)]
        led, place = start.trick[0], len(start.trick)
        seats = [SEATS[(start.leader.index + at) % 4] for at in range(4)]
        played = zip(seats[:place], start.trick, strict=True)
        shown = [card for seat, card in played if seat.side is not self.side]
        sure_lead = start.leader.side is self.side and is_winner(
            led, self.out(start) | Hand.of(shown)
        )

        def stays_best(card: Card, behind: list[Seat]) -> bool:
            foes = [seat for seat in behind if seat.side is not self.side]
            if not self.located(start, card.suit):
                return not foes or is_winner(card, self.out(start))
            return all(is_winner(card, start.hand(foe)) for foe in foes)

        def ways(
            behind: list[Seat], best: Card, won: bool, hands: tuple[Hand, ...]
        ) -> list[tuple[bool, tuple[Hand, ...]]]:
            if not behind:
                return [(won, hands)]
            seat, later = behind[0], behind[1:]
            if seat.side is not self.side:
                return ways(later, best, won, hands)
            hand = hands[seat.index]
            follow = sorted(hand.holding(led.suit))
            ruffs = [] if self.trump is None else sorted(hand.holding(self.trump))
            beating = [card for card in follow or ruffs if beats(card, best, self.trump)]
            if seat is not self.claim.claimer and not self.claim.by_declarer:
                return [(won or bool(beating), end) for won, end in ways(later, best, won, hands)]
            found: list[tuple[bool, tuple[Hand, ...]]] = []

            def after(card: Card, best: Card, won: bool) -> None:
                left = tuple(without(one, card) if one == hand else one for one in hands)
                found.extend(ways(later, best, won, left))

            sure = [card for card in beating if not won and stays_best(card, later)][:1]
            for card in sure:
                after(card, card, True)
            if self.claim.by_declarer or not sure:
                for card in follow[:1] or lowest_of_each(hand):
                    after(card, best, won)
            return found

        winning, best = start.best
        won = sure_lead or (winning.side is self.side and stays_best(best, seats[place:]))
        every = ways(seats[place:], best, won, start.hands)
        return [(won, start._replace(hands=hands)) for won, hands in every]

    def suit_winners(self, start: Moment, suit: Suit, given: int) -> int:
        """The winners in a suit of which so many rounds are given up."""
        claimer = self.claim.claimer
        own, other = start.hand(claimer), self.other_hand(start, claimer)
        if not other.length(suit) and not self.is_reached(start, claimer, own, other):
            return 0
        if not own.length(suit) and not self.is_reached(start, claimer.partner, other, own):
            return 0
        first, second = (start.hand(seat).holding(suit) for seat in self.side.other.seats)
        majors = self.claim.duties.majors
        rounds = max(own.length(suit), other.length(suit)) - given
        mine = sorted((own | other).holding(suit))[given:]
        if rounds <= 0:
            return 0
        # Each round that is given up takes claimer's lowest card and the best one out, each other
        # round the best card; an opponent who does not win it plays their lowest.
        for _ in range(given):
            best = max(first | second, default=None)
            first, second = played(first, best, majors), played(second, best, majors)
        if suit is self.trump and not len(first | second):
            return len(mine)
        if self.located(start, suit) and is_winner(mine[-1], first | second):
            return rounds
        count = 0
        out = first | second
        for number in range(rounds):
            card = mine.pop()
            falls = sorted(out, key=lambda card: (card not in majors, card))
            sure = is_winner(card, Hand.of(falls[number:]))
            is_guess = card.is_honour and number_above(card, out) == 1 and not sure
            count += is_winner(card, first | second) and not is_guess
            first, second = played(first, None, majors), played(second, None, majors)
        return count

    def is_reached(self, start: Moment, seat: Seat, hand: Hand, other: Hand) -> bool:
        """Can this hand get in, to make its tricks?"""
        if start.trick or start.leader is not seat.partner:
            return True
        out = self.out(start)
        for suit in SUITS:
            mine, opposite = hand.holding(suit), other.holding(suit)
            if not len(opposite):
                continue
            if len(mine) and is_winner(highest(mine), out) and highest(mine) > lowest(opposite):
                return True
            if not len(mine) and self.trump is not None and hand.length(self.trump):
                return True
        return False

    # What claimer plays

    def takes(self, moment: Moment) -> int | None:
        """The tricks that are still owed, if they are all in plain sight."""
        seat = moment.turn
        if moment.trick or moment.duties.binds(moment.hands, self.side.seats):
            return None
        hands = moment.hand(seat), moment.hand(seat.partner)
        in_sight = self.in_sight(seat, *hands, self.out(moment))
        owed = self.owed(moment)
        return owed if in_sight is not None and in_sight >= owed else None

    def in_sight(self, seat: Seat, lead: Hand, other: Hand, out: Hand) -> int | None:
        """The tricks in plain sight, where claimer looks for them."""
        if not self.on(Rule.TAKES_HIS_TRICKS):
            return None
        if self.may_forget and self.trump is not None and out.length(self.trump):
            return None
        mine = (lead, other) if self.claim.by_declarer else (lead,)
        if not all(self.comes_home(*each, mine, out) for each in self.claim.statement.counted):
            return None
        if self.claim.by_declarer:
            return plain_sight(lead, other, out, self.trump)
        if seat is self.claim.claimer:
            return own_plain_sight(lead, other, out, self.trump)
        return None

    def choice(self, moment: Moment) -> Choice:
        legal = moment.legal
        if len(legal) == 1:
            return lowest(legal)
        if not self.claim.by_declarer and moment.turn is not self.claim.claimer:
            return self.partners_choice(moment)
        if not moment.trick:
            return self.lead(moment)
        follows = legal.length(moment.trick[0].suit)
        choice = self.follow(moment) if follows else self.ruff_or_throw(moment)
        return self.seen_in_progress(moment, choice)

    def seen_in_progress(self, moment: Moment, choice: Choice) -> Choice:
        """In the trick of the claim, or the opponents' lead: what keeps the tricks in sight."""
        position = self.claim.position
        if moment.left != position.left or not self.claim.by_declarer:
            return choice
        if not position.trick and position.leader.side is self.side:
            return choice
        if not self.on(Rule.TAKES_HIS_TRICKS) or self.forgets(moment) or not self.owed(moment):
            return choice
        keeping = [card for card in moment.legal if self.is_kept_in_sight(moment, card)]
        if not keeping:
            return choice
        normal = set(cards_in(choice))
        kept = [card for card in keeping if card in normal] or keeping
        return choice if set(kept) == normal else Badly(tuple(kept))

    def is_kept_in_sight(self, moment: Moment, card: Card) -> bool:
        now, seat = moment.after(card, self.side), moment.turn
        mine = {one: now.hand(one) for one in (seat, seat.partner)}
        coming = [SEATS[(seat.index + step) % 4] for step in range(1, 4 - len(moment.trick))]
        best = moment._replace(trick=(*moment.trick, card)).best
        led = moment.trick[0].suit
        owed = self.owed(moment)
        before = (SEATS[(seat.index - step) % 4] for step in range(len(moment.trick), 0, -1))
        fallen = any(
            one.side is not self.side and shown.suit is led
            for one, shown in zip(before, moment.trick, strict=True)
        )
        return kept_in_sight(mine, self.out(moment), coming, best, led, self.trump, owed, fallen)

    def chooses(self, between: Iterable[Choice], allowance: Rule) -> Choice:
        return (Badly if self.on(allowance) else Well)(tuple(between))

    # On lead

    def lead(self, moment: Moment) -> Choice:
        seat = moment.turn
        held = [suit for suit in SUITS if moment.hand(seat).length(suit)]
        # a.
        if self.claim.position.trick and self.claim.position.leader.side is self.side:
            suit = self.claim.position.trick[0].suit
            if self.located(moment, suit) and suit in held:
                return self.suit(moment, [suit])
        # b.
        others = [suit for suit in held if suit is not self.trump]
        if self.forgets(moment):
            led = held if self.on(Rule.LEADS_TRUMPS) else others or held
            return self.suit(moment, self.narrowed(moment, led))
        if not self.trump_is_out(moment):
            kept = self.on(Rule.KEEPS_TRUMPS) and any(self.wins(moment, one) for one in others)
            return self.suit(moment, self.narrowed(moment, others if kept else held))
        if not self.on(Rule.DRAWS_TRUMPS):
            return self.suit(moment, self.narrowed(moment, held))
        assert self.trump is not None
        if self.trump in held:
            theirs = self.out(moment).holding(self.trump)
            best = self.best_of(moment, self.trump)
            draws = self.draws and lowest(theirs) < best  # not those that are all higher
            if draws or len(held) == 1:
                return self.suit(moment, [self.trump])
        others = [one for one in others if not self.into_a_ruff(moment, one)] or others
        return self.suit(moment, self.narrowed(moment, others))

    def suit(self, moment: Moment, suits: Iterable[Suit]) -> Choice:
        return self.chooses((self.cards_to_lead(moment, suit) for suit in suits), Rule.ANY_ORDER)

    def into_a_ruff(self, moment: Moment, suit: Suit) -> bool:
        """Has an opponent shown out of the suit, and not of trumps?"""
        return any(
            (seat, suit) in moment.shown_out and (seat, self.trump) not in moment.shown_out
            for seat in self.side.other.seats
        )

    def best_of(self, moment: Moment, suit: Suit) -> Card:
        """The best card of the two hands."""
        seat = moment.turn
        return highest((moment.hand(seat) | self.other_hand(moment, seat)).holding(suit))

    def ruffs(self, moment: Moment, suit: Suit) -> bool:
        """Can the other hand ruff the suit?"""
        opposite = self.other_hand(moment, moment.turn)
        return (
            self.trump is not None
            and suit is not self.trump
            and not opposite.length(suit)
            and bool(opposite.length(self.trump))
        )

    def wins(self, moment: Moment, suit: Suit) -> bool:
        best = self.best_of(moment, suit)
        return is_winner(best, self.seen(moment)) or self.ruffs(moment, suit)

    def cards_to_lead(self, moment: Moment, suit: Suit) -> Choice:
        seat = moment.turn
        mine = moment.hand(seat).holding(suit)
        opposite = self.other_hand(moment, seat).holding(suit)
        top, low = highest(mine), lowest(mine)
        known = self.located(moment, suit)
        loses = not is_winner(top, self.seen(moment))
        if not self.on(Rule.TOP_DOWN):
            cards = tuple(mine)
        elif self.ruffs(moment, suit) and loses and not known:
            cards = (low,)
        elif len(opposite) and highest(opposite) > top:
            idle = self.takes_no_finesse(moment) and loses
            crash = self.on(Rule.NO_CRASH) and lowest(opposite) > top
            cards = (low,) if idle or crash else (top, low)
        else:
            cards = (top,)
        if known:
            right = self.right_in_suit(moment, suit, {top, low})
            cards = tuple(card for card in cards if card in right) or tuple(right)
        return self.chooses(cards, Rule.WRONG_GUESS)

    def right_in_suit(self, moment: Moment, suit: Suit, led: set[Card]) -> set[Card]:
        """Those that win most in the suit, if it is led from either hand as often as it can be."""
        held = {seat: moment.hand(seat).holding(suit) for seat in SEATS}
        if not self.claim.by_declarer:
            held[moment.turn.partner] = Hand()
        hands = tuple(held[seat] for seat in SEATS)
        won = {card: rounds_won(hands, moment.turn, card) for card in led}
        return {card for card in led if won[card] == max(won.values())}

    def narrowed(self, moment: Moment, suits: list[Suit]) -> list[Suit]:
        out = self.seen(moment)
        above = {suit: number_above(self.best_of(moment, suit), out) for suit in suits}
        winners = [suit for suit in suits if self.wins(moment, suit)]
        counted = [suit for suit in winners if self.is_to_come(moment, suit)]
        if counted:
            return counted
        # c.
        if self.all_is_owed(moment):
            return [suit for suit in suits if suit in winners or above[suit] < 2] or suits
        losers = [suit for suit in suits if suit not in winners]
        few = min((above[suit] for suit in losers), default=0)
        may_lose = moment.left - self.owed(moment)
        developed = [suit for suit in losers if above[suit] == few <= may_lose]
        if developed and self.on(Rule.DEVELOPS):
            return developed
        if winners and self.on(Rule.WINNERS_FIRST):
            return winners + developed
        return suits

    def is_to_come(self, moment: Moment, suit: Suit) -> bool:
        """Are there more rounds of a counted suit than are left when the tricks are taken?"""
        number = dict(self.claim.statement.counted).get(suit, 0)
        then = self.rounds(at_the_claim(self.claim), suit) - number
        return bool(number) and self.rounds(moment, suit) > then

    def comes_home(self, suit: Suit, number: int, mine: tuple[Hand, ...], out: Hand) -> bool:
        """Do the tricks that were counted come from the top of the suit, as far as it is left?"""
        then = self.rounds(at_the_claim(self.claim), suit) - number
        held = sorted(card for hand in mine for card in hand.holding(suit))
        against = sorted(out.holding(suit))
        for gone in range(max(hand.length(suit) for hand in mine) - then):
            if not held or not is_winner(held.pop(), Hand.of(against[gone:])):
                return False
        return True

    def rounds(self, moment: Moment, suit: Suit) -> int:
        claimer = self.claim.claimer
        other = self.other_hand(moment, claimer)
        return max(moment.hand(claimer).length(suit), other.length(suit))

    # Following suit

    def follow(self, moment: Moment) -> Choice:
        place, suit = len(moment.trick), moment.trick[0].suit
        mine = moment.legal
        winning, best = moment.best
        ours = winning.side is self.side
        beating = [card for card in sorted(mine) if beats(card, best, self.trump)]
        if place == 3:
            if ours:
                return self.low(mine, Rule.NO_CRASH)
            if not beating:
                return self.low(mine, Rule.WINS)
            return beating[0] if self.on(Rule.WINS) else Badly(tuple(mine))
        out = self.seen(moment)
        if (ours and is_winner(best, out)) or not beating:
            return self.low(mine, Rule.NO_CRASH if ours else Rule.WINS)
        if self.located(moment, suit):
            behind = moment.hand(moment.turn.lho).holding(suit)
            if ours and is_winner(best, behind):
                return lowest(mine)
            enough = [card for card in beating if is_winner(card, behind)]
            if enough:
                return enough[0]
        sure = [card for card in beating if is_winner(card, out)]
        there = place == 1 and self.wins_there(moment, best, out)
        if sure:
            cards = [sure[0]]
            if not self.takes_no_finesse(moment):
                cards += self.finesse(beating, out)
            taken = self.chooses(cards, Rule.WRONG_GUESS)
            return self.chooses((taken, lowest(mine)), Rule.EITHER_HAND) if there else taken
        if there or ours:
            return self.low(mine, Rule.NO_CRASH)
        if place == 1:
            return self.chooses((lowest(mine), beating[-1]), Rule.WRONG_GUESS)
        return self.chooses((beating[-1], *self.finesse(beating, out)), Rule.WRONG_GUESS)

    def finesse(self, beating: list[Card], out: Hand) -> list[Card]:
        """The best of the cards that lose to more than the best does, if to one or two more."""
        fewest = number_above(beating[-1], out)
        lower = [card for card in beating if number_above(card, out) > fewest]
        return [card for card in lower[-1:] if number_above(card, out) <= fewest + 2]

    def wins_there(self, moment: Moment, best: Card, out: Hand) -> bool:
        """Second to play: will the other hand's best card of the suit win?"""
        suit = moment.trick[0].suit
        opposite = self.other_hand(moment, moment.turn).holding(suit)
        if not len(opposite):
            return False
        return beats(highest(opposite), best, self.trump) and is_winner(highest(opposite), out)

    def low(self, mine: Hand, protection: Rule) -> Choice:
        return lowest(mine) if self.on(protection) else Badly(tuple(mine))

    # Not able to follow

    def ruff_or_throw(self, moment: Moment) -> Choice:
        seat, place = moment.turn, len(moment.trick)
        suit = moment.trick[0].suit
        out = self.seen(moment)
        throw = self.throw(moment, lost=True)
        if self.trump is None or suit is self.trump or not moment.hand(seat).length(self.trump):
            return throw
        if self.holds(moment):
            return throw
        _, best = moment.best
        trumps = moment.hand(seat).holding(self.trump)
        beating = [card for card in sorted(trumps) if beats(card, best, self.trump)]
        if not beating:
            return throw
        second = place == 1
        if second and self.wins_there(moment, best, out):
            return self.throw(moment, lost=False)
        ruff: Choice
        if self.on(Rule.RUFFS_LOW):
            ruff = beating[0]
            high = [card for card in beating if is_winner(card, out)]
            if place < 3 and (seat.lho, suit) in moment.shown_out and high:
                ruff = high[0]
        else:
            ruff = Badly(tuple(beating))
        opposite = self.other_hand(moment, seat)
        if not self.on(Rule.WINS):
            return Badly((ruff, throw))
        if second and not opposite.length(suit) and opposite.length(self.trump):
            return self.chooses((ruff, self.throw(moment, lost=False)), Rule.EITHER_HAND)
        return ruff

    def holds(self, moment: Moment) -> bool:
        """Is claimer's side winning, with a card that nobody will beat in its suit?"""
        winning, best = moment.best
        if winning.side is not self.side:
            return False
        mine = self.claim.by_declarer or moment.turn is self.claim.claimer
        out = self.seen(moment) if mine else self.out(moment)
        return len(moment.trick) == 3 or is_winner(best, out)

    def throw(self, moment: Moment, *, lost: bool) -> Choice:
        """A discard; on a trick that the opponents win, unless the other hand may win it."""
        hand = moment.hand(moment.turn)
        suits = [suit for suit in SUITS if suit is not self.trump and hand.length(suit)]
        if not suits:
            return lowest(hand)
        cards = [lowest(hand.holding(suit)) for suit in suits]
        if self.on(Rule.KEEPS_WINNERS):
            cards = self.not_kept(moment, cards, lost)
        return self.chooses(cards, Rule.WRONG_DISCARD)

    def not_kept(self, moment: Moment, cards: list[Card], lost: bool) -> list[Card]:
        out, every = self.out(moment), cards
        losers = [card for card in cards if number_above(card, out) >= 2]
        if self.owed(moment) not in (0, moment.left) or not losers:
            needed = 2 if self.all_is_owed(moment) else 1
            losers = [card for card in cards if number_above(card, out) >= needed]
        cards = losers or self.not_needed(moment, cards)
        if self.holds(moment) and self.claim.by_declarer:
            enough = [card for card in every if self.is_enough_without(moment, card)]
            if enough:
                return [card for card in cards if card in enough] or enough
            if len(cards) > 1:
                return cards
        winning, _ = moment.best
        theirs = lost and winning.side is not self.side
        if not losers and theirs and self.on(Rule.SHOWN_OUT):
            return [card for card in cards if (winning, card.suit) in moment.shown_out] or cards
        return cards

    def not_needed(self, moment: Moment, cards: list[Card]) -> list[Card]:
        """Winners that are thrown before aces and before the last stopper of a suit."""
        hand, out = moment.hand(moment.turn), self.out(moment)
        opposite = self.other_hand(moment, moment.turn)
        stoppers = {
            card
            for card in cards
            if self.claim.by_declarer
            and out.length(card.suit)
            and is_winner(card, out)
            and card == highest((hand | opposite).holding(card.suit))
        }
        aces = {card for card in cards if card.rank_letter == "A"}
        for kept in (aces | stoppers, aces & stoppers):
            others = [card for card in cards if card not in kept]
            if others:
                return others
        return cards

    def is_enough_without(self, moment: Moment, card: Card) -> bool:
        """Are the tricks owed in plain sight from the other hand, when the card is thrown?"""
        out, seat = self.out(moment), moment.turn
        if len(moment.trick) == 2:
            follows = moment.hand(seat.lho).holding(moment.trick[0].suit)
            if len(follows):
                out = without(out, lowest(follows))
        hand = without(moment.hand(seat), card)
        in_sight = self.in_sight(seat.partner, moment.hand(seat.partner), hand, out)
        return in_sight is not None and in_sight >= self.owed(moment) - 1

    # The partner of a defender who claims

    def partners_choice(self, moment: Moment) -> Choice:
        legal = moment.legal
        if moment.trick:
            winning, best = moment.best
            if legal.length(moment.trick[0].suit):
                if self.holds(moment):
                    return self.low(legal, Rule.NO_CRASH)
                if len(moment.trick) == 3 and winning.side is not self.side:
                    beating = [card for card in sorted(legal) if beats(card, best, self.trump)]
                    if beating:
                        return beating[0] if self.on(Rule.WINS) else Badly(tuple(legal))
            else:
                if self.holds(moment) and self.trump is not None:
                    others = legal - legal.holding(self.trump)
                    legal = others if len(others) else legal
                if self.on(Rule.KEEPS_WINNERS):
                    thrown = {card for card in legal if card.suit is not self.trump}
                    aces = {card for card in thrown if card.rank_letter == "A"}
                    if aces != thrown:
                        legal = legal - Hand.of(aces)
        return self.chooses(legal, Rule.PARTNER_CHOOSES)


def played(hand: Hand, best: Card | None, majors: frozenset[Card]) -> Hand:
    """An opponent plays to a round: a penalty card, or the best card, otherwise their lowest."""
    if not len(hand):
        return hand
    lying = Hand.of(card for card in hand if card in majors)
    if len(lying):
        return without(hand, lowest(lying))
    return without(hand, best if best is not None and best in hand else lowest(hand))
