"""What the Data Connector says of results, as rows of a Bridgemate file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.bridgemate.wire import strange
from bridgelaw.formats.bws.told import RESULTS, Tables

_SEATS = {1: "N", 2: "E", 3: "S", 4: "W"}
_SUITS = {1: "C", 2: "D", 3: "H", 4: "S", 5: "NT"}
_STAKES = {0: "", 1: " x", 2: " xx"}
_RANKS = {**{number: str(number) for number in range(2, 11)}, 11: "J", 12: "Q", 13: "K", 14: "A"}
_SHARES = ("40%", "50%", "60%")  # of average minus, average and average plus
_ARTIFICIAL = {-1 - number: f"{_SHARES[number // 3]}-{_SHARES[number % 3]}" for number in range(9)}
_NOT_PLAYED = -10
_MOST = 9_999
_BOOK = 6
_PLACE = ("Section", "Table", "Round", "Board")

Row = dict[str, Any]


def sections_of(letters: Iterable[str], known: Sequence[Mapping[str, Any]] = ()) -> list[Row]:
    """A number for every section; those that are known keep theirs."""
    sections = [dict(row) for row in known]
    named = {row["Letter"] for row in sections}
    for letter in letters:
        if letter not in named:
            named.add(letter)
            new = {"ID": len(sections) + 1, "Letter": letter, "Tables": 0, "MissingPair": 0}
            sections.append(new)
    return sections


def tables_of(told: Tables, results: Any, rounds: Any, players: Any) -> Tables:
    """What is new of what the connector says, beside what it has told so far.

    `ConnectorTrouble` for anything that is no result. `rounds` and `players` may be `None`: they
    were not asked for.
    """
    raw = [*_dicts(results, "BoardNumber")]
    plans = None if rounds is None else [*_dicts(rounds, "LowBoardNumber")]
    seats = None if players is None else [*_dicts(players, "Direction")]
    letters = [_letters(one) for one in (*(plans or ()), *raw, *(seats or ()))]
    sections = sections_of(letters, told.get("Section", ()))
    number = {row["Letter"]: row["ID"] for row in sections}
    tables: dict[str, list[Row]] = {RESULTS: _new(told, [_result(one, number) for one in raw])}
    if sections != [*told.get("Section", ())]:
        tables["Section"] = sections
    if plans is not None:
        tables["RoundData"] = [_round(one, number) for one in plans]
    if seats is not None:
        tables["PlayerNumbers"] = [row for one in seats if (row := _player(one, number))]
    return {
        name: rows
        for name, rows in tables.items()
        if (rows if name == RESULTS else rows != [*told.get(name, ())])
    }


def _new(told: Tables, rows: Sequence[Row]) -> list[Row]:
    """The results that are not the last ones known at their place, numbered as they came."""
    known = {_place(row): row for row in told.get(RESULTS, ())}
    at = max((row["ID"] for row in known.values()), default=0)
    numbered = []
    for place, row in {_place(row): row for row in rows}.items():
        before = known.get(place)
        if before is None or {**before, "ID": 0} != {**row, "ID": 0}:
            at += 1
            numbered.append({**row, "ID": at})
    return numbered


def _place(row: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(row[name] for name in _PLACE)


def _result(one: Mapping[str, Any], sections: Mapping[str, int]) -> Row:
    level = _whole(one, "Level", _NOT_PLAYED, 7)
    row: Row = {
        "ID": 0, "Section": sections[_letters(one)], "Table": _whole(one, "TableNumber", 1),
        "Round": _whole(one, "RoundNumber", 1), "Board": _whole(one, "BoardNumber", 1),
        "PairNS": _whole(one, "PairNorthSouth"), "PairEW": _whole(one, "PairEastWest"),
        "NS/EW": "", "Contract": "", "Result": "", "LeadCard": "", "Remarks": "",
        "Erased": bool(one.get("IsDeleted")),
    }  # fmt: skip
    if level == 0:
        row["Contract"] = "PASS"
    elif level == _NOT_PLAYED:
        row["Remarks"] = "Not played"
    elif level < 0:
        row["Remarks"] = _ARTIFICIAL[level]
    else:
        suit, seat = _SUITS.get(one.get("Denomination", 0)), _SEATS.get(one["DeclarerDirection"])
        stake = _STAKES.get(one.get("Stake") or 0)
        if suit is None or seat is None or stake is None:
            raise strange()
        over = _whole(one, "TotalTricks", 0, 13) - level - _BOOK
        row |= {"NS/EW": seat, "Contract": f"{level} {suit}{stake}",
                "Result": f"{over:+d}" if over else "="}  # fmt: skip
        rank = _RANKS.get(one.get("LeadCardRank") or 0)
        lead = _SUITS.get(one.get("LeadCardSuit") or 0)
        row["LeadCard"] = f"{lead}{rank}" if rank and lead and lead != "NT" else ""
    return row


def _round(one: Mapping[str, Any], sections: Mapping[str, int]) -> Row:
    return {
        "Section": sections[_letters(one)], "Table": _whole(one, "TableNumber", 1),
        "Round": _whole(one, "RoundNumber", 1), "NSPair": _whole(one, "PairNS"),
        "EWPair": _whole(one, "PairEW"), "LowBoard": _whole(one, "LowBoardNumber"),
        "HighBoard": _whole(one, "HighBoardNumber"), "CustomBoards": "",
    }  # fmt: skip


def _player(one: Mapping[str, Any], sections: Mapping[str, int]) -> Row | None:
    direction = _SEATS.get(_whole(one, "Direction", 0, 4))
    if direction is None or one.get("IsRemoval"):
        return None
    names = (str(one.get(key) or "").strip()[:80] for key in ("FirstName", "LastName"))
    return {
        "Section": sections[_letters(one)], "Table": _whole(one, "TableNumber", 1),
        "Round": _whole(one, "RoundNumber"), "Direction": direction,
        "Number": str(one.get("PlayerNumber") or "")[:40], "Name": " ".join(filter(None, names)),
    }  # fmt: skip


def _whole(one: Mapping[str, Any], name: str, least: int = 0, most: int = _MOST) -> int:
    value = one.get(name, 0)
    value = 0 if value is None else value
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise strange()
    return value


def _letters(one: Mapping[str, Any]) -> str:
    letters = one.get("SectionLetters")
    if not isinstance(letters, str) or not 0 < len(letters) <= 3:
        raise strange()
    return letters


def _dicts(data: Any, having: str) -> Iterator[Mapping[str, Any]]:
    """Every object that has this, however deep it stands."""
    if isinstance(data, dict):
        if having in data:
            yield data
            return
        data = [*data.values()]
    if isinstance(data, list):
        for one in data:
            yield from _dicts(one, having)
