"""USEBIO 1.1 and 1.3: read as 1.2 is, and what they have more stays in the file."""

from __future__ import annotations

import pytest

from bridgelaw.formats import read_data
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment
from bridgelaw.scoring.standings import score_field
from tests.formats.usebio_samples import edited_pairs

NEWER = """<EBU_CHARGE_CODE>12</EBU_CHARGE_CODE>
<STRATIFICATION><STRATUM STRATUM_ID="A"><STRATUM_NAME>Open</STRATUM_NAME></STRATUM></STRATIFICATION>
<ACBL_SANCTION_NUMBER>1</ACBL_SANCTION_NUMBER>
"""
"""As 1.3 has them, or as somebody might: of elements that are not known nothing is needed."""


def as_version(version: str, more: str = "") -> bytes:
    text = edited_pairs().replace('Version="1.2"', f'Version="{version}"')
    text = text.replace("usebio_v1_2.dtd", f"usebio_v{version.replace('.', '_')}.dtd")
    return text.replace("<EVENT_DESCRIPTION>", f"{more}<EVENT_DESCRIPTION>", 1).encode()


@pytest.mark.parametrize(("version", "more"), [("1.1", ""), ("1.2", ""), ("1.3", NEWER)])
def test_every_version_gives_the_same_results(version: str, more: str) -> None:
    document = read_data(as_version(version, more), "club.xml")
    assert not document.problems
    assert document.field == read_data(edited_pairs().encode(), "club.xml").field
    assert len(document.stated.lines) == 6


@pytest.mark.parametrize(("version", "more"), [("1.1", ""), ("1.3", NEWER)])
def test_the_version_and_what_is_not_known_stay(version: str, more: str) -> None:
    document = read_data(as_version(version, more), "club.xml")
    award = parse_award("A")
    written = document.write(score_field(document.field).adjust(3, Adjustment(award, award)))
    assert f'Version="{version}"'.encode() in written
    assert more.encode() in written


def test_a_file_without_a_version_or_a_document_type_is_read() -> None:
    text = edited_pairs().replace(' Version="1.2"', "")
    bare = text[: text.index("<!DOCTYPE")] + text[text.index("<USEBIO") :]
    assert len(read_data(bare.encode(), "club.xml").field.lines) == 6
