"""A slip runs again to the same ruling, and one that was changed is refused."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bridgelaw import __version__
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.laws import PROCEDURES, Interview, Procedure
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import language
from bridgelaw.scoring.board_plan import BoardPlan, SidePlan
from bridgelaw.slips import BadSlip, read_slip, try_again
from bridgelaw.slips.facts import Facts
from bridgelaw.slips.signature import is_signed, public_key, sign
from bridgelaw.slips.trial import slip_of
from bridgelaw.table import Table
from tests.laws.samples import SAMPLES
from tests.rotation import fresh_seeds

SECRET = bytes(range(32))
LETTERS = string.ascii_letters + string.digits + "-_"


@cache
def begun() -> tuple[Interview, ...]:
    """Every procedure without a table, and at its sample tables."""
    found: list[Interview] = []
    for procedure in PROCEDURES.values():
        for table in (None, *SAMPLES.get(procedure, ())):
            found += _begun(procedure, table)
    return tuple(found)


def _begun(procedure: Procedure, table: Table | None) -> Iterator[Interview]:
    try:
        yield Interview.begin(procedure, table)
    except Refusal:
        return  # nothing to rule on there


def a_ruling(chance: random.Random) -> Interview:
    """An interview to its end, with answers by chance."""
    while True:
        interview = chance.choice(begun())
        while (asked := interview.question) is not None:
            answers = [*(option.key for option in asked.options), *asked.samples()]
            chance.shuffle(answers)
            for answer in answers[:6]:
                try:
                    interview = interview.answer(answer)
                    break
                except Refusal:
                    continue
            else:
                break
        if interview.ruling is not None:
            return interview


@pytest.mark.parametrize("part", range(20))
def test_random_rulings_run_again_equal_and_altered_ones_are_refused(part: int) -> None:
    for seed in fresh_seeds(400, exhaustive=100_000)[part::20]:
        chance = random.Random(seed)
        interview = a_ruling(chance)
        slip = slip_of(interview, __version__)
        written = slip.signed(SECRET)
        again = read_slip(written)
        trial = try_again(again)
        assert trial.follows, (seed, [str(one) for one in trial.differs])
        assert trial.interview is not None and interview.ruling is not None
        assert trial.interview.ruling is not None
        assert trial.interview.ruling.event == interview.ruling.event, seed
        altered = _altered(written, chance)
        with pytest.raises(BadSlip):
            read_slip(altered)


def _altered(written: str, chance: random.Random) -> str:
    """One letter of it is another, is missing, or stands twice; or two stand the other way."""
    at = chance.randrange(len("bl1-"), len(written) - 1)
    letter = chance.choice([one for one in LETTERS if one != written[at]])
    kinds = [
        written[:at] + letter + written[at + 1 :],
        written[:at] + written[at + 1 :],
        written[:at] + letter + written[at:],
        written[:at],
    ]
    if written[at] != written[at + 1]:
        kinds.append(written[:at] + written[at + 1] + written[at] + written[at + 2 :])
    return chance.choice(kinds)


def test_the_last_letter_cannot_be_written_otherwise() -> None:
    written = slip_of(_ruled(), __version__).signed(SECRET)
    for letter in set(LETTERS) - {written[-1]}:
        with pytest.raises(BadSlip):
            read_slip(written[:-1] + letter)


def _ruled() -> Interview:
    return Interview.begin(PROCEDURES["insufficient-bid"], _TABLE).assuming().answer("yes")


_TABLE = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")


def test_signatures_are_those_of_rfc_8032() -> None:
    secret = bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    assert public_key(secret).hex() == key
    chance = random.Random(8032)
    for length in range(40):
        secret, message = chance.randbytes(32), chance.randbytes(length)
        theirs = Ed25519PrivateKey.from_private_bytes(secret)
        assert sign(secret, message) == theirs.sign(message)
        assert is_signed(public_key(secret), message, theirs.sign(message))
        assert not is_signed(public_key(secret), message + b"!", theirs.sign(message))


def test_a_slip_of_the_same_facts_and_another_ruling_says_where_it_differs() -> None:
    slip = slip_of(_ruled(), __version__)
    other = slip_of(_ruled().back().answer("no").answer("Pass").answer("none"), __version__)
    trial = try_again(replace(slip, ruled=other.ruled, goes_on=other.goes_on))
    assert not trial.follows
    said = " ".join(map(str, trial.differs))
    assert "27B2" in said and "27A1" in said
    assert language("ja").say(trial.verdict) != str(trial.verdict)


def test_one_fact_is_changed_and_later_answers_are_kept() -> None:
    no = Interview.begin(PROCEDURES["insufficient-bid"], _TABLE).assuming().answer("no")
    ruled = no.answer("Pass").answer("none")
    facts = Facts.of(ruled)
    accepted = facts.changed([one.key for one in facts.answers].index("accepts"), "yes")
    assert accepted.ruling is not None and accepted.ruling.clauses == ("27A1",)
    unintended = facts.changed(0, "yes")
    assert unintended.answers[0].value == "yes"


def test_no_names_leave_with_a_slip() -> None:
    plan = BoardPlan(7, "3", 2, (7, 8), SidePlan("Anna & Bo", False, 4, "Cem & Dora"),
                     SidePlan("Eve & Fritz", True, 1, "Anna & Bo"))  # fmt: skip
    interview = Interview.begin(PROCEDURES["wrong-board"], plan=plan)
    while (asked := interview.question) is not None:
        options = [one.key for one in asked.options] or list(asked.samples())
        interview = interview.answer(options[0])
    slip = slip_of(interview, __version__, ["Anna", "Bo"])
    assert slip.facts.plan is not None
    told = str(slip.facts)
    assert not any(name in told for name in ("Anna", "Cem", "Dora", "Eve", "Fritz"))
    assert slip.facts.plan["ns"]["name"] == slip.facts.plan["ew"]["opponent"]
    assert try_again(slip).follows


def test_hands_are_left_out_where_nobody_needs_them() -> None:
    deal = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432")
    table = Table(Board(Seat.WEST), deal).after("W 1C, N 1S, E 1H")
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table).assuming().answer("yes")
    openly = Facts.of(interview).without_hands()
    assert "AKQJ" in Facts.of(interview).table and "AKQJ" not in openly.table
    assert openly.interview().ruling == interview.ruling


@pytest.mark.parametrize("text", ["", "bl1-", "bl1-AAAA", "bl2-" + "A" * 200, "x" * 30_000])
def test_what_is_no_slip_is_refused(text: str) -> None:
    with pytest.raises(BadSlip):
        read_slip(text)


def test_a_slip_is_found_within_its_address_and_over_several_lines() -> None:
    written = slip_of(_ruled(), __version__).signed(SECRET)
    assert read_slip(f"https://desk.example/slips?s={written}").facts == Facts.of(_ruled())
    assert read_slip(f" {written[:50]}\n  {written[50:]}\n").facts == Facts.of(_ruled())
