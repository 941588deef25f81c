"""Tables of which something was not entered: what follows, and what is not known."""

from __future__ import annotations

import pytest

from bridgelaw import PROCEDURES, Interview, walk
from bridgelaw.game import Board, Contract, Hand, Seat, Side
from bridgelaw.game.calls import SOME_BID
from bridgelaw.game.cards import read_card
from bridgelaw.game.errors import NotationError
from bridgelaw.table import ImpossibleEvent, Kind, Phase, Table, event_to_json, read_event
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import CAN_BE_SAID
from bridgelaw.table.since import first
from bridgelaw.table.state import Assumed
from tests.table.tables import E, N, S, W, call, card


def table(*events: str) -> Table:
    return Table(Board(None)).after(*events)


def kinds(at: Table) -> list[Kind]:
    return [found.kind for found in at.open_irregularities]


# The written forms


def test_nothing_new_is_written_where_nothing_is_unknown() -> None:
    at = Table(Board(Seat.WEST)).after("W 1C, N leads SK, E exposes H5")
    assert at.text == "dealer W\nvulnerable none\nW 1C\nN leads SK\nE exposes H5\n"
    assert at.to_json() == {
        "board": None,
        "dealer": "W",
        "vulnerable": "none",
        "deal": None,
        "events": [
            {"event": "called", "seat": "W", "call": "1C"},
            {"event": "led", "seat": "N", "card": "SK"},
            {"event": "exposed", "seat": "E", "cards": ["H5"]},
        ],
    }


def test_a_table_of_which_little_is_known_reads_back() -> None:
    at = Table(Board(None), seats=False).after("..., E bid?: insufficient bid, ...")
    assert at.text == ("dealer ?\nvulnerable none\nseats ?\n...\nE bid?: insufficient bid\n...\n")
    assert Table.parse(at.text) == at == Table.from_json(at.to_json())
    assert not Table.parse(at.text).seats
    assert at.to_json()["dealer"] is None


def test_what_was_irregular_stands_in_the_json_only_where_it_was_told() -> None:
    assert "irregular" not in event_to_json(read_event("E 1H"))
    assert event_to_json(read_event("E 1H: insufficient bid"))["irregular"] == "insufficient bid"


# The auction


def test_the_first_call_known_is_in_turn() -> None:
    at = table("..., E 1H")
    assert at.open_irregularities == ()
    assert at.to_call is S
    assert at.legal_calls(S).why_not(call("1D")) is not None


def test_law_27_an_insufficient_bid_shows_over_a_bid_that_is_known() -> None:
    at = table("..., N 1S, E 1H, ...")
    assert kinds(at) == [Kind.INSUFFICIENT_BID]
    assert at.ruling_needed == "insufficient-bid"
    assert kinds(table("N 1S, ..., E 1H")) == [Kind.INSUFFICIENT_BID]
    assert kinds(table("E 1H, ..., N 1S")) == []


def test_law_17C_a_call_is_out_of_turn_only_where_the_turn_is_known() -> None:
    assert kinds(table("..., E 1H, N 1S")) == [Kind.CALL_OUT_OF_ROTATION]
    assert kinds(table("..., E 1H, ..., N 1S")) == []
    assert kinds(table("..., E 1H: call out of rotation")) == [Kind.CALL_OUT_OF_ROTATION]
    assert table("..., E 1H: call out of rotation").to_call is None


def test_law_19_what_there_is_to_double_is_not_known_across_a_gap() -> None:
    assert kinds(table("..., E X")) == []
    assert kinds(table("..., N 1S, E P, S X")) == [Kind.INADMISSIBLE_DOUBLE]
    assert kinds(table("..., N 1S, ..., S X")) == []
    assert kinds(table("..., N 1S, E ?, S X")) == []
    assert kinds(table("..., E X, S P, W X")) == [Kind.INADMISSIBLE_DOUBLE]
    assert kinds(table("..., E X, S XX")) == []


def test_law_22_three_passes_end_the_auction_where_a_bid_is_known() -> None:
    assert table("..., N 1S, E P, S P, W P").phase is Phase.CLARIFICATION
    assert table("N 1S, ..., E P, S P, W P").phase is Phase.CLARIFICATION
    assert table("N 1S, ..., S P, W P, N P").phase is Phase.CLARIFICATION
    assert table("N 1S, ..., S P, W P").to_call is N
    assert table("..., E P, S P, W P").to_call is N
    assert table("..., E P, S P, W P, N P").phase is Phase.PASSED_OUT


def test_law_19A_a_double_shows_which_side_has_bid_and_so_which_declares() -> None:
    at = table("..., E X, S P, W P, N P")
    assert (at.phase, at.defends(E), at.defends(N)) == (Phase.CLARIFICATION, True, False)
    assert Assumed.DECLARER in at.assumed
    assert table("..., E XX, S P, W P, N P").defends(E) is False


def test_law_26B_the_side_whose_bid_was_doubled_does_not_defend() -> None:
    """W 9♠ becomes a pass (38C), which ends the auction: North doubled East-West."""
    at = table("..., N X, E P, S P, W 9S")
    ruled = Interview.begin(PROCEDURES["inadmissible-call"], at).answer("no").ruling
    assert ruled is not None
    assert "26B" not in ruled.clauses


def test_law_22A_who_declares_is_only_assumed_where_the_auction_is_not_known() -> None:
    at = table("..., W 4S, N P, E P, S P")
    assert at.declarer is W
    assert at.assumed == (Assumed.IN_ORDER, Assumed.DECLARER)
    # If South leads, East has named the spades first.
    assert table("..., W 4S, N P, E P, S P, N leads HA").declarer is W
    led = at.after("S leads HA")
    assert (led.declarer, led.open_irregularities) == (E, ())
    assert Assumed.DECLARER not in led.assumed
    assert kinds(at.after("W has no S, N P")) == [Kind.CALL_AFTER_AUCTION]


def test_a_bid_that_nobody_named() -> None:
    at = table("N bid?, E P, S P, W P")
    assert (at.phase, at.declarer, at.to_play) == (Phase.CLARIFICATION, N, E)
    assert Assumed.DECLARER not in at.assumed
    assert Assumed.DECLARER in table("N bid?, E P, S bid?, W P, N P, E P").assumed
    assert kinds(table("N bid?, E 1C")) == []
    assert kinds(table("N 1S, E bid?")) == []


def test_law_39_a_call_after_an_auction_that_nobody_entered() -> None:
    at = table("..., E 1H: call after the auction, ...")
    assert kinds(at) == [Kind.CALL_AFTER_AUCTION]


# Where the board stands


def test_the_phase_is_open_only_after_what_was_not_entered() -> None:
    assert Table(Board(Seat.WEST)).phase is Phase.AUCTION
    assert table("...").phase is None
    assert table("..., E 1H").phase is Phase.AUCTION
    assert table("..., E 1H, ...").phase is None
    assert table("..., E leads HA").phase is Phase.PLAY
    assert table("..., the play is over").phase is Phase.OVER


def test_three_answers_about_the_phase() -> None:
    at = table("..., S declares, ...")
    assert at.may_be(Phase.AUCTION) is False
    assert at.may_be(Phase.PLAY) is None
    assert at.in_auction_period is None
    assert at.play_has_ended is None
    assert table("..., hands are back").play_has_ended is True
    assert table("...").has_begun is None
    assert table().has_begun is False


def test_how_far_the_board_is_can_be_told() -> None:
    at = table("..., E 1H, ..., the board is in play or claim or over")
    assert at.in_auction_period is False
    assert at.play_has_ended is None
    assert at.after("...").in_auction_period is False  # it never goes back
    assert at.after("the board is in play").phase is Phase.PLAY
    assert at.after("the board is in play", "...").may_be(Phase.OVER) is None
    # Where it stands shows from what was entered.
    with pytest.raises(ImpossibleEvent):
        table("..., E 1H, the board is in play")


def test_what_a_ruling_was_told_of_the_board_stands_with_it() -> None:
    at = table("..., E 1H, ...").after("ruling r of 2017 [16B3] told (the board is in over)")
    assert at.phase is Phase.OVER
    assert Table.from_json(at.to_json()) == at
    assert Table.parse(at.text) == at


def test_a_contract_without_its_auction() -> None:
    at = table("..., 4SX by E")
    assert at.contract == Contract.parse("4SX by E")
    assert (at.phase, at.to_play) == (Phase.CLARIFICATION, S)
    assert kinds(at.after("N leads HA")) == [Kind.OPENING_LEAD_OUT_OF_TURN]
    with pytest.raises(ImpossibleEvent):
        at.after("4H by E")
    with pytest.raises(ImpossibleEvent):
        table("N 4S, ..., 4H by E")


def test_a_contract_and_a_later_trick_without_those_between() -> None:
    at = table("..., 4SX by E, trick 9, NS have 3 tricks")
    assert (at.phase, at.earlier, at.tricks_left) == (Phase.PLAY, 8, 5)
    with pytest.raises(ImpossibleEvent):
        Table(Board(N)).after("N 1S, E P, S P, W P, trick 9")


def test_a_declarer_without_a_contract() -> None:
    at = table("..., S declares, E leads HA, ...")
    assert at.contract is not None
    assert at.contract.bid is SOME_BID
    assert (at.declarer, kinds(at)) == (S, [Kind.OPENING_LEAD_OUT_OF_TURN])
    assert at.ruling_needed == "play-out-of-turn"


def test_a_trick_in_the_middle_of_the_play() -> None:
    at = table("..., trick 5, W leads ?")
    assert (at.phase, at.tricks_left, at.to_play) == (Phase.PLAY, 9, N)
    with pytest.raises(ImpossibleEvent):
        Table(Board(Seat.WEST)).after("W 1C, N P, E P, S P, N leads HA, trick 3")


def test_who_won_is_not_known_where_a_card_is_not() -> None:
    at = table("..., 3NT by S, W leads H?, N plays H2, E plays HA, S plays H3")
    assert at.to_play is None
    assert at.tricks[0].winner is None
    assert kinds(at.after("E leads S2")) == []


def test_tricks_that_were_told_count() -> None:
    at = table("..., trick 5, NS have 3 tricks, W is on lead")
    assert (at.tricks_won(Side.NS), at.to_play) == (3, W)
    assert kinds(at.after("N leads HA")) == [Kind.LEAD_OUT_OF_TURN]


def test_a_card_played_to_a_lead_that_nobody_entered() -> None:
    at = table("..., S declares, ..., W plays H5, N plays S3")
    assert kinds(at) == []
    assert kinds(at.after("E leads D2")) == []


def test_a_recorded_result() -> None:
    at = table("..., result 4S= by E")
    assert at.recorded == ev.Recorded(Contract.parse("4S by E"), 10)
    assert (at.phase, at.declarer) == (Phase.OVER, E)
    assert table("..., result passed out").phase is Phase.PASSED_OUT


def test_what_a_hand_was_found_to_hold_or_not() -> None:
    at = table("..., S declares, W holds SA SK, W has no H")
    assert not at.could_hold(N, card("SA"))
    assert at.could_hold(W, card("SA"))
    assert not at.could_hold(W, card("H2"))
    with pytest.raises(ImpossibleEvent):
        at.after("W has no S")
    with pytest.raises(ImpossibleEvent):
        at.after("W holds H5")


def test_a_card_of_which_only_the_suit_is_known_must_be_in_a_hand_that_is() -> None:
    from bridgelaw.game import Deal

    deal = Deal.of({W: Hand.parse("AK32.432.AK2.432")})
    at = Table(Board(None), deal).after("..., S declares")
    assert at.after("W leads Sx").trick.suit_led is card("S2").suit
    with pytest.raises(ImpossibleEvent):
        at.after("W leads H!")


# What came since


def test_nobody_has_called_since_is_known_only_where_all_was_entered() -> None:
    at = table("..., E 1H, S P")
    assert at.since(1).has_called(S) is True
    assert at.since(1).has_called(W) is False
    assert at.since(1).call_by(W) is False
    assert at.after("...").since(1).call_by(W) is None
    assert at.after("...").since(1).has_called(S) is True


def test_first_of_several_facts() -> None:
    assert first((1, False), (2, True), otherwise=3) == 2
    assert first((1, None), (2, True), otherwise=3) == 2
    assert first((1, None), (2, False), otherwise=3) is None
    assert first((1, False), otherwise=3) == 3


_MARKED = (
    "..., E 1H: {kind}", "..., N 1S, E 1H: {kind}", "..., S declares, E leads H2: {kind}",
    "..., S declares, N plays H5: {kind}", "..., S declares, W leads H2, N plays H5: {kind}",
    "..., N leads D3, E plays H5: {kind}", "..., E ?: {kind}", "..., E bid?: {kind}",
    "..., E P: {kind}", "..., E X: {kind}", "..., E leads ?: {kind}", "..., E plays ?: {kind}",
    "..., E exposes ?: {kind}", "..., E plays H5 H6 together: {kind}",
)  # fmt: skip


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_what_is_told_of_a_call_or_card_fits_it_and_can_be_ruled_on(kind: Kind) -> None:
    taken = 0
    for marked in _MARKED:
        try:
            at = Table(Board(Seat.SOUTH)).after(marked.format(kind=kind.value))
        except ImpossibleEvent as error:
            assert kind.value in str(error)
            continue
        taken += 1
        assert at.ruling_needed is not None, "what was said is ruled on"
        begun = Interview.begin(PROCEDURES[at.ruling_needed], at)
        assert begun.question is not None or begun.ruling is not None
    assert taken < len(_MARKED), "nothing can be said of calls and cards alike"
    assert taken > 0 or kind not in CAN_BE_SAID


def test_what_can_be_told_is_named_where_something_else_was_said() -> None:
    with pytest.raises(ImpossibleEvent, match=r"What can be said: opening lead out of turn, lead"):
        table("..., E leads ?: second card to a trick")
    with pytest.raises(
        NotationError, match=r"“call out of turn”: expected one of: insufficient bid"
    ):
        table("..., E ?: call out of turn")


def test_law_27_a_call_that_nobody_named_and_that_was_too_low_was_a_bid() -> None:
    assert table("..., E ?: insufficient bid").calls[-1][1] is SOME_BID


def test_law_50d_whose_lead_it_is_when_a_card_falls_is_known_only_where_it_was_told() -> None:
    """Declarer was named, so that the opening leader was known; then nobody entered anything."""
    at = table("..., S declares, ..., E exposes HK, ...")
    assert at.to_play is None
    after = at.would_be(fx.PenaltyCard(E, card("HK"), fx.Penalty.MAJOR, "49"))
    assert not after.decisions
    assert after.ruling_needed is None


# Rulings on cards that nobody named

_UNNAMED = (
    "S plays ?", "E exposes ?", "E leads ?", "E exposes S?",
    "W leads H!, N spreads the hand, E plays ?",
    "W leads S7, N spreads the hand, E plays ?", "W leads S7, N spreads the hand, E plays S?",
    "W leads S7, N spreads the hand, S plays ?", "W leads S7, N spreads the hand, S plays Sx",
    "W leads S7, N spreads the hand, N plays S2, S plays ?, N plays ?", "N spreads the hand",
)  # fmt: skip


_IN_AUCTION = (
    "S 1C, E exposes S!",
    "S 1C, E leads ?",
    "S 1C, E exposes Hx",
    "S 1C, E exposes H? D3",
)


@pytest.mark.parametrize(
    "happened", [*(f"S 3NT, W P, N P, E P, {one}" for one in _UNNAMED), *_IN_AUCTION]
)
def test_a_ruling_on_a_card_that_nobody_named_is_taken_and_reads_back(happened: str) -> None:
    at = Table(Board(Seat.SOUTH)).after(happened)
    assert at.ruling_needed is not None
    rulings = 0
    for path in walk(PROCEDURES[at.ruling_needed], at):
        after = at.after(path.ruling.event)
        assert Table.parse(after.text) == after == Table.from_json(after.to_json())
        rulings += 1
    assert rulings


def test_law_58A_a_lead_at_the_same_moment_as_one_that_nobody_entered() -> None:
    at = table("..., H was led", "N leads C2: opening lead out of turn", "N claims 1")
    assert at.ruling_needed == "play-out-of-turn"
    assert all(path.ruling for path in walk(PROCEDURES["play-out-of-turn"], at))


def test_law_57D_a_card_of_the_suit_led_can_be_played_to_the_trick_whichever_it_is() -> None:
    at = Table(Board(Seat.SOUTH)).after("S 3NT, W P, N P, E P, W leads S7, N spreads the hand")
    follows = Interview.begin(PROCEDURES["play-out-of-turn"], at.after("E plays S?")).assuming()
    assert follows.ruling is not None
    assert fx.CardRequired(E, read_card("S?"), "57D") in follows.ruling.effects
    unnamed = Interview.begin(PROCEDURES["play-out-of-turn"], at.after("E plays ?")).assuming()
    assert unnamed.question is not None
    assert unnamed.question.key == "legal"


def test_law_50D2_declarer_chooses_a_suit_that_nobody_named() -> None:
    at = Table(Board(Seat.SOUTH)).after("S 3NT, W P, N P, E P, E exposes ?")
    for answer in ("honour", "require"):
        assert at.ruling_needed is not None
        begun = Interview.begin(PROCEDURES[at.ruling_needed], at).assuming()
        ruling = begun.answer(answer).assuming().ruling
        assert ruling is not None
        at = at.after(ruling.event)
    assert ruling is not None
    heard = [str(words.text) for words in ruling.words if words.to is W]
    assert "You must lead that suit now." in heard
    assert "You may lead any card." not in heard
    assert not at.penalty_cards


@pytest.mark.parametrize(
    "happened",
    [
        "E bid?",
        "N 1S, E bid?: insufficient bid",
        "N 1S, E P, S ?: inadmissible double",
        "N bid?: call by a player who must pass",
        "N 1S, E ?: call after the auction",
    ],
)
def test_a_ruling_on_a_call_that_nobody_named_is_taken_where_the_dealer_is_known(
    happened: str,
) -> None:
    at = Table(Board(Seat.NORTH)).after(happened)
    assert at.ruling_needed is not None
    for path in walk(PROCEDURES[at.ruling_needed], at):
        after = at.after(path.ruling.event)
        assert Table.parse(after.text) == after == Table.from_json(after.to_json())


@pytest.mark.parametrize(
    "told",
    [
        "..., trick 5, NS have 5 tricks",
        "..., NS have 3 tricks, trick 3",
        "..., NS have 9 tricks, EW have 5 tricks",
    ],
)
def test_no_more_tricks_were_won_than_played(told: str) -> None:
    with pytest.raises(ImpossibleEvent, match="more tricks than were played"):
        table(told)


def test_law_58B_a_second_card_to_a_trick_of_which_only_the_suit_led_is_told() -> None:
    at = Table(Board(None)).after("3NT by S, ..., H was led, N plays H3, E plays H5, E plays H6")
    assert [str(card) for _, card in at.trick.cards] == ["H3", "H5"]
    assert at.ruling_needed == "several-cards"


@pytest.mark.parametrize(
    "later",
    ["E plays H5", "S plays H7, W plays H8, W leads C3, N plays C4, E plays H5", "E exposes H5"],
)
def test_law_61A_a_card_of_the_suit_that_was_told_to_be_led_shows_a_revoke(later: str) -> None:
    table = Table(Board(None))
    at = table.after(f"3NT by S, ..., H was led, N plays H3, E plays D3, {later}")
    assert at.ruling_needed == "revoke"
