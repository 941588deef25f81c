"""Settings as people write them: `neuberg: artificial`, `butler.trimmed: 5%`.

What a setting can be is told by the type of its field, so that a new one needs nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, fields, is_dataclass, replace
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from bridgelaw.game import NotationError
from bridgelaw.game.spelling import plain
from bridgelaw.locale import AnyOf, Refusal, Text, tr
from bridgelaw.scoring.numbers import mixed, read_number

Settings = Mapping[str, Any]
"""Names of settings and what is written for them; a part has settings of its own."""

T = TypeVar("T")

_YES = {"YES", "TRUE", "ON", "Y", "1", "はい"}
_NO = {"NO", "FALSE", "OFF", "N", "0", "いいえ"}
_NOTHING = {"", "NONE", "NO", "NULL", "-", "なし"}


class BadSetting(Refusal):
    """There is no such setting, or it cannot have that value.

    >>> from bridgelaw.scoring import profile_of
    >>> try:
    ...     profile_of({"neuberg": "perhaps"})
    ... except BadSetting as error:
    ...     print(error)
    the setting neuberg is none, artificial or field, not “perhaps”
    """


def with_settings(value: T, settings: Settings) -> T:
    """The frozen dataclass with other values in these of its fields; refused as a whole or not."""
    return _changed(value, settings, "")


def differences(value: object, usual: object) -> dict[str, str]:
    """The settings in which `value` is not the usual one, as `with_settings` reads them."""
    differing: dict[str, str] = {}
    for each in fields(value):  # type: ignore[arg-type]
        own, other = getattr(value, each.name), getattr(usual, each.name)
        if own == other:
            continue
        if is_dataclass(own):
            inner = differences(own, other)
            differing |= {f"{each.name}.{name}": text for name, text in inner.items()}
        else:
            differing[each.name] = written(own)
    return differing


def _changed(value: T, settings: Settings, path: str) -> T:
    types = get_type_hints(type(value))
    known: dict[str, Field[Any]] = {each.name: each for each in fields(value)}  # type: ignore[arg-type]
    changes: dict[str, Any] = {}
    for name, given in settings.items():
        key, _, rest = re.sub(r"[\s-]+", "_", str(name).strip().lower()).partition(".")
        if key not in known:
            raise _unknown(path + str(name), [path + each for each in known])
        before = changes.get(key, getattr(value, key))
        if rest or is_dataclass(before):
            if not is_dataclass(before):
                raise _unknown(path + str(name), [path + each for each in known])
            inner = {rest: given} if rest else given
            if not isinstance(inner, Mapping):
                expected = AnyOf(tuple(f"{path}{key}.{each.name}" for each in fields(before)))
                raise _refused(
                    path + key, given, tr("settings of its own: {names}", names=expected)
                )
            changes[key] = _changed(before, inner, f"{path}{key}.")
        else:
            changes[key] = _read(path + key, types[key], given)
    return replace(value, **changes)  # type: ignore[type-var]


def _read(name: str, wanted: Any, given: Any) -> Any:
    if get_origin(wanted) is UnionType and NoneType in get_args(wanted):
        if given is None or (isinstance(given, str) and plain(given) in _NOTHING):
            return None
        wanted = next(each for each in get_args(wanted) if each is not NoneType)
    if given is None:
        raise _refused(name, "", tr("a value"))
    if get_origin(wanted) is tuple:
        return _groups(name, given)
    text = str(given).strip()
    if issubclass(wanted, Enum):
        return _choice(name, wanted, text)
    return _READERS[wanted](name, text)


def _flag(name: str, text: str) -> bool:
    written = plain(text)
    if written not in _YES | _NO:
        raise _refused(name, text, tr("yes or no"))
    return written in _YES


def _whole(name: str, text: str) -> int:
    value = _number(name, text)
    if value.denominator != 1:
        raise _refused(name, text, tr("a whole number"))
    return int(value)


def _number(name: str, text: str) -> Fraction:
    try:
        return read_number(text)
    except NotationError as error:
        raise _refused(name, text, tr("a number such as 2, 0.5, 2/3, 4 2/3 or 40%")) from error


def _text(name: str, text: str) -> str:
    if not text:
        raise _refused(name, text, tr("a value"))
    return text


_READERS: dict[Any, Callable[[str, str], Any]] = {
    bool: _flag,
    int: _whole,
    Fraction: _number,
    str: _text,
}


def _choice(name: str, wanted: type[Enum], text: str) -> Enum:
    written = _word(text)
    for each in wanted:
        if written in (_word(str(each.value)), _word(each.name)):
            return each
    raise _refused(name, text, AnyOf(tuple(str(each.value) for each in wanted)))


def _word(text: str) -> str:
    return re.sub(r"[\s_-]+", " ", plain(text))


def _groups(name: str, given: Any) -> tuple[tuple[Fraction, ...], ...]:
    """`60%; 65%, 55%; 70%, 60%, 50%`, or the same as lists: for a group of 1 score, of 2, of 3."""
    expected = tr("a part for each place, best first, from a group of 1 on: 60%; 65%, 55%")
    if isinstance(given, str):
        if plain(given) in _NOTHING:
            return ()
        given = [row.split(",") for row in given.split(";")]
    if not isinstance(given, Sequence) or not all(_is_row(row) for row in given):
        raise _refused(name, given, expected)
    groups = tuple(tuple(_number(name, str(share)) for share in row) for row in given)
    if any(len(row) != size for size, row in enumerate(groups, 1)):
        raise _refused(name, written(groups), expected)
    return groups


def _is_row(given: object) -> bool:
    return isinstance(given, Sequence) and not isinstance(given, str)


def written(value: Any) -> str:
    """A value as `with_settings` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Fraction):
        return mixed(value)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return "; ".join(", ".join(f"{mixed(100 * share)}%" for share in row) for row in value)
    return "none" if value is None else str(value)


def _refused(name: str, given: object, expected: Text | AnyOf) -> BadSetting:
    return BadSetting(
        tr("the setting {name} is {expected}, not “{given}”", name=name, expected=expected,
           given=str(given))
    )  # fmt: skip


def _unknown(name: str, known: Sequence[str]) -> BadSetting:
    near = get_close_matches(name.lower(), known, 1)
    if near:
        return BadSetting(
            tr("there is no setting “{name}”; is {nearest} meant?", name=name, nearest=near[0])
        )
    return BadSetting(tr("there is no setting “{name}”", name=name))
