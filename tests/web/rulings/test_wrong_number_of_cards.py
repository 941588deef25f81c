"""Law 13 on the pages: fourteen cards, from the count to the corrected hands."""

from __future__ import annotations

from bridgelaw.desk.desk import Desk
from bridgelaw.game import Hand, Seat
from tests.laws.board_samples import FOURTEEN
from tests.web.at_table import AtTable
from tests.web.visitor import Visitor


def test_law_13_from_the_count_to_the_corrected_hands(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, deal=FOURTEEN)
    page = at.send("events", 422, line="1C")
    assert "nobody goes on before the director has ruled" in page
    at.send(kind="hand counted", seat="N", number="14")
    at.send("director")
    ruling = next(iter(desk.store.find("ruling", limit=1)))
    record = desk.ruling(ruling.stream)
    assert record.procedure.key == "wrong-number-of-cards"
    for answer in ("no", "no", "C5"):
        page = director.get(f"/rulings/{record.id}/{len(record.answers)}")
        assert "name=" in page
        record = desk.answer(record, record.seq, len(record.answers), answer)
    desk.give(record, record.seq)
    assert at.record.table.dealt(Seat.EAST) == Hand.parse("QJ4.AK65.QJ3.AK5")
    at.enter("1C")
    assert at.record.table.calls
