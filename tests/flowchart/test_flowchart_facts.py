"""What a box says beside its headline, for players who have nothing but the sheet."""

from __future__ import annotations

import pytest

from bridgelaw.flowchart.facts import text_of
from bridgelaw.laws import PROCEDURES, walk


@pytest.mark.parametrize("key", ["insufficient-bid", "call-out-of-turn", "unintended-call"])
def test_law_16B1_a_box_that_leads_back_to_its_own_sheet_says_where_it_goes_on(key: str) -> None:
    boxes = [
        str(text_of(path.ruling)) for path in walk(PROCEDURES[key]) if path.ruling.clause == "16B1"
    ]
    assert boxes
    assert all(box.endswith("Then go on as after “No”.") for box in boxes)
