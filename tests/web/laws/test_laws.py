"""The laws on pages."""

from __future__ import annotations

import re

import pytest

from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale.language import LANGUAGES
from bridgelaw.scoring.left_open import SUBJECTS
from bridgelaw.scoring.profile import PROFILES, Beyond, CallMade, Neuberg, StopCard
from bridgelaw.scoring.setting_names import NAMES, VALUES
from tests.rotation import rotated
from tests.web.visitor import Visitor, words_of


def test_all_laws_are_listed_once(anybody: Visitor) -> None:
    page = anybody.get("/laws")
    listed = re.findall(r'href="/laws/(\d+)"', page)
    assert listed == [str(number) for number in range(1, 94) if str(number) in CLAUSES]


@pytest.mark.parametrize("lang", rotated(["en", "ja"], part=2))
def test_every_law_has_a_page_with_its_clauses_and_links_that_lead_somewhere(
    anybody: Visitor, lang: str
) -> None:
    anybody.client.cookies.set("lang", lang)
    linked, shown = set(), set()
    for law in (number for number, clause in CLAUSES.items() if clause.title is not None):
        page = anybody.get(f"/laws/{law}")
        shown |= set(re.findall(r'<dt id="([^"]+)"', page))
        linked |= set(re.findall(r'href="/laws/([^"]+)"', page))
    assert shown == set(CLAUSES)
    for number in linked - set(CLAUSES):
        assert anybody.client.get(f"/laws/{number}").status_code == 200, number


def test_a_clause_shows_what_is_around_it_and_who_rules_by_it(
    anybody: Visitor, director: Visitor
) -> None:
    page = anybody.get("/laws/27B1(a)")
    assert 'href="/laws/27B1"' in page and 'href="/laws/16C"' in page
    assert "Insufficient bid" in words_of(page) and 'name="procedure"' not in page
    assert 'name="procedure" value="insufficient-bid"' in director.get("/laws/27B1(a)")


@pytest.mark.parametrize("typed", ["27b1a", "27B1a", "Law 27B1(a)", "第27条B1(a)", "２７ｂ１ａ"])
def test_other_spellings_lead_to_the_clause(anybody: Visitor, typed: str) -> None:
    response = anybody.client.get(f"/laws/{typed}")
    assert (response.status_code, response.headers["location"]) == (303, "/laws/27B1(a)")


@pytest.mark.parametrize(("typed", "near"), [("27B9", "27B1"), ("94", "93"), ("nonsense", "")])
def test_an_unknown_clause_says_what_is_near(anybody: Visitor, typed: str, near: str) -> None:
    page = anybody.get(f"/laws/{typed}", 404)
    assert f"No clause “{typed}”" in words_of(page)
    if near:
        assert f'href="/laws/{near}"' in page


def test_regulations_say_where_each_value_is_from(anybody: Visitor) -> None:
    page = words_of(anybody.get("/regulations/JCBL"))
    assert "A call is made once the card is out of the box." in page
    assert "from a document" in page and "ours: no document was found" in page
    assert "bulletin" not in words_of(anybody.get("/regulations/JCBL weekly"))
    assert "bulletin" in words_of(anybody.get("/regulations/JCBL national"))
    anybody.get("/regulations/nonsense", 404)


@pytest.mark.parametrize("name", PROFILES)
def test_regulations_are_called_as_people_call_them(anybody: Visitor, name: str) -> None:
    for lang in LANGUAGES:
        anybody.client.cookies.set("lang", lang)
        page = words_of(anybody.get(f"/regulations/{name}"))
        assert not re.search(r"[a-z]_[a-z]", page)
    assert "アベレージプラス" in page and not re.search(r"：(yes|no|none)\b", page)


def test_every_setting_that_regulations_make_has_a_name_that_people_say() -> None:
    assert {one for subject in SUBJECTS for one in subject.settings} == NAMES.keys()
    values = {one for kind in (Beyond, CallMade, Neuberg, StopCard) for one in kind}
    assert {one.value for one in values} <= VALUES.keys()


def test_law_18F_shows_what_authorities_say_beside_the_law(anybody: Visitor) -> None:
    page = words_of(anybody.get("/laws/18F"))
    assert "Regulation of JCBL" in page and "Regulation of ACBL" in page
    assert "Regulation of" not in words_of(anybody.get("/laws/44C"))
