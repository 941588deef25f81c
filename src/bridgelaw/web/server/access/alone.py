"""Access to a desk that nobody but its owner can open."""

from __future__ import annotations

from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.who import Who


class Alone(Access):
    """Whoever holds the device is the director; nobody signs in.

    Forms carry their token all the same: a page of another site could send one.
    """

    @property
    def has_pin(self) -> bool:
        return True

    def who_of(self, cookie: str | None) -> Who | None:
        return Who("alone")
