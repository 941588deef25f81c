"""What is wrong with one board: as it was recorded, as it was scored, as it was claimed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.verdict import Level
from bridgelaw.archives.claims import As, Opinion, weigh
from bridgelaw.archives.finding import UNREADABLE, Finding
from bridgelaw.formats.oddities import Oddity, OddKind
from bridgelaw.formats.pbn.carried import DOUBLE_CARRIED
from bridgelaw.formats.records import Record
from bridgelaw.game import SEATS, Contract, Doubled, Seat, Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.contract_score import contract_score

SCORE = "wrong-score"
CLAIM = "claim"
UNDECIDED = "claim-undecided"

Judge = Callable[[Claim], Level]
"""What a claim is worth by normal play."""


def findings_of(record: Record, judge: Judge | None = None) -> Iterator[Finding]:
    """Everything that is wrong with a record; claims only if somebody can judge them."""
    for problem in record.problems:
        if isinstance(problem, Oddity):
            yield _finding(
                record, problem.kind.value, problem.law, problem, problem.seat, problem.place
            )
        else:
            yield _finding(record, UNREADABLE, "", problem)
    won = _won(record)
    if won is not None and record.result is not None and won != record.result:
        if not _has(record, OddKind.RESULT):
            # PBN's own mark: the players agreed on a wrong number.
            words = tr("the players agreed on {given} tricks for declarer, but the play has {won}",
                       given=record.result, won=won)  # fmt: skip
            yield _finding(record, OddKind.RESULT.value, OddKind.RESULT.law, words)
    yield from _scores(record, won)
    if judge is not None and record.is_claim:
        yield from _claims(record, judge)


def _finding(
    record: Record, kind: str, law: str, text: Text, seat: Seat | None = None, place: str = ""
) -> Finding:
    source = record.source
    return Finding(
        source.file, kind, Text(text.msgid, text.values), law, source.number, record.board.id,
        "" if seat is None else seat.letter, place, source.event, source.date,
        _players(record),
    )  # fmt: skip


def _players(record: Record) -> str:
    """Who sat where, as far as the file says so."""
    named = zip(SEATS, record.names, strict=True)
    return ", ".join(f"{seat.letter} {name.strip()}" for seat, name in named if name.strip())


def _has(record: Record, kind: OddKind) -> bool:
    return any(isinstance(problem, Oddity) and problem.kind is kind for problem in record.problems)


def _won(record: Record) -> int | None:
    """Declarer's tricks, where every card of the play is there."""
    if record.contract is None or len(record.play) != 52 or record.is_broken_off:
        return None
    return record.tricks_won(record.contract.declarer.side)


# The score


def _scores(record: Record, won: int | None) -> Iterator[Finding]:
    """What the score should have been, where the file has another or its tricks are wrong."""
    contract = _called(record)
    tricks = record.result if won is None else won
    right = _score_of(record, contract, tricks)
    given = record.score
    if given is None or given == _score_as_written(record):
        # A file that leaves doubles out, as it says of itself once, leaves them out of scores too.
        given = _score_of(record, record.contract, record.result)
    if right is None or given is None or right == given:
        return
    words = tr("North-South score {right}, not {given}", right=_signed(right), given=_signed(given))
    if contract is not None:
        words = tr("{contract} and {tricks} tricks: North-South score {right}, not {given}",
                   contract=contract, tricks=tricks, right=_signed(right),
                   given=_signed(given))  # fmt: skip
    yield _finding(record, SCORE, "77", words)


def _score_as_written(record: Record) -> int | None:
    """The score without the double, where that is the manner of the file."""
    if record.contract is None or DOUBLE_CARRIED not in record.assumed:
        return None
    return _score_of(record, replace(record.contract, doubled=Doubled.NO), record.result)


def _called(record: Record) -> Contract | None:
    """The contract by the auction, where the file has another."""
    if not _has(record, OddKind.CONTRACT):
        return record.contract
    return record.bidding.contract


def _score_of(record: Record, contract: Contract | None, tricks: int | None) -> int | None:
    """North-South's score; `None` where it is not known."""
    if contract is None:
        return 0 if record.auction and record.bidding.is_over else None
    if tricks is None:
        return None
    side = contract.declarer.side
    score = contract_score(contract, tricks, record.board.vulnerability.covers(side))
    return score if side is Side.NS else -score


def _signed(score: int) -> str:
    return f"{score:+d}" if score else "0"


# Claims


def _claims(record: Record, judge: Judge) -> Iterator[Finding]:
    """Whether the number that was agreed is one that normal play brings (Laws 70 and 71)."""
    weighed = weigh(record, judge)
    opinion = weighed.opinion
    if opinion is Opinion.AGREES:
        return
    law = "71" if weighed.read_as is As.CONCESSION else "70"
    place = f"trick {max(len(record.tricks), 1)}"
    least, most = weighed.level.least, weighed.level.most
    claimed = weighed.claim
    words = tr("{seat} claims {tricks} tricks: normal play brings {least} to {most}",
               seat=claimed.claimer, tricks=claimed.tricks, least=least, most=most)  # fmt: skip
    if least == most:
        words = tr("{seat} claims {tricks} tricks: normal play brings {least}",
                   seat=claimed.claimer, tricks=claimed.tricks, least=least)  # fmt: skip
    if opinion is Opinion.UNDECIDED:
        words = tr("{seat} claims {tricks} tricks: the search was not finished",
                   seat=claimed.claimer, tricks=claimed.tricks)  # fmt: skip
        yield _finding(record, UNDECIDED, law, words, claimed.claimer, place)
        return
    yield _finding(record, CLAIM, law, words, claimed.claimer, place)
