"""Exact numbers as people read and write them: `18 5/6`, `2/3`, `33 1/3 %`, `0.4`."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

from bridgelaw.game import NotationError
from bridgelaw.game.spelling import plain

_NUMBER = re.compile(r"([+-])?\s*(?:(\d+)\s+)?(\d+)\s*/\s*(\d+)|([+-]?\d+(?:\.\d*)?|[+-]?\.\d+)")
_MOST_DIGITS = 40  # nobody writes more, and a hostile file shall not keep the machine busy


def read_number(text: str) -> Fraction:
    """A whole, decimal or mixed number, or a percentage, exactly.

    >>> read_number("4 2/3"), read_number("-1/3"), read_number("37.5%")
    (Fraction(14, 3), Fraction(-1, 3), Fraction(3, 8))
    """
    written = plain(text).replace("−", "-")
    hundredths = written.endswith("%")
    match = _NUMBER.fullmatch(written.removesuffix("%").rstrip())
    if match is None or len(written) > _MOST_DIGITS or (match[4] is not None and not int(match[4])):
        raise NotationError(text, "a number such as 2, 0.5, 2/3, 4 2/3 or 40%")
    if match[5] is not None:
        value = Fraction(Decimal(match[5]))
    else:
        value = int(match[2] or 0) + Fraction(int(match[3]), int(match[4]))
        value = -value if match[1] == "-" else value
    return value / 100 if hundredths else value


def mixed(value: Fraction | int) -> str:
    """The exact number as a person writes it.

    >>> from fractions import Fraction
    >>> mixed(Fraction(113, 6)), mixed(Fraction(-14, 3)), mixed(7), mixed(Fraction(-1, 2))
    ('18 5/6', '-4 2/3', '7', '-1/2')
    """
    value = Fraction(value)
    sign = "-" if value < 0 else ""
    # Python refuses to write very long whole numbers, but not as decimal ones.
    whole, rest = map(Decimal, divmod(abs(value.numerator), value.denominator))
    if not rest:
        return f"{sign}{whole:f}"
    part = f"{rest:f}/{Decimal(value.denominator):f}"
    return f"{sign}{whole:f} {part}" if whole else f"{sign}{part}"


def signed(value: Fraction | int) -> str:
    """The exact number with its sign: `+4 2/3`, `-100`, `0`."""
    return f"+{mixed(value)}" if value > 0 else mixed(value)


def in_units(numerator: int, denominator: int, places: int) -> int:
    """How many of the last decimal place there are in a fraction, a half away from zero.

    The denominator is positive, and the fraction need not be in lowest terms.

    >>> in_units(2, 3, 2), in_units(-10, 2000, 2)
    (67, -1)
    """
    scale: int = 10**places
    size, rest = divmod(abs(numerator) * scale, denominator)
    size += 2 * rest >= denominator
    return size if numerator > 0 else -size


def rounded(value: Fraction, places: int) -> str:
    """The number in decimals, a half away from zero.

    >>> from fractions import Fraction
    >>> rounded(Fraction(2, 3), 2), rounded(Fraction(-5, 1000), 2), rounded(Fraction(7, 1), 0)
    ('0.67', '-0.01', '7')
    """
    units = in_units(value.numerator, value.denominator, places)
    sign = "-" if units < 0 else ""
    if not places:
        return f"{sign}{abs(units)}"
    whole, rest = divmod(abs(units), 10**places)
    return f"{sign}{whole}.{rest:0{places}}"


def shown(value: Fraction, places: int = 2) -> str:
    """The number without needless decimals, so that 1 and 1.4 are seen to differ.

    >>> from fractions import Fraction
    >>> shown(Fraction(7, 5)), shown(Fraction(20)), shown(Fraction(0))
    ('1.4', '20', '0')
    """
    text = rounded(value, places)
    return text.rstrip("0").rstrip(".") if "." in text else text
