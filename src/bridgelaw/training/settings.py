"""Tables at which a law is needed: those of the casebook with all hands dealt, and random boards at
a moment that fits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import islice
from random import Random

from bridgelaw.casebook.files import CaseFileError, read_cases
from bridgelaw.casebook.library import case_paths
from bridgelaw.casebook.run import CaseEnds, Taken, take_steps
from bridgelaw.laws import Interview, Procedure
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev
from bridgelaw.training.hands import hands_dealt
from bridgelaw.training.mistakes import MISTAKEN, board_for, ruled_board
from bridgelaw.training.natural_boards import bid, dealt, one_more, play

_HEARD = "unauthorised-information"
_BOARDS = 0.4
"""How often it is a random board, where one shows the law as well as a case does."""
_MISTAKES = 0.5
"""How often somebody makes a mistake on it, where the law may also be needed without one."""
_AUCTION, _CLOSED, _PLAY, _OVER = Phase.AUCTION, Phase.CLARIFICATION, Phase.PLAY, Phase.OVER
_ANY = (_AUCTION, _CLOSED, _PLAY, _OVER)
_MOMENTS: Mapping[str, tuple[Phase, ...]] = {
    "misinformation": (_AUCTION, _CLOSED),
    "auction-question": (_AUCTION,),
    "unintended-call": (_AUCTION,),
    "explanation-duty": (_AUCTION, _CLOSED),
    "wrong-board": (_AUCTION,),
    "dealing-fault": (_AUCTION,),
    "settled-by-players": _ANY,
    "wrong-pair": _ANY,
    "unauthorised-information": _ANY,
    "misinformation-after": (_PLAY, _OVER),
    "extraneous-information": _ANY,
    "understandings": _ANY,
    "tempo-and-deception": (_PLAY, _OVER),
    "dummy-conduct": (_PLAY,),
    "contract-question": (_CLOSED, _PLAY),
    "played-card": (_PLAY,),
    "revoke-question": (_PLAY, _OVER),
    "trick-count": (_PLAY,),
    "adjusted-score": (_OVER,),
    "tricks-disputed": (_OVER,),
    "director-error": (_OVER,),
    "no-comparable-result": (_AUCTION, _OVER),
    "fouled-board": (_OVER,),
    "conduct": _ANY,
    "disputed-facts": _ANY,
    "appeal": (_OVER,),
}
"""When something of the kind happens at a board on which nothing else is wrong."""
_OF_A_BID = (
    "misinformation", "auction-question", "explanation-duty", "unauthorised-information",
    "understandings",
)  # fmt: skip
"""What is about a bid, and so not about an auction in which all have passed."""
_OF_THE_END = ("concession", "claim-agreed", "tricks-disputed")
"""What comes up when nobody plays any more."""
_OF_RULINGS = ("director-error", "appeal")
"""What is about a ruling on this board."""
_BEFORE_ANY_CALL = ("wrong-number-of-cards", "card-in-auction", "call-out-of-turn")


def begun_at(procedure: Procedure, chance: Random) -> Interview | None:
    """An interview at a table where this law is needed; `None` where this try found none."""
    cases = in_casebook(procedure.key)
    is_board = procedure.key in _MOMENTS or procedure.key in MISTAKEN
    if is_board and (not cases or chance.random() < _BOARDS):
        found = _at_board(procedure, chance)
        return found if found is not None and has_happened(found) else None
    return _at_case(procedure, chance.choice(cases), chance) if cases else None


def _at_board(procedure: Procedure, chance: Random) -> Interview | None:
    if procedure.key not in _MOMENTS or (procedure.key in MISTAKEN and chance.random() < _MISTAKES):
        return board_for(procedure.key, chance)
    try:
        is_later = procedure.key == _HEARD and chance.random() < _MISTAKES
        table = ruled_board(chance) if is_later else _board_for(procedure.key, chance)
        if procedure.key in _OF_RULINGS:
            table = _played_out(ruled_board(chance))
        return Interview.begin(procedure, table)
    except NothingToRule:
        return None


def _played_out(table: Table) -> Table:
    """To the end, as far as nothing more goes wrong."""
    while (following := one_more(table)) is not None:
        table = following
    return table


def _board_for(key: str, chance: Random) -> Table:
    table, wanted = dealt(chance), chance.choice(_MOMENTS[key])
    while True:
        tables = tuple(bid(table))
        if wanted is _AUCTION:
            tables = tuple(
                one for one in tables[:-1] if key not in _OF_A_BID or one.auction.last_bid
            )
            if tables:
                return chance.choice(tables)
            table = dealt(chance)
            continue
        if tables[-1].contract is not None:
            cards = None if wanted is _OVER else chance.randint(2, 40)
            played = (tables[-1], *islice(play(tables[-1]), cards))
            return tables[-1] if wanted is _CLOSED else played[-1]
        table = dealt(chance)


def _at_case(procedure: Procedure, case: str, chance: Random) -> Interview | None:
    taken = rulings_of(case, procedure.key)
    if not taken:
        return None
    found = chance.choice(tuple(taken.values()))
    if found.first is not None or not has_happened(found):
        return None
    return whole(found.from_the_start(), chance)


def has_happened(interview: Interview) -> bool:
    """Has the board come so far that this can be ruled on? A case may leave that out."""
    table, key = interview.table, interview.procedure.key
    if table is None or not table.seats:
        return True
    if key in _OF_THE_END and not table.is_open:
        return table.phase in (Phase.CLAIMED, Phase.OVER)
    if any(not isinstance(event, (ev.Ruled, ev.DirectorCalled)) for event in table.log):
        return True
    return _AUCTION in _MOMENTS.get(key, ()) or key in _BEFORE_ANY_CALL


def whole(interview: Interview, chance: Random) -> Interview:
    """The same with all hands dealt, and the same answers; as it stands where there is no such
    deal."""
    if interview.table is None or not interview.table.seats:
        return interview
    for table in hands_dealt(interview.table, chance):
        try:
            found = Interview(interview.procedure, interview.circumstances.at(table))
        except NothingToRule:
            continue
        found = found.taking_over((one.key, one.value) for one in interview.answers)
        if found.answers != interview.answers:
            continue
        before, now = interview.ruling, found.ruling
        if before is None or (now is not None and now.effects == before.effects):
            return found
    return interview


_RULES = re.compile(r"^\s*-?\s*ruling:\s*([a-z-]+)", re.MULTILINE)


@cache
def _rulings_in_casebook() -> dict[str, tuple[str, ...]]:
    """The cases in which each procedure rules. The files are only looked through."""
    found: dict[str, list[str]] = {}
    for key, path in case_paths().items():
        for procedure in dict.fromkeys(_RULES.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(procedure, []).append(key)
    return {procedure: tuple(keys) for procedure, keys in found.items()}


@lru_cache(maxsize=600)
def _taken_in(key: str) -> Mapping[str, Taken]:
    """Every ruling of a case and its variants, each with its table, as a name ends: `0.1`."""
    found: dict[str, Taken] = {}
    try:
        for case in read_cases(case_paths()[key]):
            variant = 0 if case.variant is None else case.variant[0]
            for place, taken in enumerate(take_steps(case)):
                found[f"{variant}.{place}"] = taken
    except (CaseFileError, CaseEnds):
        pass
    return found


def rulings_of(case: str, procedure: str) -> Mapping[str, Interview]:
    """The rulings of a case that this procedure gives, as a name ends: `0.1`."""
    return {
        place: one.interview
        for place, one in _taken_in(case).items()
        if one.interview is not None and one.step.ruling == procedure
    }


def in_casebook(key: str) -> tuple[str, ...]:
    """The cases in which a procedure rules."""
    return _rulings_in_casebook().get(key, ())


def tries(procedure: Procedure, chance: Random, most: int) -> Iterator[Interview]:
    """Interviews at several tables."""
    for _ in range(most):
        found = begun_at(procedure, chance)
        if found is not None:
            yield found
