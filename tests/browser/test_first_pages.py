"""The pages that everybody meets first."""

from __future__ import annotations

import pytest

from tests.browser.checks import check_page
from tests.browser.conftest import SIZES, Opens


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("address", ["/", "/sign-in"])
def test_page_is_accessible(opens: Opens, address: str, size: str, lang: str) -> None:
    check_page(opens(address, size=size, lang=lang))
