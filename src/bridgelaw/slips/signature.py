"""Signatures of a desk: Ed25519 (RFC 8032), in Python alone.

A slip is checked wherever Python runs, also inside a browser, where no compiled library is. What is
signed is public and signed once; nobody measures how long it takes.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import NamedTuple

KEY_BYTES = 32
SIGNATURE_BYTES = 64

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)  # of -1


class _Point(NamedTuple):
    """A point of the curve in extended coordinates."""

    x: int
    y: int
    z: int
    t: int


_ZERO = _Point(0, 1, 1, 0)


def new_secret() -> bytes:
    """A secret by chance, for a desk that has none yet."""
    return secrets.token_bytes(KEY_BYTES)


def public_key(secret: bytes) -> bytes:
    """What others check the signatures of this secret with."""
    return _written(_times_base(_split(secret)[0]))


def sign(secret: bytes, message: bytes) -> bytes:
    """The signature of a message."""
    scalar, prefix = _split(secret)
    key = public_key(secret)
    once = _number(prefix, message) % _ORDER
    begins = _written(_times_base(once))
    ends = (once + _number(begins, key, message) % _ORDER * scalar) % _ORDER
    return begins + ends.to_bytes(32, "little")


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Was this message signed by whoever has the secret of this key? There is one signature for it:
    another way of writing the same is refused."""
    if len(key) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    point = _read(key)
    begins, ends = signature[:32], int.from_bytes(signature[32:], "little")
    if point is None or ends >= _ORDER:
        return False
    asked = _number(begins, key, message) % _ORDER
    negative = _Point(_P - point.x, point.y, 1, _P - point.t)
    return _written(_sum(_times_base(ends), _times(asked, negative))) == begins


def _split(secret: bytes) -> tuple[int, bytes]:
    if len(secret) != KEY_BYTES:
        raise ValueError("the secret of a desk has 32 bytes")
    digest = hashlib.sha512(secret).digest()
    scalar = int.from_bytes(digest[:32], "little")
    return scalar & ((1 << 254) - 8) | (1 << 254), digest[32:]


def _number(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


def _sum(one: _Point, other: _Point) -> _Point:
    a = (one.y - one.x) * (other.y - other.x) % _P
    b = (one.y + one.x) * (other.y + other.x) % _P
    c = 2 * one.t * other.t * _D % _P
    d = 2 * one.z * other.z % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return _Point(e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _twice(one: _Point) -> _Point:
    a, b = one.x * one.x % _P, one.y * one.y % _P
    h = a + b
    e = h - (one.x + one.y) * (one.x + one.y) % _P
    g = a - b
    f = 2 * one.z * one.z % _P + g
    return _Point(e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _times(number: int, point: _Point) -> _Point:
    """Four bits at a time."""
    multiples = [_ZERO]
    for _ in range(15):
        multiples.append(_sum(multiples[-1], point))
    product = _ZERO
    for digit in f"{number:x}":
        product = _sum(_twice(_twice(_twice(_twice(product)))), multiples[int(digit, 16)])
    return product


@lru_cache(maxsize=1)
def _base_multiples() -> tuple[tuple[_Point, ...], ...]:
    """Every multiple of the base by one digit of sixteen, at each of its 64 places."""
    y = 4 * pow(5, -1, _P) % _P
    at = _read(y.to_bytes(32, "little"))
    assert at is not None
    rows = []
    for _ in range(64):
        row = [_ZERO]
        for _ in range(15):
            row.append(_sum(row[-1], at))
        rows.append(tuple(row))
        at = _sum(row[-1], at)
    return tuple(rows)


def _times_base(number: int) -> _Point:
    point = _ZERO
    for row in _base_multiples():
        point = _sum(point, row[number & 15])
        number >>= 4
    return point


def _written(point: _Point) -> bytes:
    inverse = pow(point.z, -1, _P)
    x, y = point.x * inverse % _P, point.y * inverse % _P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _read(written: bytes) -> _Point | None:
    """The point that is written so; `None` where none is."""
    number = int.from_bytes(written, "little")
    y, is_odd = number & ((1 << 255) - 1), number >> 255
    if y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _ROOT % _P
    if (x * x - square) % _P or (x == 0 and is_odd):
        return None
    if x & 1 != is_odd:
        x = _P - x
    return _Point(x, y, 1, x * y % _P)
