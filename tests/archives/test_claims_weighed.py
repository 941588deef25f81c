"""Claims in audits: what `claim check` thinks of them, without what an audit does not tell."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge, normal_level
from bridgelaw.analysis.claims.verdict import Level
from bridgelaw.archives.claims import Opinion, check, weigh
from bridgelaw.formats.records import Record, read_records, records_in
from tests.rotation import rotated

LIN = Path(__file__).resolve().parents[3] / "shared" / "data" / "lin"
POSITIONS = (2_000, 200)
"""As in an audit, and so few that many searches are stopped."""

# One trump is out (West's two) when South has three top cards, two of them hearts.
TRUMP_OUT = (
    b"md|1SAHAKQ,S2H4C32,H987D2,H2DAKQ|ah|Board 2|sv|o|mb|1S|mb|p|mb|p|mb|p|pg||"
    b"pc|H4|pc|H7|pc|H2|pc|HA|pg||mc|4|pg||"
)


def compare(record: Record, positions: int) -> None:
    weighed = weigh(record, partial(normal_level, positions=positions))
    checked = check(record, partial(judge, positions=positions))
    level = checked.first.remembered.normal
    assert weighed.opinion is checked.remembered
    assert weighed.read_as is checked.first.read_as
    assert (weighed.level.least, weighed.level.most) == (level.least, level.most)


@pytest.mark.skipif(not LIN.is_dir(), reason="the real records are not there")
@pytest.mark.parametrize("positions", POSITIONS)
def test_laws_70_and_71_an_audit_thinks_what_claim_check_thinks(positions: int) -> None:
    paths = rotated(sorted(LIN.glob("*.lin")), part=20)
    claims = [each for path in paths for each in read_records(path) if each.is_claim]
    for record in claims[:15]:
        compare(record, positions)


def test_law_70C_a_trump_that_may_be_forgotten_is_not_searched_for_in_an_audit() -> None:
    (record,) = records_in(TRUMP_OUT, "x.lin")
    compare(record, 2_000)
    seen: list[Claim] = []

    def level_of(claim: Claim) -> Level:
        seen.append(claim)
        return normal_level(claim)

    assert weigh(record, level_of).opinion is Opinion.AGREES
    assert [claim.forgotten_trump for claim in seen] == [False]
