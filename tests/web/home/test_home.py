"""“What happened?”, the moments and the search."""

from __future__ import annotations

import re

import pytest

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr
from bridgelaw.web.home.search import search
from bridgelaw.web.home.tiles import TILES
from bridgelaw.web.parts.topics import TOPICS, topics_of
from tests.web.visitor import Visitor, words_of


def test_every_procedure_is_two_taps_away(director: Visitor) -> None:
    home = director.get("/")
    begun = r'href="/rulings/new\?procedure=([\w-]+)"'
    reached = set(re.findall(begun, home))
    assert len(reached) == 11, "the everyday ones are one tap away"
    for address in re.findall(r'href="(/happened/\w+)"', home):
        reached |= set(re.findall(begun, director.get(address)))  # also in what is folded away
    assert reached == set(PROCEDURES)
    new = Procedure(Manifest("new", tr("New"), ("70D2",), "else", called=""))
    assert topics_of(new) == (TOPICS["claim"],), "and “else” lists it"


def test_the_first_page_has_twelve_tiles_of_a_few_words(director: Visitor) -> None:
    tiles = re.findall(r'<a class="button tile".*?</a>', director.get("/"), re.S)
    assert len(tiles) == len(TILES) == 12
    for tile in tiles:
        assert 1 <= len(words_of(tile).split()) <= 4 and "<svg" in tile


def test_without_the_pin_the_first_page_leads_to_what_is_open(anybody: Visitor) -> None:
    page = anybody.get("/")
    for address in ("/sheets", "/laws", "/casebook", "/compare", "/tables", "/sign-in"):
        assert f'href="{address}"' in page
    assert "/happened/" not in page and 'name="procedure"' not in page
    assert 'name="procedure"' not in anybody.get("/search?q=revoke")


@pytest.mark.parametrize(
    ("query", "procedure", "clause"),
    [
        ("revoke", "revoke", "61"),
        ("REVOKE", "revoke", "61"),
        ("リボーク", "revoke", "61"),
        ("ﾘﾎﾞｰｸ", "revoke", "61"),
        ("りぼーく", "revoke", "61"),
        ("27b1a", "insufficient-bid", "27B1(a)"),
        ("Ｌａｗ ２７", "insufficient-bid", "27"),
        ("第64条C", "revoke", "64C"),
        ("penalty card", "penalty-card", "50"),
        ("ペナルティーカード", "penalty-card", "50"),
        ("UI", "unauthorised-information", "16"),
        ("LOOT", "play-out-of-turn", "53"),
    ],
)
def test_search_finds_words_and_numbers_however_they_are_written(
    query: str, procedure: str, clause: str
) -> None:
    found = search(query)
    assert procedure in [one.key for one in found.procedures[:3]]
    assert clause in [one.number for one in found.clauses[:3]]


@pytest.mark.parametrize(
    "query", ["revoke", "penalty card", "27", "リボーク", "ペナルティーカード"]
)
def test_a_search_shows_rulings_before_laws(director: Visitor, query: str) -> None:
    page = director.client.get("/search", params={"q": query}).text
    assert 0 < page.find('class="tiles procedures"') < page.find('class="digest"')


@pytest.mark.parametrize("query", ["", "   ", "zxqw", "99", "<script>", "a" * 5000])
def test_a_search_for_nonsense_finds_a_page(director: Visitor, query: str) -> None:
    response = director.client.get("/search", params={"q": query})
    assert response.status_code == 200
    assert "<script>" not in response.text


# While one types


@pytest.mark.parametrize("query", ["revok", "penalty card", "27", "リボー"])
def test_what_is_found_while_one_types_has_rulings_before_laws(
    director: Visitor, query: str
) -> None:
    page = director.client.get("/search/as-typed", params={"q": query}).text
    places = [page.find("/rulings/new?procedure="), page.find('data-href="/laws/')]
    assert 0 < places[0] < places[1]
    assert page.count('role="option"') <= 11
    assert "<html" not in page and len(page) < 8000


def test_players_find_their_sheets_and_nothing_that_only_a_director_rules(
    anybody: Visitor,
) -> None:
    page = anybody.get("/search/as-typed?q=revoke")
    assert 'data-href="/sheets/revoke"' in page and "/rulings/" not in page
    found = set(re.findall(r"/sheets/([\w-]+)", anybody.get("/search?q=score")))
    assert found
    assert not any(PROCEDURES[key].for_director for key in found)


@pytest.mark.parametrize("query", ["", "zxqw", "<script>", "a" * 5000, "%00", "ー"])
def test_nonsense_while_one_types_finds_nothing_and_breaks_nothing(
    anybody: Visitor, query: str
) -> None:
    response = anybody.client.get("/search/as-typed", params={"q": query})
    assert response.status_code == 200
    assert "<script>" not in response.text


def test_the_first_page_takes_less_than_50_kB_cold(director: Visitor) -> None:
    def sent(address: str) -> int:
        with director.client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            return sum(map(len, answer.iter_raw()))

    page = director.get("/")
    assets = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    assert len(assets) == 2
    assert sum(map(sent, ("/", *assets))) < 50_000
