"""Players without a director: everything is in the address, and nothing is written."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qsl, urlencode
from xml.etree import ElementTree

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.locale.language import language
from bridgelaw.table.effects import ScoreAdjusted
from bridgelaw.web.sheets.walkthrough import (
    FIRST,
    SHEETS,
    TAKES_A_DIRECTOR,
    sheet_at,
    whole,
)
from tests.web.visitor import Visitor, words_of


def links(html: str) -> list[str]:
    """The answers to tap."""
    (ways,) = re.findall(r'<ul class="answers ways"[^>]*>(.*?)</ul>', html, re.S)
    return [unescape(address) for address in re.findall(r'href="([^"]+)"', ways)]


def test_the_four_sheets_come_first_and_scores_are_not_for_players(anybody: Visitor) -> None:
    html = anybody.get("/sheets")
    sheets = re.findall(r'href="/sheets/([a-z-]+)"', html)
    assert tuple(sheets[:4]) == FIRST
    assert set(sheets) == {key for key, one in PROCEDURES.items() if not one.for_director}
    assert set(sheets) == {*SHEETS, *TAKES_A_DIRECTOR}
    assert "Only when no director is available" in html
    anybody.get("/sheets/adjusted-score", 404)
    anybody.get("/sheets/nothing.svg", 404)


@pytest.mark.parametrize("key", SHEETS)
def test_every_path_of_the_procedure_is_a_way_through_the_sheet(key: str) -> None:
    """Every answer is on the page before it, and the end is the ruling."""
    for path in walk(PROCEDURES[key]):
        sheet = sheet_at(PROCEDURES[key], path.answers)
        assert not sheet.is_cut
        assert sheet.ruling is not None
        assert sheet.ruling.headline == path.ruling.headline
        usual = [one.question.usually for one in path.asked]
        said = [
            value for (_, value), rare in zip(path.answers, usual, strict=True) if value != rare
        ]
        assert [one.retold.answer for one in sheet.told] == said


@pytest.mark.parametrize("key", FIRST)
def test_what_is_rare_is_not_asked_but_one_tap_away(anybody: Visitor, key: str) -> None:
    """As in quick rulings: the first question is the everyday one."""
    html = anybody.get(f"/sheets/{key}")
    first = sheet_at(PROCEDURES[key], ())
    assert first.question is not None and first.question.asked.question.usually is None
    for rarity in first.rarities:
        assert unescape(html).count(f'href="{rarity.address}"') == 1
        there = sheet_at(PROCEDURES[key], parse_qsl(rarity.address.partition("?")[2]))
        assert not there.is_cut


def test_what_takes_a_directors_judgement_is_said_to(anybody: Visitor) -> None:
    for procedure in PROCEDURES.values():
        known = {question.key for question in procedure.questions}
        assert set(procedure.manifest.judged) <= known, procedure.key
    for key in ("revoke", "wrong-board"):
        for path in walk(SHEETS[key]):
            adjusts = any(isinstance(effect, ScoreAdjusted) for effect in path.ruling.effects)
            is_judged = path.ruling.goes_on in TAKES_A_DIRECTOR
            needs = sheet_at(SHEETS[key], path.answers).needs_director
            assert needs == (adjusts or is_judged)
    way = next(p for p in walk(SHEETS["revoke"]) if p.asked[-1].key == "better_without")
    before, last = urlencode(way.answers[:-1]), urlencode(way.answers)
    assert "This is for a director to judge" in anybody.get(f"/sheets/revoke?{before}")
    assert "This needs a director" in anybody.get(f"/sheets/revoke?{last}")
    assert "for a director to judge" not in anybody.get("/sheets/revoke")


def _takes_a_director(key: str) -> bool:
    """Do more than half of the everyday ways lead over a judgement, or to an adjusted score?"""
    ways = [
        path
        for path in walk(PROCEDURES[key])
        if all(
            asked.question.usually in (None, answer.value)
            for asked, answer in zip(path.asked, path.answers, strict=True)
        )
    ]
    judged = sum(
        any(asked.key in PROCEDURES[key].manifest.judged for asked in path.asked)
        or any(isinstance(effect, ScoreAdjusted) for effect in path.ruling.effects)
        for path in ways
    )
    return 2 * judged > len(ways)


def test_what_is_mostly_judged_is_no_sheet_for_players(anybody: Visitor) -> None:
    open_to_players = [key for key, one in PROCEDURES.items() if not one.for_director]
    assert {key for key in open_to_players if _takes_a_director(key)} == set(TAKES_A_DIRECTOR)
    for key in TAKES_A_DIRECTOR:
        said = words_of(anybody.get(f"/sheets/{key}"))
        assert "This needs a director." in said and "Write down the board" in said
        anybody.get(f"/sheets/{key}/whole", 404)
        anybody.get(f"/sheets/{key}.svg", 404)


@pytest.mark.parametrize("key", SHEETS)
def test_the_whole_sheet_is_a_page_with_a_way_back(anybody: Visitor, key: str) -> None:
    """Every question and every ruling of the chart, and no way that leads nowhere."""
    for lang in ("en", "ja"):
        html = anybody.get(f"/sheets/{key}/whole?lang={lang}")
        assert len(html.encode()) < 50_000
        assert 'href="/sheets"' in html and f'href="/sheets/{key}"' in html
        boxes = re.findall(r'id="box-(\d+)"', html)
        assert boxes == [str(number) for number in range(1, len(boxes) + 1)]
        assert set(re.findall(r'href="#box-(\d+)"', html)) == set(boxes) - {"1"}
        said = words_of(html)
        for path in walk(SHEETS[key]):
            assert words_of(language(lang).say(path.ruling.headline)) in said


def test_a_box_that_one_answer_leads_to_stands_inside(anybody: Visitor) -> None:
    (only,) = whole("robbed-of-turn")
    assert only.kind == "question"
    assert all(row.inside is not None and row.to is None for row in only.rows)
    numbers = [box.number for box in whole("revoke")]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("key", FIRST)
def test_players_reach_an_end_by_links_alone_and_nothing_is_written(
    app: Starlette, desk: Desk, key: str
) -> None:
    """Without a PIN, and even where the desk has none yet; by the first and by the last answer."""
    visitor = Visitor(TestClient(app, follow_redirects=False))
    before = desk.store.newest()
    for lang, place in (("en", 0), ("ja", -1)):
        html = visitor.get(f"/sheets/{key}?lang={lang}")
        while "answers ways" in html:
            assert "only-without" in html
            address = links(html)[place]
            html = visitor.get(address)
        assert "<h1>" in html
        assert "For the director alone" not in html
        # Back is the page before, by its address.
        back = unescape(re.findall(r'class="title-bar">\s*<a href="([^"]+)"', html)[0])
        assert address in links(visitor.get(back))
    assert desk.store.newest() == before


def test_a_link_that_does_not_fit_goes_on_where_it_stops(anybody: Visitor) -> None:
    html = anybody.get("/sheets/revoke?established=no&nonsense=1", 422)
    assert "does not fit the sheet" in html
    assert all(address.startswith("/sheets/revoke?established=no&") for address in links(html))
    for query in ("established=" + "x" * 3000, "comparable=6%2B+->+any", "established=no&" * 500):
        anybody.get(f"/sheets/revoke?{query}", 422)


def test_what_a_director_asks_away_from_the_table_is_explained(anybody: Visitor) -> None:
    answers = "out_of_rotation=no&unintended=no&replaced=no&accepts=no&kind_of_call=bid_or_pass"
    said = words_of(anybody.get(f"/sheets/insufficient-bid?{answers}"))
    assert "A director would settle this away from the table." in said
    assert "Only when no director is available." in said


def test_a_sheet_that_ends_in_another_law_leads_to_its_sheet(anybody: Visitor) -> None:
    html = anybody.get("/sheets/insufficient-bid?out_of_rotation=yes")
    assert 'href="/sheets/call-out-of-turn"' in html


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/sheets/revoke.svg?lang=en", "Revoke"),
        ("/sheets/revoke.svg?lang=ja&page=phone", "リボーク"),
    ],
)
def test_the_sheet_is_drawn_and_its_policy_blocks_none_of_it(
    anybody: Visitor, address: str, title: str
) -> None:
    response = anybody.client.get(address)
    assert response.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(response.text)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == title
    # The content security policy knows one style sheet, and it is not in here.
    assert not [node for node in root.iter() if "style" in node.attrib]
    assert not list(root.iter("{http://www.w3.org/2000/svg}style"))


@pytest.mark.parametrize("key", FIRST)
def test_players_are_called_by_their_seats_once_who_it_was_is_tapped(
    anybody: Visitor, key: str
) -> None:
    """The same place on the sheet, in the address alone; answers given before stay."""
    way = next(iter(walk(PROCEDURES[key])))
    for answers in ((), way.answers[:-1], way.answers):
        plain = unescape(anybody.get(f"/sheets/{key}?{urlencode(answers)}"))
        address = dict(sheet_at(PROCEDURES[key], answers).seats)[Seat.EAST]
        assert f'href="{address}"' in plain
        named = sheet_at(PROCEDURES[key], parse_qsl(address.partition("?")[2]))
        assert named.who is Seat.EAST and not named.is_cut
        for those in (named.ways, named.rarities, named.told):
            assert all("at=E" in one.address for one in those)
    said = words_of(anybody.get(f"/sheets/{key}?at=E"))
    assert not re.search("offender|hand opponent", said.split("Why")[0], re.I), said[:900]
    assert sheet_at(PROCEDURES[key], [("at", "Q")]).is_cut
