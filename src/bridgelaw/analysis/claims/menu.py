"""What a player of claimer's side may play: the rules of normal play at work.

A menu is a choice among groups of cards, and within a group among its cards. Each choice goes to
the worst where an allowance says that he may get it wrong, and to the best where he may not.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bridgelaw.analysis.claims.certain import PlainTricks
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.masks import (
    SUIT_OF,
    SUITS,
    Hands,
    Trick,
    above,
    each,
    equals,
    highest,
    lowest,
    winning,
)
from bridgelaw.analysis.claims.rules import Rule


class Group(NamedTuple):
    """Cards between which a player chooses, badly or well, and the rule that makes them normal."""

    worst: bool
    cards: tuple[int, ...] | list[int]
    rule: Rule


class Menu(NamedTuple):
    worst: bool
    groups: tuple[Group, ...] | list[Group]


class Turn(NamedTuple):
    """What is known when a player of claimer's side is to play."""

    hands: Hands
    seat: int
    trick: Trick
    shown_out: int
    """Bit `4 * seat + suit`: that opponent has shown out of that suit."""
    owed: int
    """The tricks still to come of those claimed."""


class Player(Protocol):
    """How claimer's side plays."""

    def menu(self, turn: Turn) -> Menu:
        """What may be played."""

    def in_plain_sight(self, hands: Hands, leader: int, owed: int) -> int | None:
        """The tricks that he takes from here without fail, if that settles it."""


class AnyPlay:
    """Claimer's side plays any legal card: the best, or the worst whether rational or not."""

    def __init__(self, worst: bool) -> None:
        self._worst = worst

    def menu(self, turn: Turn) -> Menu:
        hand = turn.hands[turn.seat]
        legal = (turn.trick and hand & SUITS[SUIT_OF[turn.trick[0][1]]]) or hand
        group = Group(self._worst, equals(legal, _others(turn)), Rule.FORCED)
        return Menu(self._worst, (group,))

    def in_plain_sight(self, hands: Hands, leader: int, owed: int) -> int | None:
        return None


class NormalPlay:
    """Claimer's side plays normally, carelessness included, under the rules that are on."""

    def __init__(self, claim: Claim, forgotten: bool) -> None:
        self._off = claim.off
        self._side = claim.claimer.index & 1
        self._claimer = claim.claimer.index
        self._alone = not claim.by_declarer
        trump = claim.position.trump
        self._trump = None if trump is None else trump.index
        self._trumps = 0 if trump is None else SUITS[trump.index]
        self._forgotten = forgotten and Rule.FORGOTTEN_TRUMP not in claim.off
        self._plain = PlainTricks(self._side, self._trump, self._alone)
        self._begun = _suit_begun(claim)
        self._mistaken = claim.tricks > self._winners(claim)
        """He claims more tricks than he has winners, so he takes other cards for winners too."""
        self._cashes = not self._mistaken and Rule.NO_IDLE_FINESSE not in claim.off

    def menu(self, turn: Turn) -> Menu:
        hand = turn.hands[turn.seat]
        if turn.trick:
            suit = SUIT_OF[turn.trick[0][1]]
            follow = hand & SUITS[suit]
            legal = follow or hand
        else:
            suit, follow, legal = -1, 0, hand
        if not legal & (legal - 1):
            return Menu(True, (Group(True, (legal,), Rule.FORCED),))
        if self._alone and turn.seat != self._claimer:
            return self._partners(turn, suit, legal)
        if not turn.trick:
            return self._lead(turn)
        if follow:
            return self._follow(turn, suit, follow)
        return self._void(turn, suit)

    # The lead

    def in_plain_sight(self, hands: Hands, leader: int, owed: int) -> int | None:
        if Rule.TAKES_HIS_TRICKS in self._off or (self._alone and leader != self._claimer):
            return None
        if self._forgotten and self._out(hands) & self._trumps:
            return None  # 70C: he does not see what stands in the way
        tricks = self._plain.count(hands, leader)
        return tricks if tricks >= owed else None

    def _lead(self, turn: Turn) -> Menu:
        hands, seat = turn.hands, turn.seat
        own = hands[seat]
        mate = 0 if self._alone else hands[seat ^ 2]
        out = self._out(hands)
        leads = [
            self._suit_led(turn, suit, own & mask, mate & mask, out & mask)
            for suit, mask in enumerate(SUITS)
            if own & mask
        ]
        leads, rule = self._narrowed(turn, leads, out & self._trumps)
        worst = Rule.ANY_ORDER not in self._off
        if len(leads) > 1:
            rule = Rule.ANY_ORDER
        return Menu(worst, [Group(lead.worst, lead.cards, rule) for lead in leads])

    def _suit_led(self, turn: Turn, suit: int, cards: int, opposite: int, out: int) -> _Lead:
        higher = above(highest(cards | opposite), out).bit_count()
        ruffs = False
        if not opposite and suit != self._trump and not self._alone:
            ruffs = bool(turn.hands[turn.seat ^ 2] & self._trumps)
        worst = self._guess(turn.hands, turn.shown_out, suit)
        led = self._lead_cards(cards, opposite, out if worst else 0)
        return _Lead(suit, worst, led, out, higher, not higher or ruffs)

    def _narrowed(
        self, turn: Turn, leads: list[_Lead], trumps_out: int
    ) -> tuple[list[_Lead], Rule]:
        """The suits that he may lead, and the rule that says so where one is left."""
        off = self._off
        # A finesse that has shown itself to be right, and that he has begun, he goes on with.
        if self._begun is not None and Rule.SHOWN_OUT not in off:
            begun = [lead for lead in leads if lead.suit == self._begun and lead.out]
            if begun and self._located(turn.hands, turn.shown_out, self._begun):
                return begun, Rule.SHOWN_OUT
        if trumps_out and not self._forgotten:
            trumps = [lead for lead in leads if lead.suit == self._trump and not lead.above]
            if trumps and Rule.DRAWS_TRUMPS not in off:
                return trumps, Rule.DRAWS_TRUMPS
        elif self._trump is not None and Rule.KEEPS_TRUMPS not in off:
            others = [lead for lead in leads if lead.suit != self._trump and lead.wins]
            if others:
                leads = others
        left = turn.hands[turn.seat].bit_count()
        # Who claims everything that is left, and has it not, takes all of it for winners.
        if self._mistaken and turn.owed >= left:
            return leads, Rule.TOP_DOWN
        # Who gives up some tricks, and has not the others yet, gives those up first.
        to_lose = [lead for lead in leads if 0 < lead.above <= left - turn.owed and not lead.wins]
        if to_lose and Rule.DEVELOPS not in off and turn.owed:
            least = min(lead.above for lead in to_lose)
            return [lead for lead in to_lose if lead.above == least], Rule.DEVELOPS
        winners = [lead for lead in leads if lead.wins]
        if winners and Rule.WINNERS_FIRST not in off:
            return winners, Rule.WINNERS_FIRST
        return leads, Rule.TOP_DOWN

    def _lead_cards(self, cards: int, opposite: int, out: int) -> list[int]:
        """70E2: from the top, or low to the top card in the other hand."""
        if Rule.TOP_DOWN in self._off:
            return list(each(cards))
        top, low = highest(cards), lowest(cards)
        if top == low or not opposite or highest(opposite) < top:
            return [top]
        if self._cashes and above(top, out):
            return [low]
        return [top, low]

    # Following suit

    def _follow(self, turn: Turn, suit: int, cards: int) -> Menu:
        hands, seat, trick = turn.hands, turn.seat, turn.trick
        winner, best = winning(trick, self._trumps)
        ours = winner & 1 == self._side
        low = lowest(cards)
        ruffed = SUIT_OF[best] != suit
        beating = 0 if ruffed else above(best, cards)
        if len(trick) == 3:
            if ours or not beating:
                return self._low(low, cards, ours)
            return self._winning([lowest(beating)], cards)
        out = self._out(hands) & SUITS[suit]
        if self._located(hands, turn.shown_out, suit) and len(trick) == 2:
            out = hands[(seat + 1) & 3] & SUITS[suit]
        if (ours and not ruffed and not above(best, out)) or not beating:
            return self._low(low, cards, ours)
        sure = [card for card in each(beating) if not above(card, out)]
        other = 0
        if len(trick) == 1 and not self._alone:
            other = hands[seat ^ 2] & SUITS[suit]
        wins_there = bool(other) and highest(other) > best and not above(highest(other), out)
        if not sure and wins_there:
            return self._low(low, cards, True)
        groups: list[Group] = []
        guess = self._guess(hands, turn.shown_out, suit)
        if sure:
            choices = [sure[0]]
            cheap = lowest(beating)
            if cheap != sure[0] and not self._cashes:
                choices.append(cheap)
            rule = Rule.WINS if len(choices) == 1 else self._guess_rule(guess)
            groups.append(Group(guess, choices, rule))
            if wins_there:
                groups.append(Group(True, [low], Rule.EITHER_HAND))
            return Menu(Rule.EITHER_HAND not in self._off, groups)
        if ours:
            return self._low(low, cards, True)
        choices = list(dict.fromkeys((low, lowest(beating))))
        return Menu(True, (Group(guess, choices, self._guess_rule(guess)),))

    def _guess(self, hands: Hands, shown_out: int, suit: int) -> bool:
        """May he guess wrong in this suit?"""
        if Rule.WRONG_GUESS in self._off:
            return False
        return Rule.SHOWN_OUT in self._off or not self._located(hands, shown_out, suit)

    def _guess_rule(self, worst: bool) -> Rule:
        return Rule.WRONG_GUESS if worst else Rule.SHOWN_OUT

    def _low(self, low: int, cards: int, ours: bool) -> Menu:
        """Plays low: the trick is won in the other hand, or cannot be won."""
        rule = Rule.NO_CRASH if ours else Rule.WINS
        if rule in self._off:
            return Menu(True, (Group(True, list(each(cards)), rule),))
        return Menu(True, (Group(True, (low,), rule),))

    def _winning(self, choices: list[int], cards: int) -> Menu:
        if Rule.WINS in self._off:
            choices = list(each(cards))
        return Menu(True, (Group(True, choices, Rule.WINS),))

    # Ruffing and throwing cards away

    def _void(self, turn: Turn, suit: int) -> Menu:
        hands, seat, trick = turn.hands, turn.seat, turn.trick
        winner, best = winning(trick, self._trumps)
        ours = winner & 1 == self._side
        trumps = hands[seat] & self._trumps
        if not trumps:
            return self._throw(turn, winner, ours, ours and self._holds(turn, suit, best))
        if ours and self._holds(turn, suit, best):
            return self._throw(turn, winner, True, True)
        beating = above(best, trumps) if best & self._trumps else trumps
        if not beating:
            return self._throw(turn, winner, ours, False)
        later = 0 if len(trick) != 1 or self._alone else hands[seat ^ 2]
        groups = [self._ruff(turn, suit, beating)]
        if later and not best & self._trumps:
            follow = later & SUITS[suit]
            out = self._out(hands) & SUITS[suit]
            if follow and highest(follow) > best and not above(highest(follow), out):
                return self._throw(turn, winner, True, False)
            if not follow and later & self._trumps:
                thrown = self._throw(turn, winner, True, False)
                cards = [card for group in thrown.groups for card in group.cards]
                groups.append(Group(thrown.worst, cards, Rule.EITHER_HAND))
        elif Rule.WINS in self._off:
            groups += self._throw(turn, winner, ours, False).groups
        return Menu(Rule.EITHER_HAND not in self._off, groups)

    def _holds(self, turn: Turn, suit: int, best: int) -> bool:
        """Does his side's best card hold the trick, as far as he can see?"""
        if len(turn.trick) == 3:
            return True
        if best & self._trumps and suit != self._trump:
            return not above(best, self._out(turn.hands) & self._trumps)
        return not above(best, self._out(turn.hands) & SUITS[suit])

    def _ruff(self, turn: Turn, suit: int, beating: int) -> Group:
        if Rule.RUFFS_LOW in self._off:
            return Group(True, list(each(beating)), Rule.RUFFS_LOW)
        card = lowest(beating)
        behind = (turn.seat + 1) & 3
        if len(turn.trick) < 3 and turn.shown_out >> (4 * behind + suit) & 1:
            out = self._out(turn.hands) & self._trumps
            card = next((one for one in each(beating) if not above(one, out)), card)
        return Group(True, (card,), Rule.RUFFS_LOW)

    def _throw(self, turn: Turn, winner: int, ours: bool, settled: bool) -> Menu:
        hand = turn.hands[turn.seat]
        out = self._out(turn.hands)
        lows = [lowest(hand & mask) for mask in SUITS if hand & mask & ~self._trumps]
        if not lows:
            return Menu(True, (Group(True, (lowest(hand),), Rule.KEEPS_WINNERS),))
        worst = Rule.WRONG_DISCARD not in self._off
        if Rule.KEEPS_WINNERS in self._off:
            return Menu(worst, (Group(worst, lows, Rule.WRONG_DISCARD),))
        left = hand.bit_count()
        higher = {card: above(card, out & SUITS[SUIT_OF[card]]).bit_count() for card in lows}
        # Who takes everything for winners parts first with what nobody could take for one.
        plain = 2 if self._mistaken and turn.owed >= left else 1
        losers = [card for card in lows if higher[card] >= plain]
        cards = losers or lows
        if settled and len(cards) > 1:
            cards = self._that_keep(turn, winner, cards)
        elif not losers and not ours and Rule.SHOWN_OUT not in self._off:
            # Who is about to lead cannot lead a suit of which he has shown out.
            useless = [c for c in cards if turn.shown_out >> (4 * winner + SUIT_OF[c]) & 1]
            cards = useless or cards
        rule = Rule.WRONG_DISCARD if len(cards) > 1 else Rule.KEEPS_WINNERS
        return Menu(worst, (Group(worst, cards, rule),))

    def _that_keep(self, turn: Turn, winner: int, cards: list[int]) -> list[int]:
        """Of the cards to throw, those that leave the tricks claimed in plain sight."""
        if winner != turn.seat ^ 2 or self._alone:
            return cards
        keeping: list[int] = []
        for card in cards:
            hands = list(turn.hands)
            hands[turn.seat] ^= card
            if len(turn.trick) == 2:
                behind = (turn.seat + 1) & 3
                hands[behind] ^= lowest(hands[behind] & SUITS[SUIT_OF[turn.trick[0][1]]])
            after: Hands = (hands[0], hands[1], hands[2], hands[3])
            if self.in_plain_sight(after, winner, turn.owed - 1) is not None:
                keeping.append(card)
        return keeping or cards

    # Partner of a defender who claims

    def _partners(self, turn: Turn, suit: int, legal: int) -> Menu:
        """70D2: any card, but for what no partner would do."""
        worst = Rule.PARTNER_CHOOSES not in self._off
        cards = equals(legal, _others(turn))
        if turn.trick:
            winner, best = winning(turn.trick, self._trumps)
            last = len(turn.trick) == 3
            if legal & SUITS[suit]:
                beating = above(best, legal) if SUIT_OF[best] == suit else 0
                out = self._out(turn.hands) & SUITS[suit]
                if winner & 1 == self._side:
                    if last or (SUIT_OF[best] == suit and not above(best, out)):
                        return self._low(lowest(legal), legal, True)
                elif last and beating:
                    return self._winning([lowest(beating)], legal)
            elif winner & 1 == self._side and (last or self._holds(turn, suit, best)):
                cards = [card for card in cards if not card & self._trumps] or cards
        return Menu(worst, (Group(worst, cards, Rule.PARTNER_CHOOSES),))

    # What he knows

    def _out(self, hands: Hands) -> int:
        """The cards that the opponents hold."""
        return hands[1 - self._side] | hands[3 - self._side]

    def _located(self, hands: Hands, shown_out: int, suit: int) -> bool:
        """70E1: has an opponent shown out, so that the other must have what is out?"""
        first, second = 1 - self._side, 3 - self._side
        return bool((shown_out >> (4 * first + suit) | shown_out >> (4 * second + suit)) & 1)

    def _winners(self, claim: Claim) -> int:
        """The winners in both hands, suit by suit, whether or not they can be reached."""
        hands = masks_of(claim)
        trick = tuple((seat.index, card.bit) for seat, card in claim.position.played)
        tricks = int(bool(trick) and winning(trick, self._trumps)[0] & 1 == self._side)
        located = {suit.index for seat, suit in claim.shown_out if seat.index & 1 != self._side}
        own, mate = hands[self._claimer], 0 if self._alone else hands[self._claimer ^ 2]
        all_out = self._out(hands)
        for suit, mask in enumerate(SUITS):
            here, there, out = own & mask, mate & mask, all_out & mask
            cards, rounds = here | there, max(here.bit_count(), there.bit_count())
            if suit == self._trump and not out:
                tricks += cards.bit_count()  # they can be made by ruffing
            elif cards and suit in located and not above(highest(cards), out):
                tricks += rounds  # he knows whom to finesse
            else:
                for _ in range(rounds):
                    tricks += not above(highest(cards), out)
                    cards ^= highest(cards)
                    out &= out - 1
        return tricks


class _Lead(NamedTuple):
    """A suit that can be led."""

    suit: int
    worst: bool
    cards: list[int]
    out: int
    above: int
    """How many cards are out that are higher than his side's best."""
    wins: bool
    """His best card is a winner, or the other hand can ruff."""


def _others(turn: Turn) -> int:
    """All cards that somebody else holds, or that lie in the trick."""
    north, east, south, west = turn.hands
    mask = (north | east | south | west) ^ turn.hands[turn.seat]
    for _, card in turn.trick:
        mask |= card
    return mask


def masks_of(claim: Claim) -> Hands:
    """What each seat holds at the claim."""
    north, east, south, west = claim.position.hands
    return north.mask, east.mask, south.mask, west.mask


def _suit_begun(claim: Claim) -> int | None:
    """The suit that claimer's side has led to the trick in progress."""
    position = claim.position
    if position.trick and position.leader.side is claim.claimer.side:
        return position.trick[0].suit.index
    return None
