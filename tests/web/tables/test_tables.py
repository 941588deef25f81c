"""Live tables: the list, new ones, and what happens there."""

from __future__ import annotations

import random
import re

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.table import Stays
from bridgelaw.game import CARDS, SEATS, Deal, Hand
from bridgelaw.store import Conflict
from bridgelaw.table import write_event
from bridgelaw.table.notation import event_to_json
from bridgelaw.web.parts.table_diagram import cards_by_suit
from bridgelaw.web.tables.form import OTHER_EVENTS
from tests.rotation import fresh_seeds
from tests.table.tables import DEAL
from tests.table.walks import Walk
from tests.web.at_table import AtTable, barred, buttons, said
from tests.web.visitor import Visitor

PLAY = ("3NT P P P", "C7", "dummy", "C2 CK C6")
MAJOR = "ruling exposed-card of 2017 [49] E has major penalty card HK by 49"


def log(at: AtTable) -> list[str]:
    return [write_event(event) for event in at.record.table.log]


# Opening


def test_a_table_is_opened_and_listed(director: Visitor, anybody: Visitor, desk: Desk) -> None:
    assert "There is no table yet." in said(director.get("/tables"))
    at = AtTable(director, desk, N="Ann <b>", E="Ben")
    assert "Table 5 · Board 3" in at.words
    assert "Dealer South · East-West vulnerable" in at.words
    listed = anybody.get("/tables")
    assert "Table 5 · Board 3" in said(listed)
    assert '&lt;b&gt; ·</span> <span class="whole">E Ben' in listed  # each name in one line
    assert "Table 5 · Board 3" in said(anybody.get(at.address))
    assert "New table" not in listed  # only a director opens one


def test_the_newest_tables_come_first_and_the_earlier_on_demand(
    director: Visitor, desk: Desk
) -> None:
    club_session = desk.session_or_new().id
    at = AtTable(director, desk)
    for place in range(51):
        desk.open_table(club_session, at.record.table, f"x{place}")
    first = director.get("/tables")
    assert first.index("Table x50") < first.index("Table x49")
    assert "Table x0 " not in said(first)
    more = re.search(r'href="(/tables\?before=\d+)"', first)
    assert more is not None
    assert "Table x0 " in said(director.get(more[1]))
    director.get("/tables?before=nonsense")


def test_dealer_and_vulnerability_do_without_a_board_number(director: Visitor, desk: Desk) -> None:
    assert AtTable(director, desk, board="７").record.table.board.id == 7
    at = AtTable(director, desk, board="", dealer="W", vulnerable="NS", place="")
    assert "Dealer West · North-South vulnerable" in at.words
    assert at.record.table.board.id is None


def test_three_hands_give_the_fourth(director: Visitor, desk: Desk) -> None:
    hands = {f"hand-{seat}": str(DEAL[seat]) for seat in SEATS[:3]}
    assert AtTable(director, desk, deal="", **hands).record.table.deal == DEAL


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"board": ""}, "Enter the number of the board, or its dealer."),
        ({"board": "0"}, "a board number from 1"),
        ({"board": "seven"}, "a board number from 1"),
        ({"board": "9" * 15}, "a board number from 1"),
        ({"board": "9" * 30}, "too long"),
        ({"dealer": "Q"}, "a seat: N, E, S or W"),
        ({"vulnerable": "half"}, "a vulnerability"),
        ({"deal": "N:AK - -"}, "a deal: a seat, a colon and four hands"),
        ({"hand-N": "AKX..."}, "a hand such as"),
        ({"hand-N": "AKQ.J..", "hand-S": "A..."}, "♠A is in two hands: North and South."),
        ({"hand-E": "AKQJT98765432.A.."}, "East has 14 cards."),
        ({"N": "x" * 81}, "too long"),
    ],
)
def test_what_cannot_be_read_is_said_beside_what_was_typed(
    director: Visitor, desk: Desk, fields: dict[str, str], words: str
) -> None:
    data = {"token": director.token, "board": "3", "W": "Wim", **fields}
    response = director.client.post("/tables/new", data=data)
    assert response.status_code == 422
    assert words in said(response.text)
    assert 'value="Wim"' in response.text
    assert desk.store.find("table") == ()


def test_only_a_director_opens_and_changes_tables(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk)
    for where in ("events", "undo", "deal", "seats", "director", "rulings", "agree", "review"):
        data = {"seen": "1", "line": "1C"}
        response = anybody.client.post(f"{at.address}/{where}", data=data)
        assert response.status_code == 403, where
    assert anybody.client.post("/tables/new", data={"board": "1"}).status_code == 403
    assert "sign-in" in anybody.client.get("/tables/new").headers["location"]
    assert "sign-in" in anybody.client.get(f"{at.address}/director").headers["location"]
    assert at.record.seq == 1


@pytest.mark.parametrize("address", ["/tables/t-none", "/tables/x", "/tables/t-none/live"])
def test_a_table_that_does_not_exist(director: Visitor, address: str) -> None:
    director.get(address, 404)


# What happens


def test_the_bidding_box_marks_what_is_not_allowed(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, "1H")
    box = buttons(at.page, "line")
    assert box["W 1S"] == "1♠"
    assert 'class="illegal"' in box["W 1D"]
    assert "18D: 1♦ does not outrank 1♥." in box["W 1D"]
    assert "West may choose: Pass X 1♠–7NT" in at.words
    assert "18D 1♣ does not outrank 1♥. 1♣–1♥" in at.words
    at.send(line="W 1D")  # it is admitted all the same
    assert "27 West 1♦: 1♦ does not outrank 1♥." in at.words
    assert "<s>" not in at.page


def test_anybody_can_call_out_of_turn(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk)
    box = buttons(director.get(f"{at.address}?seat=E"), "line")
    assert "It is South's turn to call." in box["E 1C"]
    at.send(line="E 1C")
    assert "31 East 1♣" in at.words
    assert "Who may do what" in at.words


def test_a_tapped_card_is_played_shown_led_face_down_or_named(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "3NT P P P")
    assert set(buttons(at.page, "card")) == {f"W {card}" for card in DEAL[SEATS[3]] or ()}
    at.send(card="W C7", do="face-down")
    assert "face down" in at.words
    for usual in ("W faces the lead", "N spreads the hand"):
        assert f'name="line" value="{usual}"' in at.page
        at.send(line=usual)
        assert f'name="line" value="{usual}"' not in at.page
    at.send(card="N C2", do="names")
    at.send(card="N C2", do="plays")
    at.send(card="E HK", do="exposes")
    assert log(at)[4:] == [
        "W leads C7 face down", "W faces the lead", "N spreads the hand", "S designates C2",
        "N plays C2", "E exposes HK",
    ]  # fmt: skip
    assert "title" not in buttons(at.page, "card")["E CK"]
    # A card that may not be played says why; it can be entered all the same.
    assert "E SQ" not in buttons(at.page, "card")
    assert "East holds a card of the suit led, clubs." in barred(at.page)["E SQ"]
    asked = director.get(f"{at.address}?seat=E&why=SQ")
    assert "East holds a card of the suit led, clubs. Law 44C" in said(asked)
    assert 'name="card" value="E SQ"' in asked
    assert set(buttons(asked, "do")) == {"plays", "exposes", "names"}
    at.send(card="E SQ", do="plays")
    assert log(at)[-1] == "E plays SQ"


def test_the_cards_of_an_unknown_hand_are_picked_from_the_pack(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "3NT P P P", deal="")
    assert set(buttons(at.page, "card")) == {f"W {card}" for card in CARDS}
    at.send(card="W C7", do="plays")
    assert "N C7" not in buttons(at.page, "card")


FORMS = {
    "exposed": {"seat": "E", "cards": "HK, ♥A"},
    "spread": {"seat": "N"},
    "claimed": {"seat": "S", "tricks": "9", "statement": "drawing “trumps”, \"all\""},
    "conceded": {"seat": "S", "tricks": "2"},
    "designated": {"seat": "S", "designation": "low"},
    "played together": {"seat": "E", "cards": "C5 CA"},
    "trick quitted": {},
    "led face down": {"seat": "W", "card": "C7"},
    "faced lead": {"seat": "W"},
    "put back": {"seat": "S"},
    "hand counted": {"seat": "E", "number": "12"},
    "director called": {"by": "N"},
}  # fmt: skip


def test_every_other_kind_of_event_has_a_form(director: Visitor, desk: Desk) -> None:
    page = AtTable(director, desk, *PLAY).page
    assert {other.name for other in OTHER_EVENTS} == set(FORMS)
    for other in OTHER_EVENTS:
        form = re.search(
            rf'<form(?:(?!</form>).)*name="kind" value="{other.name}".*?</form>', page, re.S
        )
        assert form is not None, other.name
        for field in other.fields:
            assert f'name="{field}"' in form[0], (other.name, field)


@pytest.mark.parametrize("kind", FORMS)
def test_other_events_are_entered_with_forms(director: Visitor, desk: Desk, kind: str) -> None:
    before = {
        "spread": ("3NT P P P", "C7"),
        "trick quitted": (*PLAY, "E leads CA, S plays CJ, W plays C8"),
        "faced lead": ("3NT P P P", "W leads C7 face down"),
        "led face down": ("3NT P P P",),
        "put back": (*PLAY, "S claims 9"),
    }.get(kind, PLAY)
    at = AtTable(director, desk, *before)
    count = len(log(at))
    at.send(status=303, kind=kind, **FORMS[kind])
    assert event_to_json(at.record.table.log[count])["event"] == kind
    assert "Undo:" in at.words


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"line": ""}, "Nothing was entered."),
        ({"line": "gibberish"}, "cards such as SK"),
        ({"line": "HA"}, "East holds ♥A"),
        ({"line": "W leads SA"}, "does not hold"),
        ({"card": "W"}, "a card such as"),
        ({"card": "Q SA"}, "a seat"),
        ({"kind": "riot"}, "an event of the list"),
        ({"kind": "claimed", "seat": "S", "tricks": "many"}, "a number of tricks"),
        ({"kind": "claimed", "seat": "S", "tricks": "99"}, "tricks"),
        ({"kind": "exposed", "seat": "S", "cards": ""}, "a list that is not empty"),
        ({"kind": "exposed", "seat": "S", "cards": "2X"}, "a card such as"),
        ({"kind": "ruled"}, "an event of the list"),
    ],
)
def test_what_cannot_have_happened_is_refused_and_kept(
    director: Visitor, desk: Desk, fields: dict[str, str], words: str
) -> None:
    at = AtTable(director, desk, "3NT P P P")
    html = at.send(status=422, **fields)
    assert words in said(html)
    assert "Nothing was written." in said(html) or not any(fields.values())
    assert len(log(at)) == 4
    for value in fields.values():
        is_own = fields.get("kind", "line") in ("line", *FORMS) and "card" not in fields
        assert not (is_own and value) or f'value="{value}"' in html


def test_withdrawn_calls_are_struck_through_and_marked(director: Visitor, desk: Desk) -> None:
    ruling = "ruling insufficient-bid of 2017 [27B2] N 1H withdrawn; N 2H substituted"
    page = AtTable(director, desk, "1H P 1H", ruling).page
    assert re.search(r"<s>1.*?</s><span class=\"visually-hidden\"> withdrawn</span>", page)


def test_the_end_shows_the_result_with_what_was_moved(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, *PLAY, "S claims 9")
    assert "Does everybody agree?" in at.words
    at.send("agree", agreed="yes")
    at.enter("ruling revoke of 2017 [64A1] 1 tricks to NS by 64A1")
    assert "3NT by South: made with 1 over." in at.words
    assert "Tricks of declarer at the table: 9." in at.words
    assert "Tricks of declarer in all: 10." in at.words
    assert "finished" in director.get("/tables")
    at.send("agree", 422, agreed="yes")


# The director


def test_the_director_comes_to_the_ruling_that_the_table_calls_for(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "1H P 1H")
    ruling = at.send("director")
    assert ruling.startswith("/rulings/r-")
    assert log(at)[-1] == "director"
    assert at.send("director") == ruling  # gone on with, and called once
    assert log(at).count("director") == 1
    assert f'href="{ruling}"' in at.page
    listed = said(director.get(f"{at.address}/director"))
    assert "nothing that is to be ruled on" not in listed, "it shows an insufficient bid"


def test_where_nothing_is_to_be_ruled_on_the_director_chooses(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "1H")
    where = at.send("director")
    assert where == f"{at.address}/director"
    assert "nothing that is to be ruled on" in said(director.get(where))
    keys = buttons(director.get(where), "procedure")
    assert "revoke" not in keys
    assert at.send("rulings", procedure="unintended-call").startswith("/rulings/")
    at.send("rulings", 422, procedure="revoke")
    at.send("rulings", 404, procedure="nonsense")


def test_declarers_choice_comes_first(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, "3NT P P P", "E exposes HK", MAJOR)
    assert "Ruling: " in at.words
    assert "50D2 Before West leads, declarer chooses" in at.words
    assert "♥K is a major penalty card" in at.words
    assert "until it is played or picked up" in at.words
    assert "On lead, South may demand or forbid hearts" in at.words
    assert "while ♥K lies there" in at.words
    # 50D2: while the choice is open nothing may be led.
    assert not buttons(at.page, "card")
    assert "declarer chooses first" in at.words
    assert at.send("rulings", procedure="penalty-card").startswith("/rulings/")
    assert "Rulings that are not finished" in at.words


def test_a_claim_that_is_disputed_goes_to_the_ruling(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, *PLAY, "S claims 9")
    assert at.send("agree", agreed="no").startswith("/rulings/")
    assert log(at)[-1] == "director"


def test_reviews_are_asked_at_the_end(director: Visitor, desk: Desk) -> None:
    looked = "ruling insufficient-bid of 2017 [27B1] review 27D; review 16C2"
    at = AtTable(director, desk, "1H P 1H", looked, "P P P", "W leads C7", "S claims 7")
    at.send("agree", agreed="yes")
    at.send("review", law="27D", adjust="no")
    assert "16C2" in at.words
    at.send("review", 422, law="27D", adjust="no")
    assert at.send("review", law="16C2", adjust="yes").startswith("/rulings/")
    assert "The director assigns an adjusted score." in at.words


def test_undo_says_what_it_takes_back_and_takes_back_the_ruling(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "1H P 1H")
    assert "Undo: North calls 1♥." in at.words
    ruling = desk.open_ruling("insufficient-bid", at=at.record)
    for _ in range(30):
        asked = desk.interview(ruling).question
        if asked is None:
            break
        value = asked.options[0].key if asked.options else next(iter(asked.samples()))
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), value)
    desk.give(ruling, ruling.seq)
    assert f'href="/rulings/{ruling.id}"' in at.page
    assert "Undo: Ruling: " in at.words
    at.send("undo")
    assert log(at) == ["S 1H", "W Pass", "N 1H"]
    assert desk.ruling(ruling.id).is_undone
    for _ in range(3):
        at.send("undo")
    assert "Undo:" not in at.words
    at.send("undo", 422)


# Several at once


def test_a_conflict_shows_the_newer_table_with_what_was_typed(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "1H")
    seen = str(at.record.seq)
    at.enter("P")
    html = at.send(status=409, seen=seen, line="W 2C")
    assert "Somebody else has changed this" in said(html)
    assert "You entered: West calls 2♣." in said(html)
    assert log(at) == ["S 1H", "W Pass"]
    form = html[html.index('role="alert"') :]
    assert f'name="seen" value="{at.record.seq}"' in form[: form.index("</form>")]
    assert 'name="line" value="W 2C"' in form[: form.index("</form>")]
    # What another did is not taken back by a tap that was meant for something else.
    assert "all the same" not in at.send("undo", 409, seen=seen)
    at.send(status=409, seen="nonsense", line="2C")
    with pytest.raises(Conflict):
        desk.happen(at.record, 1)


# Hands and seats


def test_the_hands_are_entered_while_it_is_played(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, "3NT P P P", "W leads C7", deal="")
    at.send("deal", deal=str(DEAL))
    assert at.record.table.deal == DEAL
    assert f'value="{DEAL[SEATS[0]]}"' in at.page
    # A hand that could not have played what it did.
    html = at.send("deal", 422, **{"hand-W": "AKQ..."})
    assert 'value="AKQ..."' in html
    assert at.record.table.deal == DEAL
    at.send("deal")
    assert at.record.table.deal == Deal()


def test_players_are_seated_later(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk)
    at.send("seats", N="<script>", place="12")
    assert "Table 12" in at.words
    assert "<script>" not in at.page.replace("<script src", "")
    assert dict(at.record.players) == {"N": "<script>"}


# Who only watches


def hidden_cards(at: AtTable) -> set[str]:
    table = at.record.table
    return {str(card) for seat in SEATS for card in (table.hand(seat) or ())
            if card not in table.face_up(seat)}  # fmt: skip


def cards_in(html: str) -> set[str]:
    """Every card that a page names anywhere, in its words or its attributes."""
    body = re.sub(r"<(style|script)\b.*?</\1>", " ", html, flags=re.S)
    # Between the symbol of a suit and its ranks there may be marks and blanks.
    body = re.sub(r"</?(?:span|b|small)\b[^>]*>|\ufe0e", "", body)
    found: set[str] = set()
    for symbol, letter in zip("♠♥♦♣", "SHDC", strict=True):
        for ranks in re.findall(rf"{symbol}\s*((?:(?:10|[2-9AKQJ])\s*)+)", body):
            found |= {letter + rank for rank in ranks.replace("10", "T") if not rank.isspace()}
    found |= set(re.findall(r'[" ]([SHDC][2-9TJQKA])\b', body))
    return found


@pytest.mark.parametrize(
    "lines",
    [
        ("1H P 1H", "W exposes HT"),
        ("3NT P P P",),
        ("3NT P P P", "W leads C7 face down"),
        PLAY,
        (*PLAY, "E leads CA, S plays D4"),  # a revoke, which nobody has noticed
        (*PLAY, "E exposes HK", MAJOR),
        (*PLAY, "S claims 9"),
    ],
)
def test_who_watches_sees_no_closed_card(
    director: Visitor, anybody: Visitor, desk: Desk, lines: tuple[str, ...]
) -> None:
    at = AtTable(director, desk, *lines)
    for address in (at.address, f"{at.address}?seat=E"):
        html = anybody.get(address)
        assert not cards_in(html) & hidden_cards(at)
        assert "Not ruled on yet" not in html
        assert "<form" not in html[html.index("<main") :]
    assert hidden_cards(at) <= cards_in(at.page)  # the test can see them
    if lines == PLAY:
        assert {"SA", "C7", "CK"} <= cards_in(html)  # dummy, and what was played


def test_dummy_that_has_played_is_seen_though_nobody_entered_its_spreading(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "3NT P P P", "C7")
    dummy = at.record.table.contract.dummy  # type: ignore[union-attr]
    held = {str(card) for card in at.record.table.hand(dummy) or ()}
    assert not held & cards_in(anybody.get(at.address))
    at.enter("C2")
    assert held <= cards_in(anybody.get(at.address))


def test_a_ten_does_not_run_into_its_neighbours() -> None:
    assert cards_by_suit(Hand.parse("ST98 HQ"))[0] == "♠10\u202f9\u202f8"


def test_who_watches_sees_every_change_in_his_language(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk)
    for lines, shown in (("1H", "1♥"), ("2C", "2♣")):
        at.enter(lines)
        for _ in range(2):
            assert shown in said(anybody.get(at.address))
    at.send("seats", N="Ann")
    assert "Ann" in anybody.get(at.address)
    japanese = anybody.client.get(at.address, headers={"accept-language": "ja"}).text
    assert 'lang="ja"' in japanese
    assert 'data-theme="dark"' in anybody.get(f"{at.address}?theme=dark")


@pytest.mark.parametrize("seed", fresh_seeds(1, exhaustive=6))
def test_whatever_happens_the_page_shows_it(
    director: Visitor, anybody: Visitor, desk: Desk, seed: int
) -> None:
    rng = random.Random(seed)
    walk = Walk(rng)
    walk.disorder, walk.steps = 0.6, 30
    board = walk.table.board
    at = AtTable(director, desk, board=str(board.id), deal=str(walk.table.deal))
    while walk.steps > 0:
        before = len(walk.table.log)
        walk.step()
        for event in walk.table.log[before:]:
            at.enter(write_event(event))
        page = at.page
        assert buttons(page, "line")
        anybody.get(at.address)
    assert at.record.table == walk.table


def test_law_8B_a_table_may_be_late_or_have_a_postponed_board(
    director: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk)
    at.send("round", number="3", stays="late")
    assert (at.record.round, at.record.stays) == (3, Stays.LATE)
    at.send("round", number="3", stays="postponed")
    assert at.record.stays is Stays.POSTPONED
    assert '<option value="postponed" selected>' in at.page
    at.send("round", 422, number="three", stays="")
    at.send("round", 422, number="3", stays="for ever")


def test_a_card_of_dummy_that_lies_there_before_dummy_is_spread_is_seen(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    at = AtTable(director, desk, "3NT P P P", "N exposes H2")
    assert "H2" in cards_in(anybody.get(at.address))
