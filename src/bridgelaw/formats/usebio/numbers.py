"""Numbers as a USEBIO file writes them: with its own decimals."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.scoring.numbers import rounded
from bridgelaw.scoring.stated.points import number_in_text, within

_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.(\d{1,9}))?")


@dataclass(frozen=True, slots=True)
class Decimals:
    """How many decimals a kind of number has in a file."""

    in_file: int
    places: int
    """In new numbers: as in the file, or as the profile says where the file has none."""
    is_padded: bool
    """`18.00`, not `18`."""

    def written(self, value: Fraction) -> str:
        text = rounded(value, self.places)
        whole, _, rest = text.partition(".")
        return whole if rest.strip("0") == "" and not self.is_padded else text

    def says(self, text: str, value: Fraction, is_exactly: bool) -> bool:
        """Whether what stands there is this number, rounded in whatever way to its decimals.

        `is_exactly` asks for what `written` gives. Where nothing in the file has decimals, a whole
        number is meant: 1 does not say 1.4.
        """
        number = number_in_text(text)
        if number is None:
            return False
        if number == Fraction(self.written(value)):
            return True
        return not is_exactly and abs(number - value) <= within(self.in_file)


def decimals_of(texts: Iterable[str], places: int, pads: bool) -> Decimals:
    """The decimals that these numbers have; `places` if they have none.

    `pads` says whether a whole number gets decimals too, if the file does not show it.
    """
    lengths = [
        (len(match[1] or ""), not (match[1] or "0").strip("0"))
        for match in map(_NUMBER.fullmatch, texts)
        if match is not None
    ]
    most = max((length for length, _ in lengths), default=0)
    whole = [length for length, is_whole in lengths if is_whole]
    return Decimals(most, most or places, all(whole) if whole and most else pads)
