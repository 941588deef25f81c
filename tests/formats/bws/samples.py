"""The clubs' files beside the project; where they are missing the tests of them are skipped."""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3].parent / "shared" / "data" / "bws"
CLUB, OLDER, EMPTY = (
    FOLDER / f"{name}.bws" for name in ("club-evening", "older-12-tables", "empty-default")
)
_REASON = f"there are no files in {FOLDER.name}"
needs_samples = pytest.mark.skipif(not FOLDER.is_dir(), reason=_REASON)
SAMPLES = [pytest.param(path, marks=needs_samples, id=path.stem) for path in (CLUB, OLDER, EMPTY)]
