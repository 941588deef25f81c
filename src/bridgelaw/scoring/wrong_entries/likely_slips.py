"""Slips of whoever entered a result, found by how much likelier another entry is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from bridgelaw.game import Deal, Seat, parse_bid
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import BoardKey, Field, Line
from bridgelaw.scoring.outcomes import Played
from bridgelaw.scoring.wrong_entries.chances import Chances, Tricks, denominations_but, strain_of
from bridgelaw.scoring.wrong_entries.suspicion import EntrySlip, Suspicion

# How rare each slip is, as a logarithm that is taken off.
_PRICE = {EntrySlip.SIDE: 3.5, EntrySlip.SIGN: 3.5, EntrySlip.SUIT: 5.5, EntrySlip.EXCHANGED: 4.0}
_WITH_HANDS, _WITHOUT = 2.0, 1.0
_FEWEST_OTHERS = 4
_NEIGHBOURS = 3  # boards of one round that may be taken for each other


@dataclass(frozen=True, slots=True)
class _Entry:
    """A result at its place, and how likely it and others would be there."""

    place: int
    line: Line
    result: Played
    chances: Chances

    @property
    def threshold(self) -> float:
        return _WITHOUT if self.chances.deal is None else _WITH_HANDS

    def gain(self, result: Played) -> float:
        return self.chances.of(result) - self.chances.of(self.result)


def likely_slips(
    field: Field,
    deals: Mapping[BoardKey, Deal],
    tricks: Mapping[BoardKey, Tricks],
) -> Iterator[Suspicion]:
    """Every result for which another entry is much likelier; of one line the likeliest."""
    entries = list(_entries(field, deals, tricks))
    exchanged = list(_exchanged(entries))
    yield from exchanged
    # What an exchange explains is no slip of its own.
    explained = {place for one in exchanged for place in (one.place, one.other)}
    for entry in entries:
        if entry.place in explained:
            continue
        likeliest = _likeliest(entry)
        if likeliest is not None and likeliest[0] > entry.threshold:
            odds, slip, instead = likeliest
            yield Suspicion(entry.place, slip, _why(entry, slip, instead), instead, odds)


def _entries(
    field: Field, deals: Mapping[BoardKey, Deal], tricks: Mapping[BoardKey, Tricks]
) -> Iterator[_Entry]:
    for key, places in field.boards.items():
        played: list[tuple[int, Line, Played]] = []
        groups: dict[str, list[Played]] = {}
        for place in places:
            line = field.lines[place]
            if isinstance(line.result, Played):
                played.append((place, line, line.result))
                groups.setdefault(line.group, []).append(line.result)
        # Whoever has the same result has the same others: of hundreds of tables few results differ.
        known: dict[tuple[str, Played], Chances] = {}
        for place, line, result in played:
            if len(groups[line.group]) <= _FEWEST_OTHERS or line.adjusted is not None:
                continue
            if (line.group, result) not in known:
                others = list(groups[line.group])
                others.remove(result)
                chances = Chances(tuple(others), deals.get(key), tricks.get(key))
                known[line.group, result] = chances
            yield _Entry(place, line, result, known[line.group, result])


def _likeliest(entry: _Entry) -> tuple[float, EntrySlip, Played] | None:
    """The other entry that would be the likeliest, with its odds."""
    every = (
        (entry.gain(instead) - _PRICE[slip], slip, instead)
        for slip, instead in _other_entries(entry.result)
    )
    return max(every, key=lambda one: one[0], default=None)


def _other_entries(result: Played) -> Iterator[tuple[EntrySlip, Played]]:
    contract = result.contract
    for declarer in (contract.declarer.lho, contract.declarer.rho):
        yield EntrySlip.SIDE, replace(result, contract=replace(contract, declarer=declarer))
    for other in denominations_but(contract.denomination):
        bid = parse_bid(f"{contract.bid.level}{other.letter}")
        yield EntrySlip.SUIT, replace(result, contract=replace(contract, bid=bid))
    if result.over and 0 <= contract.tricks_needed - result.over <= 13:
        yield EntrySlip.SIGN, replace(result, tricks=contract.tricks_needed - result.over)


def _why(entry: _Entry, slip: EntrySlip, instead: Played) -> Text:
    """In one sentence: what the others have, or what the cards give."""
    others, total = entry.chances.others, len(entry.chances.others)
    if slip is EntrySlip.SIGN:
        same = sum(strain_of(other) == strain_of(instead) for other in others)
        near = sum(
            strain_of(other) == strain_of(instead) and abs(other.tricks - instead.tricks) <= 1
            for other in others
        )
        return tr(
            "{near} of {same} others in {denomination} have about {tricks} tricks.",
            near=near, same=same, denomination=instead.contract.denomination,
            tricks=instead.tricks,
        )  # fmt: skip
    side, denomination = strain_of(instead)
    same = sum(strain_of(other) == (side, denomination) for other in others)
    if slip is EntrySlip.SIDE:
        trumps = _trumps(entry.chances.deal, entry.result)
        if trumps is not None and trumps <= 6:
            return tr(
                "{same} of {total} others play {denomination} as {side}; "
                "{declaring} has {trumps} trumps.",
                same=same, total=total, denomination=denomination, side=side,
                declaring=entry.result.contract.declarer.side, trumps=trumps,
            )  # fmt: skip
    return tr(
        "{same} of {total} others play {denomination} as {side}.",
        same=same, total=total, denomination=denomination, side=side,
    )  # fmt: skip


def _trumps(deal: Deal | None, result: Played) -> int | None:
    suit = result.contract.denomination.suit
    if deal is None or suit is None:
        return None
    seats: tuple[Seat, Seat] = (result.contract.declarer, result.contract.dummy)
    return sum(hand.length(suit) for seat in seats if (hand := deal[seat]) is not None)


def _exchanged(entries: list[_Entry]) -> Iterator[Suspicion]:
    """Two boards that the same two pairs played one after the other, with each other's results."""
    rounds: dict[tuple[int, str, str], list[_Entry]] = {}
    for entry in entries:
        line = entry.line
        rounds.setdefault((line.session, line.ns, line.ew), []).append(entry)
    for together in rounds.values():
        for one, two in combinations(together, 2):
            if abs(one.line.board - two.line.board) > _NEIGHBOURS or one.result == two.result:
                continue
            odds = one.gain(two.result) + two.gain(one.result) - _PRICE[EntrySlip.EXCHANGED]
            if odds > max(one.threshold, two.threshold):
                why = tr(
                    "The results of boards {one} and {two} fit better the other way round.",
                    one=one.line.board, two=two.line.board,
                )  # fmt: skip
                yield Suspicion(one.place, EntrySlip.EXCHANGED, why, two.result, odds, two.place)
