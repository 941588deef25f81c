"""Slips planted in real events, one at a time: how many are found, and how many lines are shown.

The floors are those that were set for it: found of each kind, without hands, and with the hands
and what they give double dummy.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.analysis.tables import trick_table
from bridgelaw.formats import read_data
from bridgelaw.formats.hands_of_event import deals_in, deals_of_event
from bridgelaw.game.calls import parse_bid
from bridgelaw.game.deals import Deal
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.field import BoardKey, Field
from bridgelaw.scoring.outcomes import Played
from bridgelaw.scoring.wrong_entries.looking import wrong_entries
from bridgelaw.scoring.wrong_entries.suspicion import Suspicion

_DATA = Path(__file__).parents[2] / "shared" / "data"
_EACH = 20  # slips of a kind in each event
_FLOORS = {
    "without hands": {"side": 69, "exchange": 61, "suit": 5, "sign": 2},
    "double dummy": {"side": 84, "exchange": 64, "suit": 31, "sign": 11},
}
_FEWEST = 5
_NEIGHBOURS = 3

Deals = Mapping[BoardKey, Deal]
Look = Callable[[Field], tuple[Suspicion, ...]]


def show_wrong_entries() -> None:
    """A row for each kind of slip."""
    events = list(_events())
    print("\nresults that look wrong: planted slips that are found")
    if not events:
        print("  no events: the folder of real files is not beside this one")
        return
    solver = solver_or_none()
    for what, floors in _FLOORS.items():
        found: Counter[str] = Counter()
        planted: Counter[str] = Counter()
        shown = results = 0
        for field, deals in events:
            look: Look = wrong_entries
            if what == "double dummy":
                if solver is None or not deals:
                    continue
                tricks = {key: trick_table(solver, deal) for key, deal in deals.items()}
                look = partial(wrong_entries, deals=deals, tricks=tricks)
            shown += sum(not one.is_contradiction for one in look(field))
            results += sum(isinstance(line.result, Played) for line in field.lines)
            _plant(field, look, planted, found)
        for kind, floor in floors.items():
            share = 100 * found[kind] / max(1, planted[kind])
            print(
                f"  {what:14} {kind:9} {share:4.0f} %  (floor {floor} %, {planted[kind]} planted)"
            )
        print(f"  {what:14} shown     {100 * shown / max(1, results):4.2f} % of {results} results")


def _events() -> Iterator[tuple[Field, Deals]]:
    for path in sorted((*_DATA.glob("usebio/*.xml"), *_DATA.glob("[pb]*/*.[pb]*"))):
        data = path.read_bytes()
        try:
            field = read_data(data, path.name).field
        except Refusal:
            continue
        hands = path.with_suffix(".pbn")
        dealt = deals_in(hands.read_bytes() if hands.exists() else data, hands.name)
        # Leads are contradictions, which are found whatever is likely: they are left out here.
        lines = tuple(replace(line, lead=None) for line in field.lines)
        yield replace(field, lines=lines), deals_of_event(field, [dealt])


def _plant(field: Field, look: Look, planted: Counter[str], found: Counter[str]) -> None:
    chance = random.Random(7)
    known = {one.place for one in look(field)}
    places = [
        place
        for place, line in enumerate(field.lines)
        if isinstance(line.result, Played)
        and line.adjusted is None
        and len(field.boards[line.key]) >= _FEWEST
        and place not in known
    ]
    for kind in ("side", "exchange", "suit", "sign") if places else ():
        for _ in range(_EACH):
            place = chance.choice(places)
            changed = _with_slip(field, places, place, kind, chance)
            if changed is None:
                continue
            planted[kind] += 1
            shown = look(changed)
            found[kind] += any(place in (one.place, one.other) for one in shown)


def _with_slip(
    field: Field, places: list[int], place: int, kind: str, chance: random.Random
) -> Field | None:
    lines, line = list(field.lines), field.lines[place]
    result = line.result
    assert isinstance(result, Played)
    contract = result.contract
    match kind:
        case "side":
            declarer = chance.choice((contract.declarer.lho, contract.declarer.rho))
            wrong = replace(result, contract=replace(contract, declarer=declarer))
        case "suit":
            others = [suit for suit in "CDHS" if suit != contract.denomination.letter]
            bid = parse_bid(f"{contract.bid.level}{chance.choice(others)}")
            wrong = replace(result, contract=replace(contract, bid=bid))
        case "sign":
            tricks = contract.tricks_needed - result.over
            if not result.over or not 0 <= tricks <= 13:
                return None
            wrong = replace(result, tricks=tricks)
        case _:
            same = [
                other
                for other in places
                if (beside := field.lines[other]).result != result
                and (beside.session, beside.ns, beside.ew) == (line.session, line.ns, line.ew)
                and 0 < abs(beside.board - line.board) <= _NEIGHBOURS
            ]
            if not same:
                return None
            other = chance.choice(same)
            exchanged = field.lines[other].result
            assert isinstance(exchanged, Played)
            wrong = exchanged
            lines[other] = replace(field.lines[other], result=result)
    lines[place] = replace(line, result=wrong)
    return replace(field, lines=tuple(lines), _is_checked=True)
