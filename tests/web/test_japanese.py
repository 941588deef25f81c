"""The pages in Japanese: its punctuation, its names for fields, and nothing left in English."""

from __future__ import annotations

import re

from bridgelaw.desk.desk import Desk
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.locale.language import language
from bridgelaw.web.server.error_pages import shown
from tests.web.filled import fill
from tests.web.visitor import Visitor, words_of

CASE = "/casebook/law-70/70D1-a-careless-discard"
PAGES = (CASE, "/casebook/quiz?seed=3&choice=1", "/compare?withdrawn=6%2B+H4%2B&shows=10%2B+H5%2B",
         "/sheets", "/sheets/revoke", "/tables/{table}", "/rulings/{ruling}", "/rulings/{given}",
         "/rulings/{given}/report", "/scores/{session}", "/log")  # fmt: skip
HALF_WIDTH = re.compile(r"[ぁ-んァ-ヶー一-龠](: |, |\. | ?\([^A-Za-z0-9]| ?!)")
_ENGLISH = re.compile(r'<(\w+)[^>]* lang="en".*?</\1>', re.S)


def test_punctuation_is_full_width(director: Visitor, desk: Desk) -> None:
    filled = fill(desk)._asdict()
    for page in PAGES:
        address = page.format(**filled)
        html = director.get(f"{address}{'&' if '?' in address else '?'}lang=ja")
        found = HALF_WIDTH.search(words_of(_ENGLISH.sub("", html)))
        assert found is None, (address, found)


def test_what_is_english_in_a_case_says_so_and_the_rest_is_japanese(anybody: Visitor) -> None:
    html = anybody.get(f"{CASE}?lang=ja")
    assert "Law 70D1" not in html, "a source that is its law is not named twice"
    sourced = anybody.get("/casebook/law-40/40B4-method-not-allowed?lang=ja")
    assert re.search('<span lang="en">WBF Commentary[^<]*</span>', sourced)
    assert "何と説明しましたか？</dt><dd>なし</dd>" in html, "the answer was “none”"


_POLITE = re.compile(r"(ます|です|ません|でした|ました)(?=$|。|：)|。$")


def test_the_headings_of_rulings_have_one_style() -> None:
    """Plain, as a heading is, and without the stop at its end; what is read aloud is polite."""
    say = language("ja").say
    for procedure in PROCEDURES.values():
        said = {say(path.ruling.headline) for path in walk(procedure)}
        assert not [one for one in said if _POLITE.search(one)], procedure.key


def test_what_was_typed_has_the_name_of_its_field(director: Visitor) -> None:
    fields = [("text", "x"), ("line", "1C"), ("hand-N", "AK"), ("mark", "said"), ("seen", "3")]
    assert [str(value) for _, value in shown(fields)] == ["x", "1C", "AK"]
    assert not {"text", "line", "hand-N"} & {name for name, _ in shown(fields)}


def test_the_language_of_an_address_holds_past_a_redirect(anybody: Visitor) -> None:
    anybody.client.get("/casebook/quiz?begin=1&level=easy&lang=ja", follow_redirects=False)
    assert '<html lang="ja"' in anybody.get("/laws")
