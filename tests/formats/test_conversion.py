"""Any field goes into any kind of file and comes back the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats import KINDS, read_data, write_new
from bridgelaw.formats.documents import BadFile
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, Field
from bridgelaw.scoring.standings import score_field
from tests.formats.any_field import fields_of_files, same
from tests.rotation import examples
from tests.scoring.fields import board, scored


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=examples(15))
@given(field=fields_of_files())
def test_a_new_file_holds_the_whole_field(kind: str, field: Field) -> None:
    document = read_data(write_new(kind, score_field(field)), f"any.{kind}")
    assert document.problems == ()
    assert same(document.field, field, in_order=kind != "usebio")


@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
@settings(max_examples=examples(5))
@given(field=fields_of_files())
def test_from_one_kind_into_another_and_back(first: str, second: str, field: Field) -> None:
    one = read_data(write_new(first, score_field(field)), "-").field
    other = read_data(write_new(second, score_field(one)), "-").field
    assert same(other, field, in_order="usebio" not in (first, second))


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=examples(15))
@given(field=fields_of_files())
def test_a_file_written_back_unchanged_is_the_same_to_the_last_byte(
    kind: str, field: Field
) -> None:
    data = write_new(kind, score_field(field))
    document = read_data(data, f"any.{kind}")
    assert document.write(score_field(document.field)) == data


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=examples(15))
@given(field=fields_of_files(), data=st.data())
def test_law_12_an_adjustment_is_written_and_read_back(
    kind: str, field: Field, data: st.DataObject
) -> None:
    document = read_data(write_new(kind, score_field(field)), f"any.{kind}")
    standings = score_field(document.field)
    place = data.draw(st.integers(0, len(field.lines) - 1))
    award = parse_award(
        data.draw(st.sampled_from(["A", "1/3 4S= by N, 2/3 4S-1 by N", "3NT= by S"]))
    )
    reason = data.draw(st.sampled_from(["", "slow, again", '"so they said"', "=cmd"]))
    adjusted = standings.adjust(place, Adjustment(award, award, "12C1(c)", reason))
    written = document.write(adjusted)
    again = read_data(written, f"any.{kind}")
    assert again.problems == ()
    assert again.field == adjusted.field
    assert again.write(score_field(again.field)) == written
    # And the ruling can be taken back.
    assert read_data(again.write(standings), f"any.{kind}").field == document.field


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=examples(15))
@given(field=fields_of_files())
def test_another_result_is_written_and_read_back(kind: str, field: Field) -> None:
    from dataclasses import replace

    from bridgelaw.scoring.outcomes import parse_outcome

    document = read_data(write_new(kind, score_field(field)), f"any.{kind}")
    line = document.field.lines[0]
    for result in (parse_outcome("5DX-2 by W"), parse_outcome("+90"), parse_outcome("pass"), None):
        changed = score_field(document.field).with_line(0, replace(line, result=result))
        assert read_data(document.write(changed), f"any.{kind}").field == changed.field


@pytest.mark.parametrize("kind", KINDS)
def test_the_standings_of_another_file_are_not_written(kind: str) -> None:
    one, other = scored(board("4S= by N", "4S-1 by N")), scored(board("4S= by N"))
    with pytest.raises(ValueError, match="another file"):
        read_data(write_new(kind, one), "-").write(other)


def test_there_are_four_kinds_of_files_and_no_other() -> None:
    assert KINDS == ("usebio", "pbn", "csv", "yaml")
    with pytest.raises(BadFile, match="there is no kind of file “xlsx”; there is usebio, pbn"):
        write_new("xlsx", scored(board("4S= by N")))
