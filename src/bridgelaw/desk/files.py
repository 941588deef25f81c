"""What a session keeps of its files: bytes in a stream of their own."""

from __future__ import annotations

import base64

from bridgelaw.desk.records.club_session import Imported
from bridgelaw.formats.bws.told import grown
from bridgelaw.store import Store


def content_of(store: Store, file: Imported) -> bytes:
    """A file with everything that was added to it, as far as the session counts it."""
    first, *more = store.read(file.stream)[: file.version]
    data = base64.b64decode(first.data["data"])
    return grown(data, (entry.data["tables"] for entry in more)) if more else data
