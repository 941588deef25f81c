"""Any field at all, as files must be able to hold it (Hypothesis)."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgelaw.game.boards import Board, Vulnerability
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.field import (
    Adjustment,
    BoardKey,
    Correction,
    Event,
    Field,
    Line,
    Method,
    Penalty,
    penalty_units,
)
from bridgelaw.scoring.outcomes import Points
from tests.scoring.fields import assigned, outcomes, profiles, self_inflicted

_LETTERS = st.characters(
    whitelist_categories=("Lu", "Ll", "Lo", "Nd", "Po", "Pd", "Sm", "Ps"),
    blacklist_characters="\u061c",
)
words = (
    st.lists(st.text(_LETTERS, min_size=1, max_size=6), max_size=3)
    .map(" ".join)
    .filter(lambda text: text not in ("-", "?"))
)
"""What people write: names and reasons, with every sort of mark in them."""
names = st.one_of(
    st.integers(1, 40).map(str),
    st.sampled_from(["A1", "A2", "B1", "Ito", "Müller", "佐藤 - 伊藤", "O'Neil", "'t Hooft", "=1+1",
                     "+2", "@home", "No", "12 E", "x: y", "a, b", 'the "best"', "#1", "1;2"]),
)  # fmt: skip
times = st.sampled_from(["", "2026-11-10 21:30", "2026-11-10T21:30:00"])

artificial = st.sampled_from(
    ["A+", "A", "A-", "45%", "66 2/3%", "+3 IMP", "-1/2 IMP", "0 IMP", "no score"]
).map(parse_award)
_averages = st.sampled_from(["A", "no score"]).map(parse_award)


corrections = st.builds(
    Correction,
    st.none() | outcomes,
    st.sampled_from(["79C1", "79C2", "79B1"]),
    words,
    times,
)


@st.composite
def lines_of_board(
    draw: st.DrawFn, key: BoardKey, method: Method, players: list[str]
) -> list[Line]:
    order = draw(st.permutations(players))
    results = st.one_of(outcomes, st.none(), st.sampled_from([Points(0), Points(90)]))
    lines = []
    for at, (ns, ew) in enumerate(zip(order[::2], order[1::2], strict=False), 1):
        adjusted = None
        if draw(st.integers(0, 3)) == 0:
            award: st.SearchStrategy[Award] = st.one_of(
                assigned(), _averages if method is Method.TOTAL_POINTS else artificial,
                self_inflicted,
            )  # fmt: skip
            side = draw(award)
            other = side if draw(st.booleans()) else draw(award)
            adjusted = Adjustment(side, other, draw(words), draw(words), draw(times))
        lines.append(
            Line(
                key.number,
                ns,
                ew,
                draw(results),
                draw(st.sampled_from(["", str(at)])),
                key.session,
                draw(st.sampled_from(["", "", "B"])),
                adjusted,
                draw(st.none() | corrections),
            )
        )
    return lines


@st.composite
def fields_of_files(draw: st.DrawFn) -> Field:
    method = draw(st.sampled_from(list(Method)))
    players = draw(st.lists(names, min_size=2, max_size=7, unique=True))
    keys = draw(
        st.lists(
            st.builds(BoardKey, st.integers(1, 2), st.integers(1, 20)),
            min_size=1, max_size=4, unique=True,
        )
    )  # fmt: skip
    lines = [line for key in keys for line in draw(lines_of_board(key, method, players))]
    event = Event(
        method,
        draw(profiles()),
        draw(words),
        draw(st.sampled_from(["", "2026-11-10"])),
        draw(st.integers(1, 2)),
        draw(st.booleans()),
        draw(times),
        draw(st.sampled_from(["", "Asia/Tokyo", "+05:30"])),
    )
    units = penalty_units(event)
    penalties = tuple(
        Penalty(line.ns, draw(st.fractions(-2, 3, max_denominator=6)), draw(st.sampled_from(units)),
                line.session, draw(words) or "90", draw(words))
        for line in draw(st.lists(st.sampled_from(lines), max_size=2))
    )  # fmt: skip
    odd = draw(st.dictionaries(st.sampled_from(keys), st.sampled_from(Vulnerability), max_size=1))
    playing = sorted({name for line in lines for name in (line.ns, line.ew)})
    # PBN parts the two players of a pair with a semicolon.
    players_of = words.filter(bool).map(lambda text: text.replace(";", ","))
    return Field(
        event,
        tuple(lines),
        draw(st.dictionaries(st.sampled_from(playing), players_of, max_size=3)),
        penalties,
        {
            key: vulnerable
            for key, vulnerable in odd.items()
            if Board.number(key.number).vulnerability is not vulnerable
        },
    )


def by_board(field: Field) -> list[Line]:
    """The lines as files with boards have them: the boards in order, each with its lines."""
    return [field.lines[place] for places in field.boards.values() for place in places]


def same(one: Field, other: Field, *, in_order: bool = True) -> bool:
    """Whether two fields hold the same, whatever the order of their boards.

    `in_order`: the lines of each board stand in the same order.
    """
    lines, others = by_board(one), by_board(other)
    if not in_order:
        lines.sort(key=lambda line: (line.key, line.ns, line.ew))
        others.sort(key=lambda line: (line.key, line.ns, line.ew))
    return (
        one.event == other.event
        and lines == others
        and one.names == other.names
        and one.penalties == other.penalties
        and one.vulnerabilities == other.vulnerabilities
    )
