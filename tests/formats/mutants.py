"""Files with bytes changed at random: what a bad disk, a bad program or a bad person makes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

_ODD = (
    b"\0", b"\xff", b"\x85", b"\xa0", b"\x0c", b"|", b"[", b"]", b'"', b"{", b"}", b"%", b";",
    b"\\", b"#", b"##", b"^R", b"^L", b"-", b"\r", b"\n\n", "　♠😀".encode(), b"9" * 40,
)  # fmt: skip


def mutants(data: bytes, random: Random, count: int) -> Iterator[bytes]:
    """So many of them, each with one to eight changes."""
    for _ in range(count):
        made = bytearray(data)
        for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
            at = random.randrange(len(made) + 1)
            to = min(len(made), at + random.choice((0, 1, 1, 4, 40)))
            match random.randrange(6):
                case 0:
                    made[at:to] = b""
                case 1:
                    made[at:at] = random.choice(_ODD)
                case 2:
                    made[at:to] = random.choice(_ODD)
                case 3:
                    made[at:at] = made[at:to] * random.choice((1, 2, 30))
                case 4:
                    other = random.randrange(len(made) + 1)
                    made[at:to] = made[other : other + to - at]
                case _:
                    if at < len(made):
                        made[at] = random.randrange(256)
        yield bytes(made)
