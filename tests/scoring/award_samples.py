"""Random awards and fields for the tests of adjusted scores."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from hypothesis import strategies as st

from bridgelaw.game.boards import Board, Vulnerability
from bridgelaw.game.calls import BIDS
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.seats import Seat
from bridgelaw.scoring.awards import (
    Artificial,
    Assigned,
    Average,
    Award,
    NoScore,
    SelfInflicted,
    of_imps,
    of_poll,
    of_share,
)
from bridgelaw.scoring.field import Adjustment, Event, Field, Line, Method
from bridgelaw.scoring.outcomes import PASSED_OUT, Outcome, Played, Points, score_of
from bridgelaw.scoring.profile import Beyond, Butler, Divisor, Neuberg, Profile

CONTRACTS = st.builds(
    Contract, st.sampled_from(BIDS), st.sampled_from(list(Doubled)), st.sampled_from(list(Seat))
)
PLAYED: st.SearchStrategy[Outcome] = st.builds(Played, CONTRACTS, st.integers(0, 13))


@cache
def outcomes(vulnerability: Vulnerability) -> st.SearchStrategy[Outcome]:
    """Contracts, pass-outs, and scores that are possible."""
    scores = PLAYED.map(lambda outcome: Points(score_of(outcome, vulnerability)))
    return st.one_of(PLAYED, st.just(PASSED_OUT), scores)


@cache
def assigned(vulnerability: Vulnerability) -> st.SearchStrategy[Assigned]:
    """One outcome, or up to four with weights."""
    polled = st.tuples(outcomes(vulnerability), st.integers(1, 7).map(Fraction))
    return st.lists(polled, min_size=1, max_size=4).map(of_poll)


_SHARES = st.fractions(0, 1, max_denominator=60)
_IMPS = st.fractions(-24, 24, max_denominator=60)
ARTIFICIAL = st.one_of(
    st.sampled_from(list(Average)).map(Artificial), _SHARES.map(of_share), _IMPS.map(of_imps)
)


@cache
def awards(vulnerability: Vulnerability) -> st.SearchStrategy[Award]:
    """Every kind of award."""
    weighed = assigned(vulnerability)
    return st.one_of(
        weighed, ARTIFICIAL, st.builds(SelfInflicted, weighed, weighed, weighed), st.just(NoScore())
    )


PROFILES = st.builds(
    Profile,
    st.just("test"),
    per_pair_beaten=st.sampled_from([Fraction(1), Fraction(2)]),
    neuberg=st.sampled_from(list(Neuberg)),
    small_groups=st.sampled_from(
        [
            (),
            (
                (Fraction(3, 5),),
                (Fraction(65, 100), Fraction(55, 100)),
                (Fraction(7, 10), Fraction(6, 10), Fraction(5, 10)),
            ),
        ]
    ),
    small_group_part=st.sampled_from([Fraction(1), Fraction(1, 2)]),
    largest_compared=st.sampled_from([None, 1, 2]),
    own_percentage=st.booleans(),
    most_average_plus=st.sampled_from([None, 0, 1]),
    beyond_average_plus=st.sampled_from(list(Beyond)),
    butler=st.builds(
        Butler,
        st.sampled_from([Fraction(0), Fraction(1), Fraction(1, 5)]),
        st.sampled_from([0, 10]),
    ),
    cross_imps_divisor=st.sampled_from(list(Divisor)),
    cross_imps_by_frequency=st.booleans(),
)


@cache
def adjustments(method: Method, vulnerability: Vulnerability) -> st.SearchStrategy[Adjustment]:
    """An award to each side, as the method has them."""
    each = awards(vulnerability)
    if method is Method.TOTAL_POINTS:
        each = each.filter(
            lambda award: not isinstance(award, Artificial) or award.kind is Average.AVERAGE
        )
    return st.builds(Adjustment, each, each)


@st.composite
def fields(draw: st.DrawFn, methods: tuple[Method, ...] = tuple(Method)) -> Field:
    """A few boards at a few tables, some adjusted, some not played."""
    method = draw(st.sampled_from(methods))
    event = Event(method, draw(PROFILES))
    lines = []
    for board in range(1, draw(st.integers(2, 3)) + 1):
        vulnerability = Board.number(board).vulnerability
        number = draw(st.integers(1, 5))
        names = [(str(2 * at), str(2 * at + 1)) for at in range(number)]
        if method is Method.TEAMS:
            other = draw(st.sampled_from(["B", "B", "C"]))
            names = [("A", other), (other, "A")]
        for ns, ew in names:
            lines.append(
                Line(
                    board,
                    ns,
                    ew,
                    draw(st.one_of(st.none(), outcomes(vulnerability), outcomes(vulnerability))),
                    group=draw(st.sampled_from(["", "", "", "other"])),
                    adjusted=draw(st.none() | adjustments(method, vulnerability)),
                )
            )
    return Field(event, tuple(lines))
