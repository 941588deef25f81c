"""What a player of claimer's side may play: the rules of normal play at work.

A choice goes to the worst where an allowance says that claimer may get it wrong, and to the best
where claimer may not. It can hold others: a suit is chosen badly, and in it a card well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, Protocol

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.located_suit import right_cards
from bridgelaw.analysis.claims.masks import (
    ACES,
    SUIT_OF,
    SUITS,
    Hands,
    above,
    each,
    equals,
    highest,
    lowest,
    masks_of,
    winning,
)
from bridgelaw.analysis.claims.plain_tricks import PlainTricks
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.turn import Turn, elsewhere
from bridgelaw.analysis.claims.winners import counted_on

_PLAIN_LOSER = 2
"""A card with so many higher ones out nobody takes for a winner."""


class Choice(NamedTuple):
    """What a player chooses from, badly or well: cards, or further choices."""

    worst: bool
    options: Sequence[int | Choice]
    rule: Rule | None
    """What makes claimer's cards normal."""


class Player(Protocol):
    """How claimer's side plays."""

    looks: bool
    """Does it matter to claimer who has shown out, and what was claimed?"""

    def choice(self, turn: Turn) -> Choice:
        """What may be played."""

    def in_plain_sight(self, hands: Hands, leader: int, owed: int) -> int | None:
        """The tricks that claimer takes from here without fail, if that settles it."""


class AnyPlay:
    """Claimer's side plays any legal card: the best, or the worst whether rational or not."""

    looks = False

    def __init__(self, worst: bool) -> None:
        self._worst = worst

    def choice(self, turn: Turn) -> Choice:
        hand = turn.hands[turn.seat]
        legal = (turn.trick and hand & SUITS[SUIT_OF[turn.trick[0][1]]]) or hand
        return Choice(self._worst, equals(legal, elsewhere(turn)), None)

    def in_plain_sight(self, hands: Hands, leader: int, owed: int) -> int | None:
        return None


class NormalPlay:
    """Claimer's side plays normally, carelessness included, under the rules that are on."""

    looks = True

    def __init__(self, claim: Claim, forgotten: bool, draws: bool = True) -> None:
        """`draws`: who knows of a trump that is out draws all of them, or goes on without."""
        self._off = claim.off
        self._draws = draws
        self._side = claim.claimer.index & 1
        self._claimer = claim.claimer.index
        self._alone = not claim.by_declarer
        trump = claim.position.trump
        self._trump = None if trump is None else trump.index
        self._trumps = 0 if trump is None else SUITS[trump.index]
        self._forgotten = forgotten and Rule.FORGOTTEN_TRUMP not in claim.off
        self._plain = PlainTricks(self._side, self._trump, self._alone)
        self._begun = _suit_begun(claim)
        self._left = claim.position.left
        self._leads_first = (
            not claim.position.trick and claim.position.leader.index & 1 == self._side
        )
        self._no_finesse = claim.statement.from_the_top
        self._loser = 13 if claim.statement.all_high else _PLAIN_LOSER
        self._counted = _not_counted(claim)
        self._conceded = claim.statement.conceded
        """70D1: who says what is lost, and not when, may lose it at any time."""
        self._mistaken = claim.tricks > counted_on(claim)
        """Claimer has fewer winners than tricks claimed, so takes other cards for winners too."""

    def choice(self, turn: Turn) -> Choice:
        hand = turn.hands[turn.seat]
        if turn.trick:
            suit = SUIT_OF[turn.trick[0][1]]
            follow = hand & SUITS[suit]
            legal = follow or hand
        else:
            suit, follow, legal = -1, 0, hand
        if not legal & (legal - 1):
            return Choice(True, (legal,), Rule.FORCED)
        if self._alone and turn.seat != self._claimer:
            return self._partners(turn, suit, legal)
        if not turn.trick:
            return self._lead(turn)
        choice = self._follow(turn, suit, follow) if follow else self._void(turn, suit)
        if hand.bit_count() == self._left and not self._leads_first:
            return self._in_progress(turn, legal, choice)
        return choice

    def _in_progress(self, turn: Turn, legal: int, choice: Choice) -> Choice:
        """To the trick in progress, or the opponents' lead, claimer plays what keeps their tricks
        in plain sight."""
        if Rule.TAKES_HIS_TRICKS in self._off or self._alone or not turn.owed:
            return choice
        if turn.state is not None or (self._forgotten and self._out(turn.hands) & self._trumps):
            return choice
        keeping = [card for card in each(legal) if self._plain.in_trick(turn, card)]
        if not keeping:
            return choice
        normal = _cards_of(choice)
        kept = [card for card in keeping if card in normal] or keeping
        if set(kept) == normal:
            return choice
        return Choice(True, kept, Rule.TAKES_HIS_TRICKS)

    # The lead

    def in_plain_sight(self, hands: Hands, leader: int, owed: int) -> int | None:
        if Rule.TAKES_HIS_TRICKS in self._off or (self._alone and leader != self._claimer):
            return None
        if self._forgotten and self._out(hands) & self._trumps:
            return None  # 70C: claimer does not see what stands in the way
        if not all(map(partial(self._comes_home, hands), self._counted.items())):
            return None  # 70D1: what is in plain sight is not what was said
        # 71: beyond what was claimed, only what no normal play loses.
        return owed if self._plain.are(hands, leader, owed) else None

    def _lead(self, turn: Turn) -> Choice:
        hands, seat = turn.hands, turn.seat
        own = hands[seat]
        mate = 0 if self._alone else hands[seat ^ 2]
        out = self._seen_out(turn)
        leads = [
            self._suit_led(turn, suit, own & mask, mate & mask, out & mask)
            for suit, mask in enumerate(SUITS)
            if own & mask
        ]
        # A finesse that has shown itself to be right, and that has begun, is gone on with.
        begun = [lead for lead in leads if lead.suit == self._begun and lead.known]
        if begun:
            return self._among(begun, Rule.SHOWN_OUT)
        others = [lead for lead in leads if lead.suit != self._trump]
        if self._forgotten and self._out(hands) & self._trumps:
            # 70C: a trump of one's own is a winner like others, and may be led at any time.
            # Some authorities have it that none is led: then the other suits come first.
            if Rule.LEADS_TRUMPS in self._off:
                leads = others or leads
            rule = Rule.LEADS_TRUMPS if len(leads) > len(others) > 0 else Rule.FORGOTTEN_TRUMP
            return self._among(self._narrowed(turn, leads)[0], rule)
        if not out & self._trumps:
            return self._among(*self._narrowed(turn, self._without_trumps(leads, others)))
        if Rule.DRAWS_TRUMPS in self._off:
            return self._among(*self._narrowed(turn, leads))
        # 70D1: claimer knows that a trump is out. To draw it and to go on without are both normal;
        # nothing is led that can be seen to be ruffed.
        trumps = [lead for lead in leads if lead.suit == self._trump]
        can_be_drawn = lowest(out & self._trumps) < (own | mate) & self._trumps
        if trumps and ((self._draws and can_be_drawn) or not others):
            return self._among(trumps, Rule.DRAWS_TRUMPS)
        others = [lead for lead in others if not self._into_a_ruff(turn, lead.suit)] or others
        return self._among(*self._narrowed(turn, others))

    def _among(self, leads: list[_Lead], rule: Rule) -> Choice:
        """A suit, and a card of it."""
        if len(leads) > 1 and rule not in (Rule.FORGOTTEN_TRUMP, Rule.LEADS_TRUMPS):
            rule = Rule.ANY_ORDER
        # A suit that is no trump needs no more than that the trump was not thought of.
        plain = Rule.FORGOTTEN_TRUMP if rule is Rule.LEADS_TRUMPS else rule
        suits = [
            Choice(lead.worst, lead.cards, rule if lead.suit == self._trump else plain)
            for lead in leads
        ]
        return Choice(Rule.ANY_ORDER not in self._off, suits, rule)

    def _without_trumps(self, leads: list[_Lead], others: list[_Lead]) -> list[_Lead]:
        """Nobody else has a trump, as far as claimer thinks: claimer's own are not led."""
        if Rule.KEEPS_TRUMPS in self._off or not any(lead.wins for lead in others):
            return leads
        return others

    def _into_a_ruff(self, turn: Turn, suit: int) -> bool:
        """Has an opponent who may have a trump shown out of the suit?"""
        return any(
            turn.shown_out >> (4 * seat + suit) & 1
            and not turn.shown_out >> (4 * seat + (self._trump or 0)) & 1
            for seat in (1 - self._side, 3 - self._side)
        )

    def _suit_led(self, turn: Turn, suit: int, cards: int, opposite: int, out: int) -> _Lead:
        higher = above(highest(cards | opposite), out).bit_count()
        ruffs = False
        if not opposite and suit != self._trump and not self._alone:
            ruffs = bool(turn.hands[turn.seat ^ 2] & self._trumps)
        known = self._knows(turn, suit)
        if ruffs and higher and not known and Rule.TOP_DOWN not in self._off:
            led = [lowest(cards)]
        else:
            led = self._lead_cards(turn, cards, opposite, out)
        if known and cards & (cards - 1):
            right = self._right_in_suit(turn, suit, cards)
            led = [card for card in led if card in right] or right
        worst = Rule.WRONG_GUESS not in self._off
        return _Lead(suit, worst, led, known, higher, not higher or ruffs)

    def _right_in_suit(self, turn: Turn, suit: int, cards: int) -> list[int]:
        """70E1: of the top and the lowest card those that win most in this suit, seen by itself."""
        mask = SUITS[suit]
        north, east, south, west = (hand & mask for hand in turn.hands)
        if self._alone:  # a defender sees one hand
            north, east, south, west = (
                held if seat != turn.seat ^ 2 else 0
                for seat, held in enumerate((north, east, south, west))
            )
        return right_cards((north, east, south, west), self._side, turn.seat)

    def _narrowed(self, turn: Turn, leads: list[_Lead]) -> tuple[list[_Lead], Rule]:
        """The suits that claimer may lead, and the rule that says so where one is left."""
        off = self._off
        # 70D1: who counts their tricks by suit takes those first, and nothing else of those suits.
        counted = [lead for lead in leads if lead.wins and self._is_to_come(turn, lead.suit)]
        if counted:
            return counted, Rule.STATED
        left = turn.hands[turn.seat].bit_count()
        if self._takes_all(turn, left):
            taken = [lead for lead in leads if lead.wins or lead.above < self._loser]
            return taken or leads, Rule.TOP_DOWN
        # Whoever gives up some tricks, and has not the others yet, gives those up first.
        to_lose = [lead for lead in leads if lead.above <= left - turn.owed and not lead.wins]
        if to_lose:
            least = min(lead.above for lead in to_lose)
            to_lose = [lead for lead in to_lose if lead.above == least]
            if Rule.DEVELOPS not in off and not self._conceded:
                return to_lose, Rule.DEVELOPS
        to_cash = [lead for lead in leads if lead.wins]
        if to_cash and Rule.WINNERS_FIRST not in off:
            return to_cash + to_lose, Rule.WINNERS_FIRST
        return leads, Rule.TOP_DOWN

    def _is_to_come(self, turn: Turn, suit: int) -> bool:
        """Were tricks counted in the suit that have not been taken?"""
        after = self._counted.get(suit)
        return after is not None and _rounds(turn.hands, self._claimer, suit, self._alone) > after

    def _comes_home(self, hands: Hands, counted: tuple[int, int]) -> bool:
        """Do the tricks that were counted in a suit, and are not taken yet, come from the top?"""
        suit, after = counted
        out = self._out(hands) & SUITS[suit]
        cards = hands[self._claimer] | (0 if self._alone else hands[self._claimer ^ 2])
        cards &= SUITS[suit]
        for _ in range(_rounds(hands, self._claimer, suit, self._alone) - after):
            if not cards or above(highest(cards), out):
                return False
            cards ^= highest(cards)
            out &= out - 1
        return True

    def _takes_all(self, turn: Turn, left: int) -> bool:
        """Whoever claims everything that is left, and has it not, takes others for winners too."""
        return not turn.owed or (self._mistaken and turn.owed >= left)

    def _lead_cards(self, turn: Turn, cards: int, opposite: int, out: int) -> list[int]:
        """70E2: from the top, or low to the top card in the other hand."""
        if Rule.TOP_DOWN in self._off:
            return list(each(cards))
        top, low = highest(cards), lowest(cards)
        if top == low or not opposite or highest(opposite) < top:
            return [top]
        if lowest(opposite) > top and Rule.NO_CRASH not in self._off:
            return [low]
        if self._cashes(turn) and above(top, out):
            return [low]
        return [top, low]

    # Following suit

    def _follow(self, turn: Turn, suit: int, cards: int) -> Choice:
        known = self._knows(turn, suit)
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
        out = self._seen_out(turn) & SUITS[suit]
        if (ours and not ruffed and not above(best, out)) or not beating:
            return self._low(low, cards, ours)
        if known:
            # 70E1: it is seen whether anybody is still to play who can beat it.
            coming = hands[(seat + 1) & 3] & SUITS[suit]
            if ours and not above(best, coming):
                return Choice(True, (low,), Rule.SHOWN_OUT)
            sure = [card for card in each(beating) if not above(card, coming)]
            if sure:
                return Choice(True, (sure[0],), Rule.SHOWN_OUT)
        sure = [card for card in each(beating) if not above(card, out)]
        other = 0
        if len(trick) == 1 and not self._alone:
            other = hands[seat ^ 2] & SUITS[suit]
        wins_there = bool(other) and highest(other) > best and not above(highest(other), out)
        if not sure and wins_there:
            return self._low(low, cards, True)
        guess = Rule.WRONG_GUESS not in self._off
        if sure:
            choices = [sure[0]]
            if not self._cashes(turn):
                choices += self._finesse(beating, out)
            rule = Rule.WINS if len(choices) == 1 else Rule.WRONG_GUESS
            here = Choice(guess, choices, rule)
            if not wins_there:
                return here
            there = Choice(True, (low,), Rule.EITHER_HAND)
            return Choice(Rule.EITHER_HAND not in self._off, (here, there), rule)
        if ours:
            return self._low(low, cards, True)
        best_card = highest(beating)
        choices = [low, best_card] if len(trick) == 1 else [best_card]
        if len(trick) == 2:
            choices += self._finesse(beating, out)
        return Choice(guess, list(dict.fromkeys(choices)), Rule.WRONG_GUESS)

    def _finesse(self, beating: int, out: int) -> list[int]:
        """The card below the best with which claimer may finesse: against one card, or two."""
        if self._no_finesse:
            return []  # they said so
        least = above(highest(beating), out).bit_count()
        for card in list(each(beating))[::-1]:
            higher = above(card, out).bit_count()
            if higher > least:
                return [card] if higher <= least + 2 else []
        return []

    def _low(self, low: int, cards: int, ours: bool) -> Choice:
        """Plays low: the trick is won in the other hand, or cannot be won."""
        rule = Rule.NO_CRASH if ours else Rule.WINS
        if rule in self._off:
            return Choice(True, list(each(cards)), rule)
        return Choice(True, (low,), rule)

    def _winning(self, choices: list[int], cards: int) -> Choice:
        if Rule.WINS in self._off:
            choices = list(each(cards))
        return Choice(True, choices, Rule.WINS)

    def _cashes(self, turn: Turn) -> bool:
        """Has claimer no need of a finesse, or said so, and takes none?"""
        if self._no_finesse:
            return True
        needless = turn.owed and not self._mistaken
        return bool(needless) and Rule.NO_IDLE_FINESSE not in self._off

    # Ruffing and throwing cards away

    def _void(self, turn: Turn, suit: int) -> Choice:
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
        follow = later & SUITS[suit]
        out = self._out(hands) & SUITS[suit]
        if follow and highest(follow) > best and not above(highest(follow), out):
            return self._throw(turn, winner, True, False)
        ruff = self._ruff(turn, suit, beating)
        if Rule.WINS in self._off:
            return Choice(True, (ruff, self._throw(turn, winner, ours, False)), Rule.WINS)
        if follow or not later & self._trumps:
            return ruff
        thrown = self._throw(turn, winner, True, False)._replace(rule=Rule.EITHER_HAND)
        return Choice(Rule.EITHER_HAND not in self._off, (ruff, thrown), Rule.EITHER_HAND)

    def _holds(self, turn: Turn, suit: int, best: int) -> bool:
        """Does the side's best card hold the trick, as far as the player can see?"""
        if len(turn.trick) == 3:
            return True
        partners = self._alone and turn.seat != self._claimer
        out = self._out(turn.hands) if partners else self._seen_out(turn)
        if best & self._trumps and suit != self._trump:
            return not above(best, out & self._trumps)
        return not above(best, out & SUITS[suit])

    def _ruff(self, turn: Turn, suit: int, beating: int) -> Choice:
        if Rule.RUFFS_LOW in self._off:
            return Choice(True, list(each(beating)), Rule.RUFFS_LOW)
        card = lowest(beating)
        behind = (turn.seat + 1) & 3
        if len(turn.trick) < 3 and turn.shown_out >> (4 * behind + suit) & 1:
            out = self._seen_out(turn) & self._trumps
            card = next((one for one in each(beating) if not above(one, out)), card)
        return Choice(True, (card,), Rule.RUFFS_LOW)

    def _throw(self, turn: Turn, winner: int, ours: bool, settled: bool) -> Choice:
        hand = turn.hands[turn.seat]
        out = self._out(turn.hands)
        lows = [lowest(hand & mask) for mask in SUITS if hand & mask & ~self._trumps]
        if not lows:
            return Choice(True, (lowest(hand),), Rule.KEEPS_WINNERS)
        worst = Rule.WRONG_DISCARD not in self._off
        if Rule.KEEPS_WINNERS in self._off:
            return Choice(worst, lows, Rule.WRONG_DISCARD)
        left = hand.bit_count()
        higher = {card: above(card, out & SUITS[SUIT_OF[card]]).bit_count() for card in lows}
        # Whoever has everything left coming parts first with what nobody could take for a winner.
        # Who takes other cards for winners too sees no other losers; and an ace goes last of all.
        losers: list[int] = []
        if not turn.owed or turn.owed >= left:
            losers = [card for card in lows if higher[card] >= _PLAIN_LOSER]
        if not losers and not self._takes_all(turn, left):
            losers = [card for card in lows if higher[card]]
        cards = losers or self._spared(turn, lows)
        if settled and len(lows) > 1:
            keeping = self._that_keep(turn, winner, lows)
            cards = [card for card in cards if card in keeping] or keeping or cards
        elif not losers and not ours and Rule.SHOWN_OUT not in self._off:
            # Whoever is about to lead cannot lead a suit of which they have shown out.
            useless = [c for c in cards if turn.shown_out >> (4 * winner + SUIT_OF[c]) & 1]
            cards = useless or cards
        rule = Rule.WRONG_DISCARD if len(cards) > 1 else Rule.KEEPS_WINNERS
        return Choice(worst, cards, rule)

    def _spared(self, turn: Turn, winners: list[int]) -> list[int]:
        """Of cards that all look like winners, those that a careless player may throw.

        Declarer sees both hands: to throw the last card of them that stops a suit is irrational
        while anything else can go. What a defender has to keep is a guess.
        """
        ours = turn.hands[turn.seat] | turn.hands[turn.seat ^ 2]
        out = self._out(turn.hands)

        def stops(card: int) -> bool:
            suit = SUITS[SUIT_OF[card]]
            if self._alone or not out & suit:
                return False
            return card == highest(ours & suit) and not above(card, out & suit)

        plain = [card for card in winners if not card & ACES and not stops(card)]
        return plain or [card for card in winners if not (card & ACES and stops(card))] or winners

    def _that_keep(self, turn: Turn, winner: int, cards: list[int]) -> list[int]:
        """Of the cards to throw, those that leave the tricks claimed in plain sight."""
        if winner != turn.seat ^ 2 or self._alone:
            return []
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
        return keeping

    # Partner of a defender who claims

    def _partners(self, turn: Turn, suit: int, legal: int) -> Choice:
        """70D2: any card, but for what no partner would do."""
        worst = Rule.PARTNER_CHOOSES not in self._off
        cards = equals(legal, elsewhere(turn))
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
            else:
                if winner & 1 == self._side and (last or self._holds(turn, suit, best)):
                    cards = [card for card in cards if not card & self._trumps] or cards
                cards = self._but_for_aces(cards)
        return Choice(worst, cards, Rule.PARTNER_CHOOSES)

    def _but_for_aces(self, cards: list[int]) -> list[int]:
        """Nobody throws an ace while anything else can go: it needs no sight of other hands."""
        if Rule.KEEPS_WINNERS in self._off:
            return cards
        thrown = [card for card in cards if not card & self._trumps]
        aces = [card for card in thrown if card & ACES]
        if len(aces) == len(thrown):
            return cards
        return [card for card in cards if card not in aces]

    # What claimer knows

    def _out(self, hands: Hands) -> int:
        """The cards that the opponents hold."""
        return hands[1 - self._side] | hands[3 - self._side]

    def _seen_out(self, turn: Turn) -> int:
        """70C: the same, but for trumps that are forgotten, while no opponent plays one."""
        out = self._out(turn.hands)
        if not self._forgotten or self._is_reminded(turn):
            return out
        return out & ~self._trumps

    def _is_reminded(self, turn: Turn) -> bool:
        """Has an opponent played a trump to this trick?"""
        return any(card & self._trumps and seat & 1 != self._side for seat, card in turn.trick)

    def _knows(self, turn: Turn, suit: int) -> bool:
        """70E1: has one opponent shown out, so that the other must have what is out?"""
        if not turn.shown_out or Rule.SHOWN_OUT in self._off:
            return False
        if suit == self._trump and self._forgotten and not self._is_reminded(turn):
            return False
        hands, mask = turn.hands, SUITS[suit]
        return any(
            turn.shown_out >> (4 * seat + suit) & 1 and hands[seat ^ 2] & mask
            for seat in (1 - self._side, 3 - self._side)
        )


def _cards_of(choice: Choice) -> set[int]:
    """All cards that may be chosen."""
    found: set[int] = set()
    for option in choice.options:
        found |= {option} if isinstance(option, int) else _cards_of(option)
    return found


class _Lead(NamedTuple):
    """A suit that can be led."""

    suit: int
    worst: bool
    cards: list[int]
    known: bool
    """It is known where the cards are that are out."""
    above: int
    """How many cards are out that are higher than the side's best."""
    wins: bool
    """The side's best card is a winner, or the other hand can ruff."""


def _not_counted(claim: Claim) -> dict[int, int]:
    """For each suit in which tricks were counted: how many rounds are left after them."""
    hands, seat = masks_of(claim.position), claim.claimer.index
    return {
        suit.index: _rounds(hands, seat, suit.index, not claim.by_declarer) - number
        for suit, number in claim.statement.counted
    }


def _rounds(hands: Hands, seat: int, suit: int, alone: bool) -> int:
    """How often claimer can play the suit."""
    own, other = hands[seat] & SUITS[suit], 0 if alone else hands[seat ^ 2] & SUITS[suit]
    return max(own.bit_count(), other.bit_count())


def _suit_begun(claim: Claim) -> int | None:
    """The suit that claimer's side has led to the trick in progress."""
    position = claim.position
    if position.trick and position.leader.side is claim.claimer.side:
        return position.trick[0].suit.index
    return None
