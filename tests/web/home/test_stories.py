"""What happened, told in the field on the first page: shown back, changed, and then ruled on."""

from __future__ import annotations

from urllib.parse import urlencode

from tests.web.visitor import Visitor, words_of


def told(visitor: Visitor, text: str, **facts: str) -> str:
    changed = {f"fact-{name}": value for name, value in facts.items()}
    return visitor.get(f"/search?{urlencode({'q': text, **changed})}")


def test_law_27_a_story_is_shown_back_and_leads_to_its_ruling(director: Visitor) -> None:
    page = told(director, "table 4 board 13: North opened 1S, East bid 1H")
    assert "What was understood" in words_of(page)
    assert "/rulings/new?procedure=insufficient-bid&amp;who=E&amp;place=4&amp;board=13" in page


def test_a_fact_is_changed_before_anything_is_ruled(director: Visitor) -> None:
    page = told(director, "North opened 1S, East bid 1H", who="W")
    assert "who=W" in page


def test_words_that_were_not_understood_stay_visible(director: Visitor) -> None:
    assert '<s class="missed">' in told(director, "East glorped and bid 1H over 1S")


def test_a_word_is_searched_for_as_before(director: Visitor) -> None:
    page = told(director, "hesitation")
    assert "What was understood" not in words_of(page)
    assert "unauthorised-information" in page
