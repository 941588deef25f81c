"""What happened, told in the field on the first page: shown back, changed, and then ruled on."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urlencode

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.game.boards import Board
from bridgelaw.game.seats import Seat
from bridgelaw.locale.language import LANGUAGES
from bridgelaw.table.table import Table
from tests.web.visible import size, spoken, visible
from tests.web.visitor import Visitor, hidden_fields, tapped, words_of

TOLD = "table 4 board 13: North opened 1S, East bid 1H"


def told(visitor: Visitor, text: str, **facts: str) -> str:
    changed = {f"fact-{name}": value for name, value in facts.items()}
    return visitor.get(f"/search?{urlencode({'q': text, 'seen': 'yes', **changed})}")


def way(page: str, procedure: str) -> str:
    """Where the ruling on a story begins."""
    found = re.search(rf'href="(/rulings/new\?procedure={procedure}&[^"]*)"', page)
    assert found is not None, words_of(page)
    return unescape(found[1])


def button(page: str) -> str:
    found = re.search(r'<div class="go-on"><a [^>]*>(.*?)</a>', page, re.S)
    assert found is not None, words_of(page)
    return words_of(found[1]).replace("\ufe0e", "")


def begun(visitor: Visitor, page: str, answer: str) -> str:
    """The stored ruling after its first answer: its address."""
    step = re.search(r'action="/rulings/new/(\d+)"', page)
    assert step is not None
    fields = {**hidden_fields(page), "answer": answer}
    fields.pop("token", None)
    return visitor.send(f"/rulings/new/{step[1]}", **fields)


def test_law_27_a_story_is_shown_back_and_leads_to_its_ruling(director: Visitor) -> None:
    page = told(director, TOLD)
    assert "<h1>Bid too low</h1>" in page
    assert button(page) == "East bid 1♥ over 1♠"
    link = way(page, "insufficient-bid")
    assert "who=E&" in link and "place=4&board=13" in link


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_is_read_back_at_a_glance_with_one_button(director: Visitor, lang: str) -> None:
    director.client.cookies.set("lang", lang)
    page = told(director, "East bid 1H over 1S, she glorped")
    assert size(visible(page), lang) <= {"en": 45, "ja": 110}[lang], visible(page)
    assert page.count('class="button primary') == 1
    assert not re.search("Search|検索|27", visible(page))


SENTENCES = (
    "East led 5H out of turn", "West dropped the jack of diamonds", "East revoked in hearts",
    "South claims 5, West objects", "North paused and then passed", "East has 14 cards, West 12",
    "table 6 is slow again", "West did not alert 2D", "East bid 1H over 1S",
    "West opened 1H when it was North's turn",
    "東が順番外に5♥をリード", "西がダイヤのJを落とした", "東がハートにリボークした",
    "南がクレームした", "北が考えてからパス", "西が2♦をアラートしなかった",
    "東が1♠に1♥とビッドした", "テーブル6がまた遅い",
)  # fmt: skip


@pytest.mark.parametrize("text", SENTENCES)
def test_an_everyday_sentence_is_one_tap_from_words_or_a_choice(
    director: Visitor, text: str
) -> None:
    """What was understood is seen first, with what is taken for granted on the button."""
    page = director.get(f"/search?{urlencode({'q': text})}")
    if "data-moment" in page:
        form = page[page.index('<form method="get" action="/rulings/new"') :]
        assert text in words_of(page)
        page = director.get("/rulings/new?" + urlencode(tapped(form.partition("</form>")[0])))
    else:
        (link,) = re.findall(r'<a class="button primary go" href="([^"]*)"', page)
        page = director.get(unescape(link))
    assert spoken(page), words_of(page)


def test_a_sentence_on_the_page_of_its_moment_can_be_put_right(director: Visitor) -> None:
    page = director.get(f"/search?{urlencode({'q': 'East led 5H out of turn, glorp'})}")
    assert "data-moment" in page and '<span class="missed">glorp</span>' in page
    link = re.search(r'href="(/search\?[^"]*seen=yes)"', page)
    assert link is not None
    assert 'value="East led 5H out of turn, glorp"' in director.get(unescape(link[1]))


def test_law_90_slow_play_at_a_table_and_rudeness_are_told_apart(director: Visitor) -> None:
    slow = director.get(f"/search?{urlencode({'q': 'table 6 is slow again'})}")
    assert re.search(r'name="matter" value="slow" checked', slow) and "Table 6" in words_of(slow)
    rude = director.get(f"/search?{urlencode({'q': 'table 6: West swore at his partner'})}")
    assert re.search(r'name="matter" value="courtesy" checked', rude)


def test_law_49_a_jack_that_was_told_is_drawn_as_an_honour(director: Visitor) -> None:
    page = director.get(f"/search?{urlencode({'q': 'West dropped the jack of diamonds'})}")
    assert re.search(r'name="what_shown" value="honour" checked', page)


def test_law_27_the_ruling_opens_with_the_calls_that_the_button_says(director: Visitor) -> None:
    """Who bid before was not told, and need not be asked: the call over which it was is known."""
    page = director.get(way(told(director, "East bid 1H over 1S"), "insufficient-bid"))
    assert "data-moment" not in page
    assert "2 ♥ if natural" in visible(page).replace("\ufe0e", "")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("North hesitated, then passed", "North: pause, then Pass"),
        ("East passed out of turn", "East called Pass out of turn"),  # no bid, and no turn told
        ("West dropped the jack of diamonds", "West: Card shown, ♦J"),  # who defends is not told
        ("South is declarer, East played a club on hearts", "East, defender, played ♣ on ♥"),
    ],
)
def test_the_button_says_what_was_told_and_nothing_else(
    director: Visitor, text: str, says: str
) -> None:
    assert button(told(director, text)) == says


def test_law_25_two_readings_are_two_rows_and_none_is_chosen(director: Visitor) -> None:
    page = told(director, "East bid 1H over 1S by mistake")
    assert "<h1>What happened?</h1>" in page and 'class="button primary' not in page
    rows = page[page.index('<ul class="rows pictured">') :].partition("</ul>")[0]
    said = words_of(rows).replace("\ufe0e", "")
    # The commoner one first.
    assert said.index("East bid 1♥ over 1♠") < said.index("East called 1♥ by mistake")
    assert "log=...%2C+N+1S%2C+E+1H" in way(rows, "insufficient-bid")
    assert "rows pictured" not in told(director, "East bid 2H over 1S by mistake")


def test_the_table_of_a_story_is_one_tap_where_it_was_not_told(
    director: Visitor, desk: Desk
) -> None:
    session = desk.session_or_new()
    for place in ("3", "4"):
        desk.open_table(session.id, Table(Board(Seat.NORTH)), place=place)
    page = told(director, "East bid 1H over 1S")
    assert "Which table?" in words_of(page)
    there = re.search(r'href="(/search\?[^"]*place=4)"', page)
    assert there is not None
    tapped = director.get(unescape(there[1]))
    assert "Which table?" not in words_of(tapped) and "place=4" in way(tapped, "insufficient-bid")
    assert "Which table?" not in words_of(told(director, f"table 4: {TOLD}"))


def test_a_story_without_a_seat_fills_the_page_of_its_moment(director: Visitor) -> None:
    page = director.get(way(told(director, "she bid 1H over 1S"), "insufficient-bid"))
    assert "data-moment" in page
    assert re.search(r'name="call" value="1H" checked', page)
    assert re.search(r'name="over" value="1S" checked', page)
    assert hidden_fields(page)["words"] == "she bid 1H over 1S"


def test_law_27_the_calls_of_a_story_are_the_table_of_its_ruling(director: Visitor) -> None:
    page = director.get(way(told(director, TOLD), "insufficient-bid"))
    assert TOLD in words_of(page)
    assert "1♥" in words_of(page)


def test_a_story_is_kept_with_its_ruling(director: Visitor, desk: Desk) -> None:
    page = director.get(way(told(director, TOLD), "insufficient-bid"))
    answers = re.findall(r'name="answer" value="([^"]+)"', page)
    address = begun(director, page, answers[0])
    record = desk.ruling(address.split("/")[2])
    assert record.told.words == TOLD
    assert record.told.table is not None
    assert record.told.dealer == "N"
    assert TOLD in words_of(director.get(f"/rulings/{record.id}/report"))
    assert TOLD in words_of(director.get(address))


def test_a_fact_is_changed_before_anything_is_ruled(director: Visitor) -> None:
    page = told(director, "North opened 1S, East bid 1H", who="W")
    assert "who=W" in page


def test_a_story_without_a_seat_asks_for_it_in_its_place(director: Visitor) -> None:
    page = told(director, "she bid 1H over 1S")
    assert 'name="fact-who"' in page
    assert "who=S" in way(told(director, "she bid 1H over 1S", who="S"), "insufficient-bid")


def test_words_that_were_not_understood_stay_visible(director: Visitor) -> None:
    page = told(director, "East glorped and bid 1H over 1S")
    assert re.search(r'<span class="missed">[^<]*glorped', page)


def test_a_word_is_searched_for_as_before(director: Visitor) -> None:
    page = told(director, "hesitation")
    assert "<h1>Search</h1>" in page
    assert "unauthorised-information" in page


def test_two_things_in_one_story_are_two_items(director: Visitor) -> None:
    page = told(director, "North was dealer. East passed. Later South revoked in hearts.")
    link = way(page, "call-out-of-turn")
    assert "then=revoke+S" in link or "then=revoke%20S" in link


def test_players_of_the_session_are_known_by_name(director: Visitor, desk: Desk) -> None:
    session = desk.session_or_new()
    desk.open_table(session.id, Table(Board(Seat.NORTH)), place="4", players={"E": "Tanaka Yuki"})
    link = way(told(director, "North opened 1S and Tanaka bid 1H"), "insufficient-bid")
    assert "who=E" in link


def test_an_address_with_events_that_cannot_be_read_asks_as_a_quick_ruling_does(
    director: Visitor,
) -> None:
    page = director.get("/rulings/new?procedure=insufficient-bid&who=E&log=glorp&words=so")
    assert 'name="answer"' in page
    assert 'value="glorp"' not in page


@pytest.mark.parametrize(
    ("text", "moment", "facts"),
    [
        ("South claims the rest and West objects", "claim", {"who": "S", "objects": "W"}),
        ("West did not alert 2D", "misinformation-after", {"who": "W", "call": "2D"}),
        ("West led the king of hearts but it was South's lead", "play-out-of-turn",
         {"who": "W", "suit": "H", "rank": "K", "turn": "S", "stage": "play"}),
        ("North hesitated and then passed", "unauthorised-information",
         {"who": "N", "call": "Pass", "source": "tempo"}),
    ],
)  # fmt: skip
def test_what_a_story_leaves_open_is_tapped_on_its_moment_and_not_asked_one_by_one(
    director: Visitor, text: str, moment: str, facts: dict[str, str]
) -> None:
    page = director.get(way(unescape(told(director, text)), moment))
    assert "data-moment" in page
    hidden = hidden_fields(page)
    assert (hidden["procedure"], unescape(hidden["words"])) == (moment, text)
    chosen = dict(re.findall(r'name="(\w+)" value="([^"]+)"[^>]* checked', page))
    assert facts.items() <= chosen.items()
