"""What a desk keeps: sessions with their scores, live tables and rulings, folded from the log."""

from bridgelaw.session.desk import Desk
from bridgelaw.session.evening import Evening
from bridgelaw.session.ruling_record import RulingRecord
from bridgelaw.session.table_record import TableRecord

__all__ = ["Desk", "Evening", "RulingRecord", "TableRecord"]
