"""What people say, as sets of lines that were written before the readers were tried on them."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

_HERE = Path(__file__).parent
_ORDER = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth",
    "own", "plain", "told",
)  # fmt: skip


def parts(kind: str) -> tuple[str, ...]:
    """The sets of stories, calls or claims, the oldest first."""
    return tuple(part for part in _ORDER if (_HERE / f"{kind}_{part}.txt").is_file())


class Told(NamedTuple):
    """A story: the procedures that are right, and the facts that were told."""

    procedures: tuple[str, ...]
    facts: dict[str, str]
    words: str


class Described(NamedTuple):
    """What a call shows: meanings that are right; none where nothing may be computed."""

    meanings: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """What a claimer said in a position, and the tricks by Law 70."""

    position: dict[str, object]
    tricks: int
    words: str


def _lines(kind: str, part: str) -> list[list[str]]:
    text = (_HERE / f"{kind}_{part}.txt").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return [[field.strip() for field in line.split("|")] for line in lines]


def stories(part: str) -> list[Told]:
    return [
        Told(tuple(keys.split(",")), dict(_fact(one) for one in shlex.split(facts)), words)
        for keys, facts, words in _lines("stories", part)
    ]


def _fact(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def calls(part: str) -> list[Described]:
    return [
        Described(() if meanings == "?" else _meanings(meanings), words)
        for meanings, words in _lines("calls", part)
    ]


def _meanings(text: str) -> tuple[str, ...]:
    """The meanings that are right: all of it, and each of its parts that is one by itself."""
    parts = [text, ""]
    depth = 0
    for word in text.split():
        depth += word.count("(") - word.count(")")
        if word == "or" and not depth:
            parts.append("")
        else:
            parts[-1] = f"{parts[-1]} {word}".strip()
    counts = any(one.startswith(("keycards", "aces", "kings")) for one in parts[1:])
    return (text,) if counts else tuple(dict.fromkeys(parts))


def claims(part: str) -> list[Claimed]:
    positions: dict[str, dict[str, object]] = {}
    found = []
    for first, second, third in _lines("claims", part):
        if first.startswith("@"):
            hands = [hand.strip() for hand in second.split("/")]
            left = sum(len(suit) - 1 for suit in hands[0].split())
            positions[first.removeprefix("@").strip()] = {
                "hands": dict(zip("NESW", hands, strict=True)), "trump": third,
                "declarer": "S", "lead": "S", "claims": left,
            }  # fmt: skip
        else:
            found.append(Claimed(positions[first], int(second), third))
    return found
