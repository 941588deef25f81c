"""Fields for tests: written down in a few words, or any at all (Hypothesis)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from hypothesis import strategies as st

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import (
    Artificial,
    Assigned,
    Average,
    Award,
    NoScore,
    SelfInflicted,
    certain,
    parse_award,
    weighted,
)
from bridgelaw.scoring.field import Adjustment, Event, Field, Line, Method, Penalty, penalty_units
from bridgelaw.scoring.outcomes import Outcome, parse_outcome
from bridgelaw.scoring.profile import (
    PROFILES,
    WBF,
    Beyond,
    Divisor,
    Half,
    Neuberg,
    Profile,
    changed,
)
from bridgelaw.scoring.standings import Standings, score_field

RESULTS = tuple(
    map(
        parse_outcome,
        ("4S= by N", "4S-1 by N", "3NT= by S", "3NT+1 by S", "2H= by W", "passed out",
         "6CX-2 by E", "1NT= by N", "3D-1 by W", "6H= by N"),
    )
)  # fmt: skip
"""Possible at any vulnerability."""


def board(*results: str, number: int = 1, first: int = 1, **line: str | int) -> list[Line]:
    """A board's lines: pair 1 against 101, 2 against 102 and so on.

    A result is one, an award (`A+`, `2/3 4S= by N, 1/3 4S-1 by N`), two awards for the two sides
    (`A+ : A-`) or `not played`.
    """
    lines = []
    for at, text in enumerate(results, first):
        ns, ew = str(at), str(at + 100)
        result, adjusted = None, None
        if text != "not played":
            awards = [parse_award(part) for part in text.split(" : ")]
            if len(awards) == 2 or not _is_plain(awards[0]):
                adjusted = Adjustment(awards[0], awards[-1])
            else:
                result = parse_outcome(text)
        lines.append(Line(number, ns, ew, result, str(at), adjusted=adjusted, **line))  # type: ignore[arg-type]
    return lines


def _is_plain(award: Award) -> bool:
    return isinstance(award, Assigned) and not award.is_weighted


def scored(
    lines: Iterable[Line],
    method: Method = Method.MATCHPOINTS,
    profile: Profile = WBF,
    *,
    winners: int = 1,
    penalties: tuple[Penalty, ...] = (),
    vulnerability: Vulnerability = Vulnerability.NONE,
) -> Standings:
    """The lines scored, every board with the same vulnerability."""
    event, together = Event(method, profile, winners=winners), tuple(lines)
    vulnerabilities = {line.key: vulnerability for line in together}
    return score_field(Field(event, together, {}, penalties, vulnerabilities))


def ns_points(standings: Standings) -> list[Fraction | None]:
    return side_points(standings, Side.NS)


def ew_points(standings: Standings) -> list[Fraction | None]:
    return side_points(standings, Side.EW)


def side_points(standings: Standings, side: Side) -> list[Fraction | None]:
    """What each line of the field scored."""
    scores = [standings.score(place).side(side) for place in range(len(standings.field.lines))]
    return [None if score is None else score.points for score in scores]


# Any at all

outcomes = st.sampled_from(RESULTS)
parts = st.fractions(min_value=0, max_value=1, max_denominator=12)
METHODS = tuple(method for method in Method if method is not Method.TEAMS)


@st.composite
def assigned(draw: st.DrawFn) -> Assigned:
    found = draw(st.dictionaries(outcomes, st.integers(1, 4), min_size=1, max_size=3))
    total = sum(found.values())
    return weighted(*((outcome, Fraction(number, total)) for outcome, number in found.items()))


kinds = st.sampled_from(Average)
artificial = st.one_of(
    st.builds(Artificial, kinds),
    st.builds(Artificial, kinds, share=parts),
    st.builds(Artificial, kinds, imps=st.fractions(-5, 5, max_denominator=4)),
)
self_inflicted = st.builds(SelfInflicted, assigned(), assigned(), assigned())
awards = st.one_of(assigned(), artificial, self_inflicted, st.just(NoScore()))
average_alone = st.one_of(
    assigned(), st.just(Artificial(Average.AVERAGE)), self_inflicted, st.just(NoScore())
)


@st.composite
def adjustments(draw: st.DrawFn, method: Method = Method.MATCHPOINTS) -> Adjustment:
    """The same for both sides, or split."""
    kind = average_alone if method is Method.TOTAL_POINTS else awards
    ns = draw(kind)
    return Adjustment(ns, ns if draw(st.booleans()) else draw(kind))


@st.composite
def profiles(draw: st.DrawFn) -> Profile:
    """An authority's profile, some of its choices made otherwise."""
    profile = draw(st.sampled_from(list(PROFILES.values())))
    choices = {
        "neuberg": st.sampled_from([each.value for each in Neuberg]),
        "cross_imps_divisor": st.sampled_from([each.value for each in Divisor]),
        "cross_imps_by_frequency": st.sampled_from(["yes", "no"]),
        "beyond_average_plus": st.sampled_from([each.value for each in Beyond]),
        "most_average_plus": st.sampled_from(["none", "0", "1", "2"]),
        "own_percentage": st.sampled_from(["yes", "no"]),
        "small_groups": st.sampled_from(["none", "60%", "60%; 65%, 55%"]),
        "butler.trimmed": st.sampled_from(["0", "1", "2", "1/3", "20%"]),
        "butler.rounded_to": st.sampled_from(["0", "10", "50"]),
        "butler.half": st.sampled_from([each.value for each in Half]),
    }
    chosen = draw(st.sets(st.sampled_from(sorted(choices)), max_size=4))
    return changed(profile, {name: draw(choices[name]) for name in sorted(chosen)})


@st.composite
def fields(
    draw: st.DrawFn,
    methods: tuple[Method, ...] = METHODS,
    profile: Profile | None = None,
    *,
    plain: bool = False,
    most_sessions: int = 2,
) -> Field:
    """Any field; `plain`: every line has a result, and nothing is adjusted or fouled."""
    event = Event(draw(st.sampled_from(methods)), profile or draw(profiles()))
    tables = draw(st.integers(1, 6))
    names = [str(number) for number in range(1, 2 * tables + 1)]
    lines: list[Line] = []
    for session in range(1, draw(st.integers(1, most_sessions)) + 1):
        for number in range(1, draw(st.integers(1, 3)) + 1):
            seated = draw(st.permutations(names))
            present = tables if plain else draw(st.integers(1, tables))
            for at in range(present):
                result: Outcome | None = draw(outcomes)
                adjusted, group = None, ""
                if not plain:
                    kind = draw(st.integers(0, 9))
                    adjusted = draw(adjustments(event.method)) if kind < 3 else None
                    result = None if kind == 9 else result
                    group = draw(st.sampled_from(["", "", "", "B"]))
                ns, ew = seated[2 * at : 2 * at + 2]
                lines.append(Line(number, ns, ew, result, str(at + 1), session, group, adjusted))
    return Field(event, tuple(lines), penalties=draw(_penalties(event, lines)))


@st.composite
def _penalties(draw: st.DrawFn, event: Event, lines: list[Line]) -> tuple[Penalty, ...]:
    playing = sorted({(line.session, name) for line in lines for name in (line.ns, line.ew)})
    found = []
    for session, name in draw(st.lists(st.sampled_from(playing), max_size=2)):
        unit = draw(st.sampled_from(penalty_units(event)))
        found.append(Penalty(name, draw(parts), unit, session))
    return tuple(found)


def the_same(outcome: Outcome) -> Adjustment:
    """An adjustment that changes nothing."""
    return Adjustment(certain(outcome), certain(outcome))
