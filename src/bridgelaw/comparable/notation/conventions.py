"""Names of conventions beside what the call shows: a remark, if the hands are told as well.

`splinter` alone does not say which suits; in `splinter, 4+ hearts, short clubs` the rest does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgelaw.comparable.notation.pieces import Sort, Token
from bridgelaw.comparable.terms import Condition, Length, leaves
from bridgelaw.locale.text import Text, tr

_SHORT = 2
"""A suit of at most so many cards is short."""
_LONG = 3
"""A suit of so many cards is shown."""

_TAKEOUT = tr("the hands, such as 11-16 S0-2 H3+ D3+ C3+ or 17+; or the preset takeout-double-s")
_SPLINTER = tr("the suits, such as 10-14 S4+ H0-1; or the preset splinter-1s-4h")
_TWO_SUITS = tr("the two suits, such as 5+ H5+ S5+; or a preset such as michaels-minor")
_RAISED = tr("the suit as well, as in 10-12 H4+")

_NEEDS: dict[str, tuple[int, int, Text]] = {
    **dict.fromkeys(("TAKEOUT", "TAKE-OUT", "TAKE OUT", "テイクアウト"), (2, 1, _TAKEOUT)),
    **dict.fromkeys(("SPLINTER", "スプリンター"), (0, 1, _SPLINTER)),
    **dict.fromkeys(
        ("MICHAELS", "UNUSUAL", "GHESTEM", "LANDY", "RESPONSIVE", "LEAPING MICHAELS",
         "UNUSUAL 2NT", "UNUSUAL NT", "UNUSUAL NOTRUMP", "マイケルズ", "アンユージュアル"),
        (2, 5, _TWO_SUITS)),
    **dict.fromkeys(
        ("DRURY", "BERGEN", "TRUSCOTT", "JORDAN", "FIT JUMP", "FIT-JUMP", "FIT-SHOWING JUMP",
         "FIT SHOWING", "FIT-SHOWING", "MIXED RAISE", "CUE RAISE", "CUE-RAISE", "JACOBY",
         "ドルーリー", "バーゲン"), (1, 5, _RAISED)),
}  # fmt: skip
"""How many suits must be shown, or how many short ones (5: that does not do), and what to write."""

NAMES = tuple(_NEEDS)


def hint_of(name: str) -> Text:
    """What to write beside the name."""
    return _NEEDS[name][2]


def is_told(name: str, hands: Iterable[Condition]) -> bool:
    """Whether each of these says enough beside the name of the convention."""
    suits, short, _ = _NEEDS[name]
    return all(_says(suits, short, condition) for condition in hands)


def _says(suits: int, short: int, condition: Condition) -> bool:
    lengths = [leaf for leaf in leaves(condition) if isinstance(leaf, Length)]
    shown = {length.suit for length in lengths if length.low >= _LONG}
    shorter = {length.suit for length in lengths if length.high <= _SHORT}
    return (suits > 0 and len(shown) >= suits) or len(shorter) >= short


_HAS_A_VALUE = (
    Sort.SUIT,
    Sort.COUNTER,
    Sort.AIM,
    Sort.POINTS,
    Sort.TOPIC,
    Sort.CLOSE,
    Sort.STOPPER,
)
_SPEAKS_FOR_ITSELF = (
    Sort.STRENGTH, Sort.NATURAL, Sort.REMARK, Sort.RAISE, Sort.BALANCE, Sort.CONVENTION,
    Sort.TRANSFER, Sort.SUITERS, Sort.HEDGE,
)  # fmt: skip
_LONGEST_LABEL = 5
"""Words of a name before a colon."""


def after_a_label(found: Sequence[Token]) -> tuple[list[Token], int]:
    """The tokens without the name that stands before a colon, and how many were left out.

    Of `negative double: 4 spades, 7+` the name says nothing more. Of `weak: 6 spades` it does, and
    the colon is then a comma. In `hearts: 5+` and `asks: majors` the colon belongs to them.
    """
    colon = next(
        (at for at, token in enumerate(found[: _LONGEST_LABEL + 1]) if token.sort is Sort.COLON), 0
    )
    label, after = found[:colon], list(found[colon + 1 :])
    place = found[colon]
    # A double has many names, and none of them says more than what comes after the colon.
    unknown = any(token.sort is Sort.UNKNOWN or token.text == "DOUBLE" for token in label)
    of_a_kind = unknown and label[-1].text in ("MAJOR", "MINOR", "SUIT")  # inverted minor: …
    has_a_value = label and label[-1].sort in _HAS_A_VALUE and not of_a_kind
    if not label or has_a_value or after[0].sort is Sort.END:
        return list(found), 0
    if any(
        token.sort is Sort.NUMBER and token.text.isdecimal() and token.low > 7 for token in label
    ):
        return list(found), 0
    if all(token.sort in _SPEAKS_FOR_ITSELF for token in label):
        transfers = label[-1].sort is Sort.TRANSFER
        comma = [] if transfers else [Token(Sort.COMMA, ",", place.start, place.end)]
        return [*label, *comma, *after], 0
    if kept := [token for token in label if token.sort in (Sort.CONVENTION, Sort.TRANSFER)]:
        if kept[-1].sort is Sort.TRANSFER:
            return [*kept, *after], 0
        return [*kept, Token(Sort.COMMA, ",", place.start, place.end), *after], 0
    if not unknown:
        return list(found), 0
    return after, colon + 1
