"""Law 77: every contract's score, and every way to write a result."""

from __future__ import annotations

from itertools import product

import pytest
from endplay.types import Contract as OtherContract
from endplay.types import Denom, Penalty, Player, Vul

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.calls import BIDS, parse_call
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.locale import language
from bridgelaw.scoring.contract_score import contract_score, possible_scores, score_parts
from bridgelaw.scoring.outcomes import (
    PASSED_OUT,
    ImpossibleResult,
    Outcome,
    Played,
    Points,
    parse_outcome,
    score_of,
)

_DENOMS = {"C": Denom.clubs, "D": Denom.diamonds, "H": Denom.hearts, "S": Denom.spades,
           "NT": Denom.nt}  # fmt: skip
_PENALTIES = {Doubled.NO: Penalty.passed, Doubled.DOUBLED: Penalty.doubled,
              Doubled.REDOUBLED: Penalty.redoubled}  # fmt: skip
_PLAYERS = {Seat.NORTH: Player.north, Seat.EAST: Player.east, Seat.SOUTH: Player.south,
            Seat.WEST: Player.west}  # fmt: skip
_VULS = {Vulnerability.NONE: Vul.none, Vulnerability.NS: Vul.ns, Vulnerability.EW: Vul.ew,
         Vulnerability.BOTH: Vul.both}  # fmt: skip

EVERY_RESULT = [
    Played(Contract(bid, doubled, declarer), tricks)
    for bid, doubled, declarer, tricks in product(BIDS, Doubled, SEATS, range(14))
]


def test_law_77_agrees_with_an_independent_score_on_all_combinations() -> None:
    compared = 0
    for played, vulnerability in product(EVERY_RESULT, Vulnerability):
        contract = played.contract
        other = OtherContract(
            level=contract.bid.level,
            denom=_DENOMS[contract.denomination.letter],
            declarer=_PLAYERS[contract.declarer],
            penalty=_PENALTIES[contract.doubled],
            result=played.over,
        )
        expected = other.score(_VULS[vulnerability])
        vulnerable = vulnerability.covers(contract.declarer.side)
        assert contract_score(contract, played.tricks, vulnerable) == expected, played
        sign = 1 if contract.declarer.side is Side.NS else -1
        assert score_of(played, vulnerability) == sign * expected, played
        compared += 1
    assert compared == 23_520


@pytest.mark.parametrize(
    ("written", "vulnerability", "score"),
    [
        ("1NT= by N", Vulnerability.NONE, 90),
        ("3NT+1 by S", Vulnerability.EW, 430),
        ("4S-1 by N", Vulnerability.NS, -100),
        ("4SX-1 by N", Vulnerability.NS, -200),
        ("4SX-4 by E", Vulnerability.NONE, 800),
        ("5CXX-2 by W", Vulnerability.BOTH, 1000),
        ("2SX= by E", Vulnerability.EW, -670),
        ("6NT= by N", Vulnerability.NS, 1440),
        ("7NTXX= by S", Vulnerability.NS, 2980),
        ("passed out", Vulnerability.BOTH, 0),
        ("+620", Vulnerability.NS, 620),
    ],
)
def test_law_77_scores_of_north_south(
    written: str, vulnerability: Vulnerability, score: int
) -> None:
    assert score_of(parse_outcome(written), vulnerability) == score


def test_law_77_the_parts_make_the_score() -> None:
    for played, vulnerable in product(EVERY_RESULT[::7], (False, True)):
        parts = score_parts(played.contract, played.tricks, vulnerable)
        total = contract_score(played.contract, played.tricks, vulnerable)
        assert sum(part.points for part in parts) == total
        for part in parts:
            # What is shown as the way to the points is the way to the points.
            assert eval(part.how.replace("×", "*")) == abs(part.points), (played, part)


def test_law_77_names_of_the_parts() -> None:
    contract = Contract.parse("6NTX by W")
    parts = score_parts(contract, 13, True)
    assert [(str(part.what), part.how, part.points) for part in parts] == [
        ("odd tricks", "(40 + 5 × 30) × 2", 380),
        ("game", "500", 500),
        ("small slam", "750", 750),
        ("doubled contract made", "50", 50),
        ("overtricks", "1 × 200", 200),
    ]
    assert [part.how for part in score_parts(contract, 7, False)] == ["100 + 2 × 200 + 2 × 300"]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("4S+1 N", "4S+1 by N"),
        ("4♠x-1 by S", "4SX-1 by S"),
        ("4♠️ x -1 S", "4SX-1 by S"),
        ("3NT N =", "3NT= by N"),
        ("N 3NT=", "3NT= by N"),
        ("N: 3NT=", "3NT= by N"),
        ("N4S=", "4S= by N"),
        ("4H* W -2", "4HX-2 by W"),
        ("4H** W -2", "4HXX-2 by W"),
        ("3N=S", "3NT= by S"),
        ("3NS=", "3NT= by S"),
        ("4SS=", "4S= by S"),
        ("4SXN-1", "4SX-1 by N"),
        ("4SNX-1", "4SX-1 by N"),
        ("1NT 7 tricks by E", "1NT= by E"),
        ("4 spades south made 5", "4S+1 by S"),
        ("3 no trump doubled by West down 2", "3NTX-2 by W"),
        ("4s= by north", "4S= by N"),
        ("4S= (N)", "4S= by N"),
        ("4S − 1 N", "4S-1 by N"),
        ("4S+\t2 by N", "4S+2 by N"),
        ("4S -\u00a01 by N", "4S-1 by N"),
        ("4S–1 N", "4S-1 by N"),
        ("４Ｓ＋１　Ｎ", "4S+1 by N"),
        ("４♠＝Ｎ", "4S= by N"),
        ("4Sー1 N", "4S-1 by N"),
        ("4S= 北", "4S= by N"),
        ("北 4S=", "4S= by N"),
        ("東の3NT-1", "3NT-1 by E"),
        ("4スペード 4メード 南", "4S= by S"),
        ("5Hダブルダウン2 N", "5HX-2 by N"),
        ("3NT 1ダウン ウエスト", "3NT-1 by W"),
        ("3ノートランプ= サウス", "3NT= by S"),
        ("PASS", "passed out"),
        ("passed out", "passed out"),
        ("All Pass", "passed out"),
        ("パス", "passed out"),
        ("流れ", "passed out"),
        ("EW 100", "-100"),
        ("E/W -100", "+100"),
        ("100 EW", "-100"),
        ("東西 100", "-100"),
        ("NS -50", "-50"),
        ("N-S +620", "+620"),
        ("+620", "+620"),
        ("620", "+620"),
        ("６２０", "+620"),
        ("-50", "-50"),
        ("0", "0"),
    ],
)  # fmt: skip
def test_law_77_what_people_write(written: str, read: str) -> None:
    assert str(parse_outcome(written)) == read


def test_law_77_the_declarer_may_be_given_apart() -> None:
    assert parse_outcome("4SX-1", Seat.EAST) == parse_outcome("4SX-1 by E")
    assert parse_outcome("4SX-1 by N", Seat.EAST) == parse_outcome("4SX-1 by N")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("8S= by N", "the level is 1 to 7"),
        ("0S= by N", "the level is 1 to 7"),
        ("10S= by N", "the level is 1 to 7"),
        ("4S+4 by N", "cannot end with 14 tricks"),
        ("1S-8 by N", "cannot end with -1 trick"),
        ("4S 14 tricks N", "cannot end with 14 tricks"),
        ("4S made 3 N", "is not made with 3"),
    ],
)
def test_law_77_impossible_results_are_refused(written: str, reason: str) -> None:
    with pytest.raises(ImpossibleResult) as refused:
        parse_outcome(written)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("4S", "the tricks as well"),
        ("4S by N", "the tricks as well"),
        ("4S=", "the declarer as well"),
        ("4SXXX= by N", "doubled (X) or redoubled (XX) once"),
        ("4SX=X N", "doubled (X) or redoubled (XX) once"),
        ("4S= = N", "one number of tricks"),
        ("4S+1-1 N", "one number of tricks"),
        ("N 4S= S", "one declarer"),
        ("4S= by Q", "a result such as"),
        ("4S= NS", "a result such as"),
        ("4S+100 N", "a result such as"),
        ("4Z= N", "a result such as"),
        ("NS 100 EW", "a result such as"),
        ("99999", "a result such as"),
        ("", "a result such as"),
        ("N", "a result such as"),
        ("-", "passed out"),
    ],
)
def test_law_77_what_cannot_be_read_is_quoted(written: str, expected: str) -> None:
    with pytest.raises(NotationError) as unread:
        parse_outcome(written)
    assert unread.value.quoted == written
    assert expected in str(unread.value)
    assert language("ja").explain(unread.value)


def test_law_77_a_contract_over_seven_is_refused_however_it_is_made() -> None:
    bid = parse_call("8S", any_level=True)
    with pytest.raises(ImpossibleResult):
        Played(Contract(bid, Doubled.NO, Seat.NORTH), 13)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("score", "vulnerability", "possible"),
    [
        (620, Vulnerability.NS, True),
        (620, Vulnerability.NONE, False),
        (-620, Vulnerability.NS, False),
        (-620, Vulnerability.EW, True),
        (625, Vulnerability.BOTH, False),
        (10, Vulnerability.BOTH, False),
        (0, Vulnerability.NONE, True),
        (-7600, Vulnerability.NS, True),
        (-7610, Vulnerability.NS, False),
    ],
)
def test_law_77_scores_that_no_contract_gives(
    score: int, vulnerability: Vulnerability, possible: bool
) -> None:
    assert (score in possible_scores(vulnerability)) is possible
    if possible:
        assert score_of(Points(score), vulnerability) == score
    else:
        with pytest.raises(ImpossibleResult, match="vulnerable"):
            score_of(Points(score), vulnerability)


def test_law_77_every_outcome_reads_back() -> None:
    scores = frozenset[int]().union(*(possible_scores(each) for each in Vulnerability))
    outcomes: list[Outcome] = [*EVERY_RESULT, PASSED_OUT, *map(Points, scores)]
    for outcome in outcomes:
        assert parse_outcome(str(outcome)) == outcome
