"""What a call shows if it is natural: the preset that most players would name for it."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.comparable.presets.catalogue import PRESETS
from bridgelaw.comparable.presets.preset import Preset
from bridgelaw.game.calls import DOUBLE, PASS, Bid, Call
from bridgelaw.game.seats import Seat

_OPENINGS = {
    "1C": "1c-natural", "1D": "1d-natural", "1H": "1h-five", "1S": "1s-five",
    "1NT": "1nt-strong", "2C": "strong-2c", "2D": "weak-2d", "2H": "weak-2h", "2S": "weak-2s",
    "2NT": "2nt", "3C": "preempt-3c", "3D": "preempt-3d", "3H": "preempt-3h", "3S": "preempt-3s",
}  # fmt: skip
_RESPONSES = {
    "1D": "1d-response", "1H": "1h-response", "1S": "1s-response", "1NT": "1nt-response",
    "2C": "2c-two-over-one", "2D": "2d-two-over-one", "2H": "2h-standard",
    "2NT": "2nt-invitation",
}  # fmt: skip
_RAISES = {
    "2H": "single-raise-h", "2S": "single-raise-s", "3H": "limit-raise-h", "3S": "limit-raise-s",
}  # fmt: skip
_OVERCALLS = {
    "1D": "overcall-1d", "1H": "overcall-1h", "1S": "overcall-1s", "2C": "overcall-2c",
    "2D": "overcall-2d", "2H": "overcall-2h",
}  # fmt: skip
_JUMP_OVERCALLS = {"2H": "weak-jump-2h", "2S": "weak-jump-2s"}


def natural(call: Call, by: Seat, earlier: Sequence[tuple[Seat, Call]]) -> Preset | None:
    """What the call most often shows after these calls; `None` where there is no usual meaning.

    A text to start from: what the pair has agreed is for the director to find out.

    >>> from bridgelaw import Seat, parse_call
    >>> natural(parse_call("1H"), Seat.EAST, ()).text
    '11-21 H5+'
    >>> natural(parse_call("1H"), Seat.EAST, [(Seat.WEST, parse_call("1C"))]).text
    '6+ H4+'
    """
    bids = [(seat, made) for seat, made in earlier if isinstance(made, Bid)]
    if not bids:
        key = "pass" if call is PASS else _OPENINGS.get(call.text)
    elif len(bids) > 1 or bids[0][1].level > 1:
        key = None
    else:
        opener, opening = bids[0]
        if opener is by.partner:
            key = _response(call, opening)
        elif opener is by:
            key = None
        else:
            key = _overcall(call, opening)
    return None if key is None else PRESETS[key]


def _response(call: Call, opening: Bid) -> str | None:
    if opening.denomination.letter == "NT":
        return None  # transfers and the like: there is no usual meaning
    if isinstance(call, Bid) and call.denomination is opening.denomination:
        return _RAISES.get(call.text)
    return _RESPONSES.get(call.text)


def _overcall(call: Call, opening: Bid) -> str | None:
    if opening.denomination.letter == "NT":
        return None
    if call is DOUBLE:
        return f"takeout-double-{opening.denomination.letter.lower()}"
    if not isinstance(call, Bid) or call.denomination is opening.denomination:
        return None
    lowest = opening.level + (call.denomination.index < opening.denomination.index)
    return (_OVERCALLS if call.level <= lowest else _JUMP_OVERCALLS).get(call.text)
