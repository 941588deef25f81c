"""What a phrase of a statement means: the steps that it binds claimer to."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.leftovers import left_over
from bridgelaw.analysis.claims.statement.pieces import Joint, Phrase, Role, Sort, Thing, Token, Verb
from bridgelaw.analysis.claims.statement.resolving import Table
from bridgelaw.analysis.claims.statement.ruffs import Ruffs
from bridgelaw.analysis.claims.statement.steps import (
    Cash,
    Cross,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    Note,
    NoteKind,
    Overtake,
    PlayCards,
    Step,
)
from bridgelaw.analysis.claims.statement.words import CONCEDES, DRAWN, DRIVE_OUT, OWN
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import Suit

_ACE = len(RANKS) - 1
_PLAYS = (Verb.CASH, Verb.RUN, Verb.PLAY)
_ALL_BUT = ("ALL BUT", "EVERYTHING BUT", "ALL EXCEPT", "EVERYTHING EXCEPT")
_TAKE_UP = (Verb.DRAW, Verb.CASH, Verb.RUN)
"""Verbs after which “it” is what was spoken of before."""


class Meaning(Ruffs):
    """Gathers the steps, phrase by phrase."""

    def __init__(self, text: str, table: Table) -> None:
        super().__init__(text, table)
        self.mentions_trump = False
        self.says_none_out = False
        self.from_the_top = False
        self.notes: list[Note] = []
        self._last_thing: Thing | None = None
        self._last_finesse: Finesse | None = None
        self._led_suits: set[Suit] = set()
        self._led_cards: set[Card] = set()
        self._draws = False
        self._spoke_of_trump = False
        """Did the phrase before say that a trump is out?"""

    def _add(self, step: Step) -> None:
        super()._add(step)
        match step:
            case Finesse():
                self._last_finesse = step
            case Cash(suit):
                self._led_suits.add(suit)
            case PlayCards(cards):
                self._led_cards.update(cards)
            case DrawTrumps():
                self._draws = True

    def note(self, phrase: Phrase, kind: NoteKind) -> None:
        """Keeps words that bind nothing."""
        said = [*phrase.tokens, *([] if phrase.verb_token is None else [phrase.verb_token])]
        start, end = min(one.start for one in said), max(one.end for one in said)
        self.notes.append(Note(kind, self._text[start:end].strip()))

    def add(self, phrase: Phrase) -> None:
        if phrase.says(Sort.REMARK):
            self.note(phrase, NoteKind.REMARK)
            return
        if self._table.defends and any(place.partners for place in phrase.places):
            self.note(phrase, NoteKind.PARTNERS)
            return
        self._take_up(phrase)
        before = self.mentions_trump
        kind = self._remark(phrase)
        self._spoke_of_trump = self.mentions_trump and not before
        if phrase.things:
            self._last_thing = phrase.things[-1]
        if kind is not None:
            if kind is not NoteKind.SAID_BACK:
                self.note(phrase, kind)
            return
        self._places_to_things(phrase)
        verb = _kind(phrase)
        lost = left_over(phrase, verb, self._table.trump)
        if verb is Verb.GIVE and self._verb_token(phrase).text.startswith(CONCEDES):
            lost = phrase.spare  # whatever it is that they get, it binds nothing
        if lost is not None:
            raise self._wrong(lost, errors.NOT_HERE)
        match verb:
            case Verb.DRAW:
                self._draw(phrase)
            case Verb.RUFF:
                self._ruff(phrase)
            case Verb.CROSSRUFF:
                self._crossruff(phrase)
            case Verb.CROSS:
                self._cross(phrase)
            case Verb.FINESSE | Verb.REPEAT:
                self._finesse(phrase)
            case Verb.DISCARD:
                self._discard(phrase)
            case Verb.GIVE:
                self._give(phrase)
            case Verb.OVERTAKE:
                self._overtake(phrase)
            case Verb.UNBLOCK:
                self._unblock(phrase)
            case Verb.KEEP if not phrase.says(Sort.AT_END):
                raise self._wrong(self._verb_token(phrase), errors.UNTIL_WHEN)
            case _:
                self._play(phrase)

    def _take_up(self, phrase: Phrase) -> None:
        """`one trump out, I draw it`: what was spoken of last."""
        before = self._last_thing
        draws = self._takes_that_trump(phrase)
        if before is None or phrase.things or (phrase.verb not in _TAKE_UP and not draws):
            return
        both = phrase.says(Sort.ALL) and phrase.said[Sort.ALL].text == "BOTH"
        spoken_of = (
            phrase.says(Sort.IT)
            or (both and phrase.verb is Verb.DRAW)
            or (
                # 切り札が残っているので、狩ります。
                phrase.verb is Verb.DRAW
                and not self._verb_token(phrase).latin
                and phrase.count is None
                and self.mentions_trump
            )
        )
        if spoken_of or draws:
            phrase.verb = Verb.DRAW if draws else phrase.verb
            phrase.things.append(Thing(self._meant(phrase, before.token), Role.OBJECT))

    def _meant(self, phrase: Phrase, spoken_of: Token) -> Token:
        """What was spoken of; after “the suit” the whole suit of it."""
        token = phrase.said.get(Sort.IT)
        suit = spoken_of.suit or self._suit
        if token is None or "SUIT" not in token.text or suit is None:
            return spoken_of
        return replace(token, sort=Sort.SUIT, suit=suit, plural=True)

    def _takes_that_trump(self, phrase: Phrase) -> bool:
        """切り札が残り1枚なので取ります: it is drawn."""
        before = self._last_thing
        return (
            phrase.verb is Verb.TAKE
            and not self._verb_token(phrase).latin
            and phrase.joint is Joint.COMMA
            and not phrase.said
            and self._spoke_of_trump
            and before is not None
            and self._is_trump(before)
        )

    # What is said of the cards, and not of what is done

    def _remark(self, phrase: Phrase) -> NoteKind | None:
        """What the phrase is if it binds nothing. What it says of trumps is kept."""
        left_out = phrase.verb is Verb.KEEP and phrase.says(Sort.OUT)
        if phrase.verb is None or left_out:  # leaving the queen of trumps out
            found = self._told(phrase)
            if found is not None:
                return found
        if phrase.says(Sort.FALLS) and phrase.verb is Verb.PLAY:
            return self._plays_for_the_drop(phrase)
        if phrase.things:
            return None
        if phrase.says(Sort.DROP, Sort.FROM_TOP) and phrase.verb in (None, Verb.TAKE, *_PLAYS):
            if not phrase.places and not phrase.seats and not phrase.says(Sort.NUMBER):
                self.from_the_top = True
                return NoteKind.SAID_BACK
        if phrase.says(Sort.GOOD, Sort.REST, Sort.ALL, Sort.WINNERS, Sort.HAS, Sort.HIGH):
            if phrase.verb is not None and (phrase.places or phrase.seats):
                return None
            plain = phrase.verb in (None, Verb.TAKE, Verb.GIVE, *_PLAYS)
            return NoteKind.REMARK if plain else None
        if phrase.seats or phrase.places:
            return None
        if phrase.verb is Verb.GIVE:
            return NoteKind.CONCEDED
        return NoteKind.REMARK if phrase.verb in (None, Verb.TAKE) else None

    def _told(self, phrase: Phrase) -> NoteKind | None:
        """What is said of cards without a verb: that they are held, out, gone or good."""
        things = phrase.things
        mine = [one.token for one in things if one.token.owner is Sort.MINE]
        trumps = [one.token for one in things if self._is_trump(one) and one.token not in mine]
        by_name = any(token.suit is None for token in trumps)
        if things and phrase.says(Sort.LOSERS) and not phrase.says(Sort.NOT):
            self.mentions_trump |= bool(trumps)
            return NoteKind.CONCEDED  # my only loser is the ace of trumps
        if things and phrase.says(Sort.REST) and phrase.said[Sort.REST].text in _ALL_BUT:
            self.mentions_trump |= bool(trumps)
            return NoteKind.CONCEDED  # all but the ace of diamonds
        if phrase.says(Sort.LIES):
            return NoteKind.REMARK
        if phrase.says(Sort.HOLDS) and not phrase.says(Sort.GONE):
            return NoteKind.REMARK
        if phrase.says(Sort.FALLS):
            self.mentions_trump |= bool(trumps)
            return NoteKind.REMARK
        if phrase.says(Sort.REST) and phrase.said[Sort.REST].text in OWN:
            return NoteKind.REMARK  # the last trump is mine
        others = [thing.token for thing in things if not self._is_trump(thing)]
        if trumps and others and phrase.says(Sort.NOT, Sort.GONE):
            raise self._wrong(others[0], errors.NOT_HERE)
        if phrase.says(Sort.VOID):
            return NoteKind.REMARK
        one_hand = phrase.places or phrase.seats
        if phrase.says(Sort.NOT):
            return NoteKind.REMARK if one_hand else self._no_trumps(trumps)
        if trumps and phrase.says(Sort.OUT) and phrase.says(Sort.ALL):
            # All the trumps are out: with the other side, or no longer?
            raise self._wrong(phrase.said[Sort.ALL], errors.NOT_HERE)
        if phrase.says(Sort.GONE):
            if one_hand or (trumps and all(token.ranks for token in trumps)):
                return NoteKind.REMARK  # the king of trumps has fallen
            if _is_after(phrase) and not trumps:
                raise self._wrong(phrase.said[Sort.AFTER], errors.NOT_HERE)
            if trumps and _is_after(phrase):  # once trumps are drawn: drawing them comes first
                self._need_trumps(trumps[0])
                self._add(DrawTrumps())
                return NoteKind.SAID_BACK
            drawn = not things and phrase.said[Sort.GONE].text in DRAWN
            return self._no_trumps([*trumps, *([phrase.said[Sort.GONE]] if drawn else [])])
        # “My remaining spades” are the speaker's own, also if they are trumps.
        out = phrase.says(Sort.OUT, Sort.HAS) or bool(things and phrase.says(Sort.OTHERS))
        out |= bool(trumps) and trumps[0].owner is Sort.THEIRS and not phrase.says(Sort.GOOD)
        if trumps and _says_what_is_left(phrase, trumps[0]):
            return NoteKind.REMARK
        own = phrase.says(Sort.HIGH, Sort.TOP, Sort.WINNERS)  # the rest on high trumps
        left = by_name and phrase.says(Sort.LEFT, Sort.REST) and not own
        if trumps and (out or left):
            self._need_trumps(trumps[0])
            self.mentions_trump = True
            return NoteKind.SAID_BACK
        if things and out:
            return NoteKind.REMARK
        if phrase.says(Sort.GOOD) and len(things) > 1 and not things[0].token.ranks:
            return NoteKind.NO_ORDER
        return None

    def _plays_for_the_drop(self, phrase: Phrase) -> NoteKind:
        """`playing for the queen (of hearts) to drop`."""
        lost = left_over(replace(phrase, said={}), Verb.FINESSE, self._table.trump)
        if lost is not None or len(phrase.things) != 1 or not phrase.things[0].token.ranks:
            raise self._wrong(phrase.said[Sort.FALLS], errors.NOT_HERE)
        thing = phrase.things[0]
        if thing.token.sort is Sort.CARD:
            self._add(Cash(self._suit_of(thing)))
        else:
            self.from_the_top = True
        return NoteKind.SAID_BACK

    def _no_trumps(self, trumps: list[Token]) -> NoteKind:
        """`trumps are in`, unless it was said before that they are drawn now."""
        if not trumps or self._draws or self.mentions_trump:
            return NoteKind.REMARK
        self._need_trumps(trumps[0])
        self.says_none_out = True
        return NoteKind.SAID_BACK

    # The steps

    def _draw(self, phrase: Phrase) -> None:
        token = self._verb_token(phrase)
        self._need_trumps(token)
        self._nowhere(phrase)
        for thing in phrase.things:
            by_name = thing.role is Role.OBJECT and bool(thing.token.ranks)
            if by_name or not self._is_trump(thing, Role.WITH, Role.BY):
                raise self._wrong(thing.token, errors.NOT_TRUMPS)
        winners = [
            thing
            for thing in phrase.things
            if thing.role in (Role.WITH, Role.BY) and thing.token.sort is not Sort.TRUMP
        ]
        if winners:
            # Draw the last trump with the king.
            self.mentions_trump = True
            trump = self._table.trump
            cards = tuple(card for one in winners for card in self._cards(one, trump))
            for thing in phrase.things:
                self._once(thing, len(cards))
            self._add(PlayCards(cards))
            return
        if not phrase.things and phrase.count is None:
            raise self._wrong(token, errors.WHICH_SUIT)
        for thing in phrase.things[1:]:
            self._once(thing)
        rounds = phrase.things[0].count if phrase.things else phrase.count
        self._add(DrawTrumps(1 if phrase.says(Sort.AGAIN) else rounds))

    def _play(self, phrase: Phrase) -> None:
        if not phrase.things:
            raise self._wrong(phrase.verb_token or phrase.places[0], errors.WHICH_CARDS)
        towards = [thing for thing in phrase.things if thing.role is Role.TO]
        if towards:
            self._play_towards(phrase, towards)
            return
        alone = len({thing.role for thing in phrase.things}) == 1
        for thing in phrase.things:
            self._add(self._played(phrase, thing, alone))

    def _played(self, phrase: Phrase, thing: Thing, alone: bool) -> Step:
        token = thing.token
        if thing.role is not Role.OBJECT and not (thing.role in (Role.WITH, Role.BY) and alone):
            raise self._wrong(token, errors.NOT_HERE)
        if token.sort in (Sort.CARD, Sort.RANK):
            # Win the ace: to the trick in progress.
            led = self._table.led if phrase.verb is Verb.TAKE and self._suit is None else None
            cards = self._cards(thing, led)
            self._once(thing, len(cards))
            for sort in (Sort.LOW, Sort.TOP, Sort.HIGH, Sort.WINNERS):
                if phrase.says(sort):
                    raise self._wrong(phrase.said[sort], errors.NOT_HERE)
            runs = phrase.verb is Verb.RUN or _is_passed_round(phrase)
            if runs and len(cards) == 1 and cards[0].rank != _ACE:
                return Finesse(cards[0], run=True)
            return PlayCards(cards)
        rounds = 1 if phrase.says(Sort.AGAIN) else thing.count
        if token.sort is Sort.TRUMP:
            self._need_trumps(token)
            plain = not phrase.says(Sort.LOW, Sort.TOP, Sort.HIGH, Sort.WINNERS, Sort.GOOD)
            if phrase.verb not in (Verb.CASH, Verb.RUN) and thing.at is None and plain:
                return DrawTrumps(rounds)
        if rounds is None and token.is_single and not phrase.says(Sort.WINNERS):
            rounds = 1  # the heart
        if phrase.says(Sort.ALL):
            rounds = None
        top = phrase.says(Sort.TOP, Sort.WINNERS, Sort.HIGH)
        return Cash(self._suit_of(thing), thing.at, rounds, top, phrase.says(Sort.LOW))

    def _play_towards(self, phrase: Phrase, towards: list[Thing]) -> None:
        """`a club to the ace`."""
        if not towards[0].token.ranks:
            raise self._wrong(towards[0].token, errors.NOT_HERE)
        cards = self._cards(towards[0], self._named_suit(phrase))
        for thing in phrase.things:
            self._once(thing)
            fits = thing is towards[0] or (
                thing.token.sort is not Sort.CARD and self._suit_of(thing) is cards[0].suit
            )
            if not fits:
                raise self._wrong(thing.token, errors.NOT_HERE)
        self._add(PlayCards(cards))

    def _cross(self, phrase: Phrase) -> None:
        token = phrase.verb_token or phrase.places[0]
        self._need_both_hands(token)
        to = self._only_place(phrase)
        if len(phrase.things) > 1:
            raise self._wrong(phrase.things[1].token, errors.NOT_HERE)
        if phrase.things:
            thing = phrase.things[0]
            self._once(thing)
            if thing.role in (Role.ON, Role.AGAINST):
                raise self._wrong(thing.token, errors.NOT_HERE)
            if thing.token.sort in (Sort.CARD, Sort.RANK):
                cards = self._cards(thing)
                if len(cards) > 1 or phrase.says(Sort.LOW):
                    raise self._wrong(thing.token, errors.NOT_HERE)
                self._add(Cross(cards[0].suit, to, cards[0]))
            else:
                self._add(Cross(self._suit_of(thing), to))
        elif to is not None:
            self._add(Cross(None, to))
        else:
            raise self._wrong(token, errors.WHERE_TO)

    def _finesse(self, phrase: Phrase) -> None:
        token = phrase.verb_token or (phrase.seats or [phrase.said[Sort.THROUGH]])[0]
        self._nowhere(phrase)
        through = self._through(phrase)
        if phrase.verb is Verb.REPEAT or (phrase.says(Sort.AGAIN) and not phrase.things):
            before = self._last_finesse
            if before is None and phrase.things:
                # It was taken before the claim: repeat the heart finesse.
                self._finesse_in_suit(phrase, through)
                return
            if before is None:
                raise self._wrong(token, errors.NO_FINESSE)
            suit = before.suit if before.card is None else before.card.suit
            for thing in phrase.things:
                if self._suit_of(thing) is not suit:
                    raise self._wrong(thing.token, errors.NO_FINESSE)
            self._add(replace(before, through=through or before.through, again=True))
            return
        named = [one for one in phrase.things if one.token.sort in (Sort.CARD, Sort.RANK)]
        if not named:
            self._finesse_in_suit(phrase, through)
            return
        named_suit = self._named_suit(phrase)
        suits = {self._suit_of(one): one for one in phrase.things if one not in named}
        for thing in phrase.things:
            if thing not in named:
                self._once(thing)
        for thing in named:
            against = thing.role in (Role.AGAINST, Role.AT) or thing.token.owner is Sort.THEIRS
            if thing.role in (Role.TO, Role.ON):
                raise self._wrong(thing.token, errors.NOT_HERE)
            for card in self._cards(thing, named_suit):
                for suit, other in suits.items():
                    if suit is not card.suit:
                        raise self._wrong(other.token, errors.NOT_HERE)
                self.mentions_trump |= against and card.suit is self._table.trump
                self._add(Finesse(card, through, against))
                for _ in range(min(thing.count or 1, 13) - 1):
                    self._add(Finesse(card, through, against, again=True))

    def _finesse_in_suit(self, phrase: Phrase, through: Seat | None) -> None:
        """`the heart finesse`, `the marked finesse`: no card is named."""
        token = phrase.verb_token or (phrase.seats or [phrase.said[Sort.THROUGH]])[0]
        # Heart to the king and finesse: in the suit that was spoken of.
        suit = None if phrase.things or phrase.says(Sort.MARKED) else self._suit
        if len(phrase.things) > 1 or not (phrase.things or suit or phrase.says(Sort.MARKED)):
            raise self._wrong(token, errors.WHICH_CARD)
        if phrase.says(Sort.NUMBER):
            raise self._wrong(phrase.said[Sort.NUMBER], errors.NOT_HERE)
        for thing in phrase.things:
            if thing.role in (Role.TO, Role.ON):
                raise self._wrong(thing.token, errors.NOT_HERE)
            suit = self._suit_of(thing)
        self.mentions_trump |= suit is not None and suit is self._table.trump
        self._add(Finesse(None, through, suit=suit))

    def _overtake(self, phrase: Phrase) -> None:
        """`overtake the heart queen with the ace`."""
        token = self._verb_token(phrase)
        self._need_both_hands(token)
        suit = self._named_suit(phrase)
        led = [card for one in phrase.things if one.role is Role.OBJECT
               for card in (self._cards(one, suit) if one.token.ranks else ())]  # fmt: skip
        over = [card for one in phrase.things if one.role in (Role.WITH, Role.BY)
                for card in (self._cards(one, suit) if one.token.ranks else ())]  # fmt: skip
        cards = {*led, *over}
        if len(led) != 1 or len(over) != 1 or len(phrase.things) != 2:
            raise self._wrong(token, errors.WHICH_CARDS)
        if len({card.suit for card in cards}) != 1 or over[0].rank < led[0].rank:
            raise self._wrong(token, errors.NOT_HERE)
        self._add(Overtake(led[0], over[0]))

    def _unblock(self, phrase: Phrase) -> None:
        """`unblock the hearts`, `unblock the ace of hearts`."""
        token = self._verb_token(phrase)
        if not phrase.things:
            raise self._wrong(token, errors.WHICH_CARDS)
        for thing in phrase.things:
            self._once(thing, len(thing.token.ranks))
            if thing.role is not Role.OBJECT:
                raise self._wrong(thing.token, errors.NOT_HERE)
            if thing.token.ranks:
                self._add(PlayCards(self._cards(thing)))
            else:
                self._need_both_hands(token)
                self._nowhere(phrase)
                self._add(Cash(self._suit_of(thing), unblock=True))

    def _only_suit(self, phrase: Phrase, suit: Suit) -> None:
        """Refuses another suit beside that of the card."""
        for thing in phrase.things:
            if thing.token.sort in (Sort.SUIT, Sort.TRUMP) and self._suit_of(thing) is not suit:
                raise self._wrong(thing.token, errors.NOT_HERE)

    def _discard(self, phrase: Phrase) -> None:
        things = phrase.things
        if not things and not phrase.says(Sort.LOSERS, Sort.ALL, Sort.REST):
            raise self._wrong(self._verb_token(phrase), errors.WHICH_CARDS)
        on_things = [one for one in things if one.role is not Role.OBJECT]
        if things and len(on_things) == len(things) and not phrase.says(Sort.LOSERS):
            raise self._wrong(self._verb_token(phrase), errors.WHICH_CARDS)
        each_its_own = len(phrase.places) == len(things) > 1
        for thing in on_things:
            if (
                thing.has_place and not each_its_own
            ):  # on dummy's clubs: the hand that they are led from
                thing.at = self._only_place(phrase)
                for other in things:
                    other.at = other.at if other is thing else None
        thrown: list[Thing] = []
        on: Thing | None = None
        for thing in things:
            if thing.role is Role.OBJECT:
                thrown.append(thing)
            elif thing.role in (Role.ON, Role.BY, Role.AT):
                # In English it stands after what is thrown on it, in Japanese before.
                on = thing
                self._lead_for_discard(on, phrase.says(Sort.HIGH, Sort.TOP, Sort.WINNERS))
                self._throw(thrown, on)
                thrown = []
            else:
                raise self._wrong(thing.token, errors.NOT_HERE)
        self._throw(thrown, on)

    def _throw(self, thrown: list[Thing], on: Thing | None) -> None:
        suit = None if on is None else self._lead_for_discard(on)
        for thing in thrown:
            if thing.token.sort in (Sort.CARD, Sort.RANK):
                cards = self._cards(thing)
                self._once(thing, len(cards))
                for card in cards:
                    self._add(Discard(card.suit, card, suit, 1, thing.at))
                continue
            times = thing.count or (1 if thing.token.is_single else None)
            self._add(Discard(self._suit_of(thing), None, suit, times, thing.at))

    def _lead_for_discard(self, on: Thing, top: bool = False) -> Suit:
        """The suit that something is thrown on; if it was not said that it is led, it is now."""
        by_name = on.token.sort in (Sort.CARD, Sort.RANK)
        cards = self._cards(on) if by_name else ()
        suit = cards[0].suit if cards else self._suit_of(on)
        by_card = {card.suit for card in self._led_cards}  # thirteen of each suit at most
        if suit in self._led_suits or (
            self._led_cards.issuperset(cards) if cards else suit in by_card
        ):
            return suit
        if cards:
            self._once(on, len(cards))
            self._add(PlayCards(cards))
        else:
            rounds = on.count or (1 if on.token.is_single else None)
            self._add(Cash(suit, on.at, rounds, top))
        return suit

    def _give(self, phrase: Phrase) -> None:
        if self._verb_token(phrase).text.startswith(CONCEDES):
            self.mentions_trump |= any(
                thing.token.sort is not Sort.RANK and self._is_trump(thing)
                for thing in phrase.things
            )
            self.note(phrase, NoteKind.CONCEDED)
            return
        self._nowhere(phrase)
        named = [one for one in phrase.things if one.token.sort in (Sort.CARD, Sort.RANK)]
        suits = [one for one in phrase.things if one not in named]
        if named:
            suit = self._named_suit(phrase)
            if suit is None:
                self.note(phrase, NoteKind.CONCEDED)
                return  # lose to your ace: which, nobody knows
            driven = [card for thing in named for card in self._cards(thing, suit)]
            for thing in phrase.things:
                self._once(thing, len(driven))
            self._only_suit(phrase, driven[0].suit)
            for card in driven:
                if card.suit is not driven[0].suit:
                    raise self._wrong(named[-1].token, errors.NOT_HERE)
                self._give_up(GiveUp(card.suit, 1, card))
            return
        for thing in suits:
            if thing.role not in (Role.OBJECT, Role.BY, Role.AT):
                raise self._wrong(thing.token, errors.NOT_HERE)
            if self._verb_token(phrase).text.startswith(DRIVE_OUT):
                raise self._wrong(thing.token, errors.WHICH_CARDS)
            if thing.count is None and thing.token.plural:
                raise self._wrong(thing.token, errors.HOW_MANY)
            self._give_up(GiveUp(self._suit_of(thing), thing.count or 1))

    def _give_up(self, step: GiveUp) -> None:
        self.mentions_trump |= step.suit is self._table.trump
        self._add(step)


def _kind(phrase: Phrase) -> Verb | None:
    """The verb, or the one that the phrase has without saying so."""
    if phrase.verb in (None, Verb.TAKE, *_PLAYS):
        if phrase.to_place or (phrase.verb is Verb.TAKE and not phrase.things):
            return Verb.CROSS
        if phrase.says(Sort.THROUGH) or any(not seat.owns for seat in phrase.seats):
            return Verb.FINESSE
    return phrase.verb


def _says_what_is_left(phrase: Phrase, trump: Token) -> bool:
    """The rest are trumps, 残りは切り札です: the speaker's own."""
    rest, be = phrase.said.get(Sort.REST), phrase.said.get(Sort.BE)
    return rest is not None and be is not None and rest.start < be.start < trump.start


def _is_passed_round(phrase: Phrase) -> bool:
    """♥Jを回す: it is run."""
    return (
        phrase.verb is Verb.PLAY
        and phrase.verb_token is not None
        and phrase.verb_token.text.startswith("回")
    )


def _is_after(phrase: Phrase) -> bool:
    """Once trumps are drawn: they are drawn first. But: having drawn trumps."""
    return phrase.says(Sort.AFTER) and phrase.said[Sort.AFTER].text != "HAVING"
