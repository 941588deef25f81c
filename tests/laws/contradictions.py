"""What the sentences of a ruling claim, read from their words and held against the table after it.

`tests/play/heard.py` checks what sentences declare to claim. This one reads them as a player at the
table would, headline and notes included, whatever they declare: whose turn it is, what becomes of a
card, whether a lead is free, who must pass, and who may not use what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from bridgelaw.game import PASS, Seat
from bridgelaw.laws import Asked, Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.machinery.duties import Act
from bridgelaw.laws.machinery.words import Words
from bridgelaw.table import Phase, Table
from bridgelaw.table.agenda import comes_first
from bridgelaw.table.effects import ForcedPass, LeadRight, Penalty, Unauthorised

_SEATS = {"North": Seat.NORTH, "East": Seat.EAST, "South": Seat.SOUTH, "West": Seat.WEST}
_SEAT = "(North|East|South|West)"
_CARD = "([♠♥♦♣](?:10|[2-9AKQJ]))"
_CARDS = rf"{_CARD}(?:(?:, | and ){_CARD})*"


class Contradiction(NamedTuple):
    """A sentence against the table, or against another one."""

    kind: str
    sentence: str
    fact: str


def contradictions(before: Table, ruling: Ruling) -> Iterator[Contradiction]:
    """Everything that a ruling says and its table does not."""
    after = before.after(ruling.event)
    if not after.seats or not before.seats:
        return
    words = (*ruling.words, *afterwards(before, ruling, after))
    sentences = [str(ruling.headline), *(str(one.text) for one in words)]
    for sentence in sentences:
        yield from _turn(sentence, after)
        yield from _free_lead(sentence, after)
        yield from _number(sentence)
        yield from _goes_on(sentence, after.phase)
    for note in map(str, ruling.notes):
        yield from _free_lead(note, after)
        yield from _kind_of_card(note, after)
    yield from _fate(sentences, after)
    yield from _unheard_pass(before, after, ruling, words)
    yield from _unheard_information(after, ruling, words)
    yield from _first_lead(after, ruling)


def of_options(at: Table, asked: Asked[Any]) -> Iterator[Contradiction]:
    """What a question and its options say would follow, at the table as it is."""
    for sentence in (*asked.say, *(option.label for option in asked.options)):
        yield from _free_lead(str(sentence), at)
        yield from _number(str(sentence))


# Whose turn it is

_NEXT_CALL = re.compile(rf"{_SEAT} calls (?:next|now)")
_NEXT_PLAY = re.compile(rf"{_SEAT}(?:'s hand)? plays next|{_SEAT} (?:leads|plays) now")
_FROM_HAND = re.compile(r"declarer plays next from hand")


def _turn(sentence: str, after: Table) -> Iterator[Contradiction]:
    if comes_first(after):
        return  # what is said of the turn holds when that is ruled on
    for found in _NEXT_CALL.finditer(sentence):
        if _SEATS[found[1]] is not after.to_call:
            yield Contradiction("turn", sentence, f"{after.to_call} is to call")
    for found in _NEXT_PLAY.finditer(sentence):
        if _SEATS[found[1] or found[2]] is not after.to_play:
            yield Contradiction("turn", sentence, f"{after.to_play} is to play")
    contract = after.contract
    if _FROM_HAND.search(sentence) and contract and after.to_play is not contract.declarer:
        yield Contradiction("turn", sentence, f"{after.to_play} is to play")


# Whether anything goes on

_GOES_ON = re.compile(r"(board|[Aa]uction|[Pp]lay) goes on(?! to|, or| from| until)")
_GO_ON = re.compile(r"\bPlay on\b|[Gg]o on, please|[Pp]lease go on")
_LASTS = {
    "auction": (Phase.AUCTION,),
    "play": (Phase.AUCTION, Phase.CLARIFICATION, Phase.PLAY),
    "board": (Phase.AUCTION, Phase.CLARIFICATION, Phase.PLAY),
}


def _goes_on(sentence: str, phase: Phase | None) -> Iterator[Contradiction]:
    if _GO_ON.search(sentence) and phase in (Phase.OVER, Phase.PASSED_OUT):
        yield Contradiction("goes on", sentence, f"it is {phase}")
    for found in _GOES_ON.finditer(sentence):
        if phase is not None and phase not in _LASTS[found[1].lower()]:
            yield Contradiction("goes on", sentence, f"it is {phase}")


# Whether a lead is free

_FREELY = re.compile(
    rf"{_SEAT} (?:leads freely|leads anything|may lead anything|may for example lead low)"
    rf"|{_SEAT}'s lead is free"
)


def _free_lead(sentence: str, after: Table) -> Iterator[Contradiction]:
    for found in _FREELY.finditer(sentence):
        seat = _SEATS[found[1] or found[2]]
        own = [one for one in after.penalty_cards if one.player is seat]
        if any(one.penalty is Penalty.MAJOR for one in own):
            yield Contradiction("free lead", sentence, f"{seat} has {own}")
        restrictions = [str(one) for one in after.lead_restrictions if one.player is seat]
        rights = [str(one) for one in after.lead_rights if one.player is seat]
        for bound in (*restrictions, *rights):
            yield Contradiction("free lead", sentence, bound)


# What becomes of a card

_IS_TAKEN = re.compile(rf"(?:{_SEAT} takes {_CARDS} back|Take {_CARDS} back|Pick up {_CARDS})")
_STAYS = re.compile(rf"(?:Leave|leaves) {_CARDS} face up")


def _cards(pattern: re.Pattern[str], sentences: list[str]) -> dict[str, str]:
    return {
        card: sentence
        for sentence in sentences
        for found in pattern.finditer(sentence)
        for card in re.findall(_CARD, found[0])
    }


def _fate(sentences: list[str], after: Table) -> Iterator[Contradiction]:
    taken, stays = _cards(_IS_TAKEN, sentences), _cards(_STAYS, sentences)
    lying = {one.card.symbols for one in after.penalty_cards}
    for card, sentence in taken.items():
        if card in stays:
            yield Contradiction("fate of a card", sentence, stays[card])
        elif card in lying:
            yield Contradiction("fate of a card", sentence, "it is a penalty card")


_OF_MAJOR, _OF_MINOR = "does not lead before declarer", "no other low card of its suit"


def _kind_of_card(note: str, after: Table) -> Iterator[Contradiction]:
    """What the director is told of a penalty card is about the kind that lies there."""
    lying = {one.penalty for one in after.penalty_cards}
    for words, kind in ((_OF_MAJOR, Penalty.MAJOR), (_OF_MINOR, Penalty.MINOR)):
        if words in note and lying and kind not in lying:
            yield Contradiction("kind of card", note, f"there is {lying}")


# One is not several

_ONE_IS = re.compile(
    rf"(?:^|\. |: ){_CARD} (?:stay|are)\b|(?:^|\. ){_CARD}(?:, {_CARD})* and {_CARD} stays"
)


def _number(sentence: str) -> Iterator[Contradiction]:
    if _ONE_IS.search(sentence):
        yield Contradiction("number", sentence, "one card is not several")


# Who must pass hears it


def _unheard_pass(
    before: Table, after: Table, ruling: Ruling, words: tuple[Words, ...]
) -> Iterator[Contradiction]:
    if after.phase is not Phase.AUCTION or ruling.goes_on is not None:
        return
    told = {
        duty.player
        for said in words
        for duty in said.duties
        if duty.act is Act.CALL and duty.what == (PASS,)
    }
    for forced in ruling.effects:
        if isinstance(forced, ForcedPass) and forced in after.forced_passes:
            if forced.player not in told:
                yield Contradiction("unheard pass", str(ruling.headline), str(forced))


# What may not be used is told to whom it binds

_NOT_USE = re.compile(
    r"not use|may not|as if|avoid using|do not use|[Oo]nly the opponents|and not by|and not for"
)


def _unheard_information(
    after: Table, ruling: Ruling, words: tuple[Words, ...]
) -> Iterator[Contradiction]:
    if ruling.goes_on is not None or after.phase in (Phase.OVER, Phase.CLAIMED, Phase.PASSED_OUT):
        return
    for effect in ruling.effects:
        if not isinstance(effect, Unauthorised) or effect.what is None:
            continue
        if effect not in after.unauthorised:
            continue  # made authorised by the same ruling (23B), or lying there for all to use
        for seat in effect.to:
            if isinstance(seat, Seat) and seat is not effect.player and not _is_dummy(seat, after):
                if not any(
                    one.to in (None, seat, seat.partner) and _NOT_USE.search(str(one.text))
                    for one in words
                ):
                    yield Contradiction("unheard information", str(ruling.headline), str(effect))


def _is_dummy(seat: Seat, table: Table) -> bool:
    return table.contract is not None and seat is table.contract.dummy


# 26B: the director stays until the first lead


def _first_lead(after: Table, ruling: Ruling) -> Iterator[Contradiction]:
    for right in ruling.effects:
        if isinstance(right, LeadRight) and right in after.lead_rights:
            if not any(
                "first lead" in str(note) or "first leads" in str(note) for note in ruling.notes
            ):
                yield Contradiction("no word of the first lead", str(ruling.headline), str(right))
