"""Law 16D: how far the board is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.laws.information.extraneous_information.questions import Course
from bridgelaw.laws.information.on_the_board import OnTheBoard
from bridgelaw.laws.law import Text, tr


@dataclass(frozen=True, slots=True)
class Known(OnTheBoard):
    """A board of which a player knows something from elsewhere."""

    @property
    def shows_card(self) -> bool:
        """24: is a card that was shown at the table still to be ruled on there?"""
        return self.table.is_open or self.table.ruling_needed == "card-in-auction"

    @property
    def came_later(self) -> bool | None:
        """16D3: after the first call, where an earlier ruling of this law has said so."""
        reviews = self.table.reviews
        return True if "16D3" in reviews else False if "16D2(c)" in reviews else None


def ways_left(has_begun: bool) -> Callable[[Course], Text | None]:
    """D3: after the first call two of the four ways are left."""

    def reason(course: Course) -> Text | None:
        if has_begun and course in (Course.SEATS, Course.REDEAL):
            return tr("after the first call the board is played, or the score is adjusted")
        return None

    return reason
