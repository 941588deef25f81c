"""Ask for the moment: who, when and which on one page, and nothing is asked again."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlencode

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.game.boards import Board
from bridgelaw.game.calls import BIDS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.entrances.moment import sentence, told
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.table.table import Table
from bridgelaw.web.home.tiles import LISTS, TILES
from bridgelaw.web.parts.tiles import opened_by, title_of
from tests.rotation import rotated
from tests.web.ruling_steps import Ruler
from tests.web.visible import size, spoken, visible
from tests.web.visitor import Visitor, hidden_fields, words_of

OPENED = [first.key for tile in TILES if (first := opened_by(tile.key)) is not None]
WORDS = {"en": 45, "ja": 110}
_CELLS = re.compile(r'<(div|fieldset) class="(?:cells|discs|life)[^"]*".*?</\1>', re.S)


def _go(director: Visitor, procedure: str, **facts: str) -> str:
    return director.get(_address(procedure, **facts))


def _address(procedure: str, **facts: str) -> str:
    return "/rulings/new?" + urlencode(
        {"procedure": procedure, "moment": procedure, "go": "yes", **facts}
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MOMENTS)
def test_a_moment_page_is_read_at_a_glance(director: Visitor, key: str, lang: str) -> None:
    """Cells of boxes and strips are seen, not read."""
    director.client.cookies.set("lang", lang)
    page = director.get(f"/rulings/new?procedure={key}&place=4&board=13")
    seen = visible(_CELLS.sub("", page))
    assert size(seen, lang) <= WORDS[lang], seen


def test_every_tile_opens_a_page_that_is_called_as_the_tile(director: Visitor) -> None:
    home = director.get("/")
    for tile in TILES:
        assert f'href="{tile.address}"' in home
        page = director.get(tile.address)
        title = re.search(r'class="title-bar">.*?<p>(.*?)<span>', page, re.S)
        assert title is not None
        assert words_of(title[1]).strip() == str(tile.title)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_have_few_rows_in_the_words_of_who_calls_and_name_no_law(
    director: Visitor, lang: str
) -> None:
    director.client.cookies.set("lang", lang)
    reached: list[str] = []
    for key in LISTS:
        page = director.get(f"/happened/{key}?place=4&board=13")
        listed = page[page.index('<ul class="rows pictured">') :]
        listed = listed[: listed.index("</ul>")]
        rows = re.findall(r"procedure=([\w-]+)&amp;place=4&amp;board=13\">(.*?)</a>", listed, re.S)
        assert 2 <= len(rows) <= 8
        assert all("<svg" in row for _, row in rows)
        reached += [procedure for procedure, _ in rows]
        words = words_of(listed)
        assert not re.search(r"\bL?\d+[A-Z]?\d*\b", re.sub("1[24]", "", words)), key
        assert size(visible(page), lang) <= {"en": 50, "ja": 110}[lang], (key, visible(page))
    assert len(reached) == len(set(reached)), "two rows never lead to the same place"
    alone = {first.key for tile in TILES if (first := opened_by(tile.key)) is not None}
    assert set(reached) | alone == set(PROCEDURES)


@pytest.mark.parametrize("key", OPENED)
def test_tile_seat_and_button_reach_the_first_words_or_the_first_real_question(
    director: Visitor, key: str
) -> None:
    """Who, how far the board is and which suit are not asked again."""
    page = _go(director, key, who="E")
    assert "data-moment" not in page
    assert spoken(page)
    heading = re.search(r"<h1[^>]*>(.*?)</h1>", page, re.S)
    assert heading is not None
    for gone in ("Who ", "How far", "Is the play over", "opening lead been faced", "Is East"):
        if gone != "Who " or key != "conduct":  # which side lost the time
            assert not words_of(heading[1]).startswith(gone), heading[1]


REACHED = {
    "lead out of turn": (3, "play-out-of-turn", {"who": "E"}),
    "revoke found at once": (3, "revoke", {"who": "E"}),
    "dropped card": (4, "exposed-card", {"who": "W", "rank": "3"}),
    "claim": (4, "claim", {"who": "S", "objects": "W"}),
    "hesitation": (3, "unauthorised-information", {"who": "N"}),
    "insufficient bid": (5, "insufficient-bid", {"who": "E", "call": "1H", "over": "1S"}),
    "call out of turn": (5, "call-out-of-turn", {"who": "W", "call": "1H", "turn": "N"}),
    "missing alert": (5, "misinformation-after", {"who": "E", "call": "2D"}),
    "14 cards": (5, "wrong-number-of-cards", {"count_E": "14", "count_W": "12"}),
    "wrong card from the box, after its list": (3, "unintended-call", {"who": "E"}),
}
"""The taps from the first page: the tile, each fact, and the button."""


@pytest.mark.parametrize("what", REACHED)
def test_so_few_taps_reach_words_to_say_or_a_choice(director: Visitor, what: str) -> None:
    most, key, facts = REACHED[what]
    assert 1 + len(facts) + 1 <= most
    assert spoken(_go(director, key, **facts))


def test_what_is_told_is_named_in_the_words(director: Visitor) -> None:
    bid = words_of(_go(director, "insufficient-bid", who="E", call="1H", over="1S"))
    assert "2♥ if natural" in bid.replace("\ufe0e", "") and "East bid 1♥ over 1♠" in bid.replace(
        "\ufe0e", ""
    )
    shown = visible(_go(director, "exposed-card", who="W", suit="D", rank="3"))
    assert "♦ 3 as a minor penalty card" in shown.replace("\ufe0e", "") and "the card" not in shown
    lead = words_of(_go(director, "play-out-of-turn", who="E", suit="H", rank="5"))
    assert "West must lead hearts" in lead and "that suit" not in lead


def test_to_read_aloud_is_said_once(director: Visitor) -> None:
    """Above the choices where these are read aloud as well, otherwise on the words."""
    chooses = _go(director, "insufficient-bid", who="E", call="1H", over="1S")
    ruled = _go(director, "wrong-number-of-cards", count_E="14", count_W="12")
    for page in chooses, ruled:
        assert visible(page).count("Read aloud") == 1


def test_the_place_is_said_once_and_the_fold_offers_another(director: Visitor) -> None:
    page = words_of(director.get("/rulings/new?procedure=revoke&place=4&board=13"))
    assert page.count("Table 4 · Board 13") == 1 and "Another table or board" in page


def test_law_21_what_the_call_shows_is_said_before_anything_is_asked(director: Visitor) -> None:
    told = {"who": "W", "call": "2D", "shows_S": "yes", "shows_H": "yes"}
    for since in ("no", "yes"):  # then it is ruled at once
        page = visible(_go(director, "misinformation-after", partner_called=since, **told))
        assert "♦ shows spades and hearts." in page.replace("\ufe0e", "")
    over = visible(_go(director, "misinformation-after", stage="over", **told))
    assert "spades and hearts" not in over
    page = _go(director, "misinformation-after", who="W", call="2D")
    assert "shows" not in visible(page)


def test_law_63_the_trick_of_the_revoke_and_the_one_now_are_not_asked_for(
    director: Visitor,
) -> None:
    at_once = _go(director, "revoke", who="E", trick="5", now="5")
    later = _go(director, "revoke", who="E", trick="5", now="7")
    assert "played after the revoke" in visible(at_once) and "trick 5, now 7" in visible(later)
    assert "twelfth" not in spoken(later)
    assert visible(at_once) != visible(later)


def test_law_13_any_of_those_who_have_called_may_be_the_one_with_a_wrong_hand(
    director: Visitor,
) -> None:
    counts = {"count_E": "14", "count_W": "12"}
    dealer_only = _go(director, "wrong-number-of-cards", called_N="yes", **counts)
    both = _go(director, "wrong-number-of-cards", called_N="yes", called_E="yes", **counts)
    assert "North and East called" in words_of(both) and spoken(both) != spoken(dealer_only)


def test_the_ruling_keeps_what_was_told_and_never_asks_for_it(
    director: Visitor, desk: Desk
) -> None:
    address = _address("insufficient-bid", who="E", call="1H", over="1S", place="4", board="13")
    page = director.get(address)
    fields = {**hidden_fields(page[page.index('id="answers"') :]), "answer": "no"}
    found = re.search(r'action="(/rulings/new/\d+)"', page)
    assert found is not None
    location = director.client.post(found[1], data=fields).headers["location"]
    record = desk.ruling(location.split("/")[2])
    assert record.told.log == "..., N 1S, E 1H, ..."
    assert ("call", "1H") in record.told.facts
    assert record.who is Seat.EAST
    begun = record.told.table
    assert begun is not None and begun.board.dealer is Board.number(13).dealer
    assert "1♥ over 1♠" in words_of(director.get(location)).replace("\ufe0e", "")
    Ruler(director, desk).record(record.id)


def test_what_cannot_have_been_is_said_on_the_page_with_everything_still_there(
    director: Visitor,
) -> None:
    response = director.client.get(_address("insufficient-bid", who="E", call="2H", over="1S"))
    assert response.status_code == 422 and 'role="alert"' in response.text
    assert re.search(r'name="call" value="2H" checked', response.text)
    assert re.search(r'name="who" value="E" checked', response.text)


def test_facts_that_there_are_not_are_dropped(director: Visitor) -> None:
    page = _go(director, "insufficient-bid", who="E", call="<script>", over="9Z", stage="never")
    assert "Does South accept" in words_of(page)


@pytest.mark.parametrize("seat", SEATS)
def test_every_bid_that_is_too_low_makes_a_table_that_shows_it(seat: Seat) -> None:
    moment = MOMENTS["insufficient-bid"]
    pairs = [(low, high) for high in BIDS for low in BIDS if not low.outranks(high)]
    for low, high in rotated(pairs):
        facts = {"who": seat.letter, "call": str(low), "over": str(high)}
        found = told("insufficient-bid", moment, facts)
        table = Table(Board(None)).after(found.log)
        assert [one.breach.rectified_by for one in table.irregularities] == ["27"]
        for code in LANGUAGES:
            said = language(code).say(sentence(moment, found.facts))
            assert low.symbols in said and high.symbols in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_says_every_choice_that_counts(lang: str) -> None:
    """Nothing is assumed that is not in the sentence."""
    say = language(lang).say
    for key, moment in MOMENTS.items():
        found = told(key, moment, {"who": "E"})
        words = say(sentence(moment, found.facts))
        for choice in moment.choices:
            if choice.key in found.facts:
                usual = say(dict(choice.options)[found.facts[choice.key]])
                assert usual.lower() in words.lower(), (key, words)


def test_without_a_script_the_page_is_one_form_of_radio_groups(director: Visitor) -> None:
    for key in OPENED:
        page = director.get(f"/rulings/new?procedure={key}")
        form = page[page.index('<form method="get" action="/rulings/new"') :]
        form = form[: form.index("</form>")]
        assert form.count("<fieldset") and "Go on" in form
        has_stage = key not in ("conduct", "appeal")  # about no board, about a ruling
        assert ('type="radio" name="stage"' in form) == has_stage


def test_the_name_of_a_page_is_that_of_its_tile_or_of_its_row(director: Visitor) -> None:
    for tile in TILES:
        first = opened_by(tile.key)
        assert first is None or title_of(first) is tile.title
    slip = PROCEDURES["unintended-call"]
    assert title_of(slip) is slip.manifest.row
    # It stays where another law rules than that of the page.
    page = _go(director, "misinformation-after", who="E", call="2D")
    assert "Explanation, alert" in words_of(page) and "Wrong explanation" not in visible(page)


def test_law_24_a_card_shown_in_the_auction_is_no_defenders_card(director: Visitor) -> None:
    page = _go(director, "exposed-card", who="W", suit="D", rank="J", stage="auction")
    assert "penalty card" not in visible(page) and "Could East have seen" in visible(page)


def test_a_ruling_that_asks_nothing_more_is_kept_when_it_is_given(
    director: Visitor, desk: Desk
) -> None:
    before = desk.store.newest()
    address = _address("unauthorised-information", who="N", place="4", board="13")
    page = director.get(address)
    assert desk.store.newest() == before and "/rulings/new/give" in page
    form = page[page.index('action="/rulings/new/give"') :]
    form = form[: form.index("</form>")]
    response = director.client.post("/rulings/new/give", data=hidden_fields(form))
    record = desk.ruling(response.headers["location"].split("/")[2])
    assert record.is_in_force and (record.place, record.board) == ("4", "13")
    assert record.who is Seat.NORTH
    assert "Undo" in words_of(director.get(f"/rulings/{record.id}"))


def test_whose_turn_it_was_is_the_dealers_unless_another_seat_is_tapped(director: Visitor) -> None:
    on_board = words_of(_go(director, "call-out-of-turn", who="E", board="2"))  # East deals
    assert "North's turn" in on_board
    assert "West's turn" in words_of(_go(director, "call-out-of-turn", who="E", board="4"))
    tapped = words_of(_go(director, "call-out-of-turn", who="E", board="4", turn="N"))
    assert "North's turn" in tapped and "West's turn" not in tapped


def test_a_rank_says_what_was_shown(director: Visitor) -> None:
    assert "minor penalty card" in words_of(_go(director, "exposed-card", who="W"))
    honour = words_of(_go(director, "exposed-card", who="W", rank="J", what_shown="low"))
    assert "major penalty card" in honour


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_told_stands_above_the_question_in_words(
    director: Visitor, desk: Desk, lang: str
) -> None:
    """A seat is said once, and answers are words, not a number of them."""
    director.client.cookies.set("lang", lang)
    ruler = Ruler(director, desk)
    for key in ("insufficient-bid", "revoke", "claim", "played-card"):
        begun = visible(director.get(f"/rulings/new?procedure={key}&who=E"))
        record = desk.open_ruling(key, desk.session_or_new().id, who=Seat.EAST, assumes=True)
        for page in (begun, visible(director.get(f"/rulings/{record.id}"))):
            assert "E E" not in page and not re.search(r"\d answers|\d+件の回答", page), page
        ruler.rule(record.id)
        assert "E E" not in visible(director.get(f"/rulings/{record.id}"))


def _links(page: str, within: str = "main") -> list[str]:
    return re.findall(r'href="([^"#]+)"', page.partition(f"<{within}")[2])


def test_an_appeal_is_four_taps_away_and_knows_its_ruling(director: Visitor, desk: Desk) -> None:
    """The log, the ruling, “They appeal”, and what is read out."""
    ruler = Ruler(director, desk)
    ruling = ruler.open("robbed-of-turn", place="3", board="8")
    ruler.rule(ruling)
    ruler.give(ruling)
    home = director.get("/")
    assert 'href="/log"' in home  # 1
    assert f"/rulings/{ruling}" in _links(director.get("/log"))  # 2
    given = director.get(f"/rulings/{ruling}")
    (appeal,) = [one for one in _links(given) if "procedure=appeal" in one]  # 3
    page = director.get(appeal.replace("&amp;", "&"))
    assert "data-moment" not in page and "Against:" in words_of(page)
    assert spoken(page) or "answer" in page  # 4


def test_the_wrong_card_from_the_box_is_one_tap_below_something_else(director: Visitor) -> None:
    assert "/happened/else" in _links(director.get("/"))
    rows = [one for one in _links(director.get("/happened/else")) if "procedure=" in one]
    assert [one.rpartition("=")[2] for one in rows[:2]] == ["unintended-call", "dummy-card"]


def test_the_tell_field_is_a_form_that_knows_its_table(director: Visitor) -> None:
    """Without a script, too: words and one tap."""
    assert re.search(r'<form class="find tell" action="/search"', director.get("/"))
    there = director.get("/room/4?board=13")
    form = there[there.index('<form class="find tell"') :].partition("</form>")[0]
    assert hidden_fields(form) == {"place": "4", "board": "13"}
    found = director.get("/search?q=East+bid+1H+over+1S&place=4&board=13")
    begun = next(one for one in _links(found) if "procedure=insufficient-bid" in one)
    assert "place=4" in begun and "board=13" in begun
    assert spoken(director.get(begun.replace("&amp;", "&")))


def test_a_page_is_small_when_it_is_opened_for_the_first_time(director: Visitor) -> None:
    """Page, style and script together, compressed as they are sent."""
    page = director.get("/rulings/new?procedure=insufficient-bid&place=4&board=13")
    assets = set(re.findall(r'(?:href|src)="(/static/desk-[^"]+)"', page))
    assert len(assets) == 2
    whole = [page.encode(), *(director.client.get(one).content for one in assets)]
    assert sum(len(gzip.compress(one, 6)) for one in whole) < 50_000
