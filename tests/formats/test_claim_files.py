"""Files of claims: everything that can be written in them, and everything that is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES, Rule
from bridgelaw.analysis.position import Position
from bridgelaw.formats.claims import ClaimFile, read_claim, read_claim_data, write_claim
from bridgelaw.formats.claims.layout import KEYS
from bridgelaw.formats.claims.values import read_hand, read_shown_out
from bridgelaw.formats.documents import BadFile
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale import language

N, E, S, W = SEATS
EXAMPLE_49 = """\
hands: {N: "S: -, H: 8, D: 6", E: S7 D8, S: S96, W: "♠8 ♥J"}
trump: S
declarer: S
trick: N H8
claimer: S
claims: 2
"""
WHOLE = "N:AKQJ.A32.AK2.A32 T98.K54.QJ3.KQ54 765.QJT.T98.JT98 432.9876.7654.76"


def read(text: str, name: str = "claim.yaml") -> ClaimFile:
    return read_claim_data(text.encode(), name)


def claim(text: str) -> Claim:
    return read(text).claim


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def refusal(text: str, name: str = "claim.yaml") -> str:
    with pytest.raises(BadFile) as caught:
        read(text, name)
    assert language("ja").explain(caught.value)
    return str(caught.value)


def without(key: str) -> str:
    return "".join(line for line in EXAMPLE_49.splitlines(True) if not line.startswith(key))


def changed(key: str, value: str) -> str:
    return without(key + ":") + f"{key}: {value}\n"


# What can be written


def test_law_69_example_49_is_read() -> None:
    found = claim(EXAMPLE_49)
    assert found.position == Position(
        (Hand.of(cards("D6")), Hand.of(cards("S7 D8")), Hand.of(cards("S9 S6")),
         Hand.of(cards("S8 HJ"))),
        Suit.SPADES, N, cards("H8"),
    )  # fmt: skip
    assert (found.claimer, found.declarer, found.tricks) == (S, S, 2)
    assert found.statement.words == ""
    assert found.forgotten_trump is None
    assert read(EXAMPLE_49).notes == ()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hands", "N:.8.6. 7..8. 96... 8.J.."),
        ("hands", "{N: 8H 6D, E: 7S 8D, S: 9S 6S, W: 8S JH}"),
        ("hands", "{N: D6, E: S7 D8, S: S96, W: S8 HJ}"),  # without the card that was led
        ("hands", "{北: ハート8 ダイヤ6, 東: ♠7♦8, 南: スペード96, 西: スペードの8 ハートのJ}"),
        ("hands", "{N: {S: -, H: 8, D: 6}, E: {S: 7, D: 8}, S: {S: [9, 6]}, W: {S: 8, H: J}}"),
        ("hands", "{North: [H8, D6], east: [S7, D8], S: [S9, S6], W: [S8, HJ]}"),
        ("trump", "spades"),
        ("trump", "スペード"),
        ("trick", "[N H8]"),
        ("trick", "{N: H8}"),
        ("trick", "N leads ♥8"),
        ("trick", "北 ハート8"),
        ("claims", "all"),
        ("claims", "残り全部"),
        ("claimer", "南"),
        ("declarer", "South"),
        ("forgotten_trump", "unknown"),
    ],
)
def test_spellings_mean_the_same(key: str, value: str) -> None:
    assert claim(changed(key, value)) == claim(EXAMPLE_49)


@pytest.mark.parametrize(
    "text",
    [
        without("trump").replace("declarer: S", "contract: 4♠X by S"),
        without("trump") + "contract: 4S\n",
        without("hands") + "deal: N:.8.6. 7..8. 96... 8.J..\n",
        without("trick") + "lead: N\ntrick: H8\n",
        without("claims") + "concedes: 0\n",
        EXAMPLE_49 + "shown_out:\noff: []\nnote: from the commentary\nx-number: 49\n",
        EXAMPLE_49.replace("claims:", "Claims:") + "forgotten-trump: '?'\n",
    ],
)
def test_the_same_claim_in_other_keys(text: str) -> None:
    assert claim(text) == claim(EXAMPLE_49)


def test_json_is_read() -> None:
    text = (
        '{"hands": {"N": "H8 D6", "E": "S7 D8", "S": "S96", "W": "S8 HJ"},\n\t"trump": "S",'
        '"declarer": "S", "trick": ["N H8"], "claimer": "S", "claims": 2, "statement": null}'
    )
    assert claim(text) == claim(EXAMPLE_49)


def test_law_70_everything_that_the_director_may_say() -> None:
    found = claim(
        EXAMPLE_49
        + "statement: [draw trumps, then diamonds]\nshown_out: {N: C, E: [H, C], W: D}\n"
        + "forgotten_trump: no\noff: any-order, wrong guess\n"
    )
    assert found.statement.words == "draw trumps, then diamonds"
    assert found.shown_out == {
        (N, Suit.CLUBS), (E, Suit.HEARTS), (E, Suit.CLUBS), (W, Suit.DIAMONDS),
    }  # fmt: skip
    assert found.forgotten_trump is False
    assert found.off == {Rule.ANY_ORDER, Rule.WRONG_GUESS}


def test_a_japanese_statement_is_read() -> None:
    found = claim(EXAMPLE_49 + "statement: 切り札を狩ってからダイヤ\n")
    assert found.statement.words == "切り札を狩ってからダイヤ"


@pytest.mark.parametrize(
    "text", ["E D, W S H", "E: D; W: S, H", "東 ダイヤ、西 ♠♥", "E D\nW SH", "E diamonds, W S H"]
)
def test_who_has_shown_out(text: str) -> None:
    assert read_shown_out(text) == {
        (E, Suit.DIAMONDS), (W, Suit.SPADES), (W, Suit.HEARTS),
    }  # fmt: skip


@pytest.mark.parametrize("text", ["E", "D", "E D, S", "E X"])
def test_who_has_shown_out_cannot_be_guessed(text: str) -> None:
    with pytest.raises(NotationError):
        read_shown_out(text)


def test_who_ruffs_in_the_trick_has_shown_out() -> None:
    found = claim(changed("trick", "N H8, E S7"))
    assert found.position.turn is S
    assert (E, Suit.HEARTS) in found.shown_out


def test_nobody_named_is_declarer_and_is_noted() -> None:
    found = read(without("claimer"))
    assert found.claim == claim(EXAMPLE_49)
    assert "declarer" in str(found.notes[0])


# A whole board


def test_a_whole_deal_is_led_to_by_declarers_left_hand_opponent() -> None:
    found = claim(f"deal: {WHOLE}\ncontract: 3NT by N\nclaims: 9\n")
    assert found.position.left == 13
    assert found.position.turn is E


def test_the_fourth_hand_is_what_is_left() -> None:
    short = WHOLE.rsplit(" ", 1)[0] + " -"
    text = f"deal: {short}\ncontract: 3NT by N\nclaims: 9\n"
    assert claim(text) == claim(text.replace(short, WHOLE))


@pytest.mark.parametrize(
    "play",
    [
        "play: CK C8 C6 CA SA S8 S5 S2",
        "play: |\n  E leads CK face down, E faces the lead, N spreads the hand\n  S plays C8\n"
        "  W C6, N CA  # dummy's ace\n  SA S8 S5 S2",
        "play: [CK C8 C6 CA, SA S8 S5 S2]",
    ],
)
def test_law_70E1_the_play_shows_who_is_out(play: str) -> None:
    text = f"deal: {WHOLE}\ncontract: 3NT by N\n{play}\nclaims: 9\n"
    found = claim(text)
    assert (found.position.left, found.position.turn) == (11, N)
    assert found.shown_out == frozenset()
    later = claim(text.replace("S2\n", "S2 SK S9 S6 S3 SQ ST S7 S4 SJ D3\n").replace("S2]", "S2, "
                  "SK S9 S6 S3 SQ ST S7 S4 SJ D3]"))  # fmt: skip
    assert later.shown_out == {(E, Suit.SPADES)}


def test_a_claim_may_end_the_play() -> None:
    text = f"deal: {WHOLE}\ncontract: 3NT by N\nplay: |\n  CK C8 C6 CA\n  N claims 8\n"
    assert (claim(text).claimer, claim(text).tricks) == (N, 8)
    conceded = claim(text.replace("N claims 8", "E concedes 11"))
    assert (conceded.claimer, conceded.tricks) == (E, 1)


def test_law_61_a_revoke_in_the_play_is_admitted_and_noted() -> None:
    found = read(f"deal: {WHOLE}\ncontract: 3NT by N\nplay: CK C8 D4 CA\nclaims: 9\n")
    assert found.claim.shown_out == frozenset()
    assert "revoke" in " ".join(map(str, found.notes))


# Tables and records


def test_a_table_that_was_kept_is_read() -> None:
    text = (
        f"dealer N\nvulnerable none\ndeal {WHOLE}\nN 3NT, E P, S P, W P\n"
        'E leads CK, S plays C8, W plays C6, N plays CA\nN claims 9 "spades from the top"\n'
    )
    found = claim(text)
    assert (found.claimer, found.declarer, found.tricks) == (N, N, 9)
    assert found.position.left == 12
    assert found.statement.words == "spades from the top"
    assert "no claim" in refusal(text[: text.index("N claims")], "table.txt")
    assert "hands" in refusal(text.replace(f"deal {WHOLE}\n", ""), "table.txt")


LIN = (
    "st||pn|a,b,c,d|md|3S567HQJTDT89CJT98,S234H6789D4567C67,SAKQJHA23DAK2CA23,"
    "S89THK45DQJ3CKQ45|rh||ah|Board {board}|sv|o|mb|3N|mb|p|mb|p|mb|p|"
    "pc|CK|pc|C8|pc|C6|pc|CA|mc|{tricks}|\n"
)


def test_a_record_is_declarers_claim() -> None:
    text = LIN.format(board=1, tricks=10)
    found = read(text, "board.lin")
    assert (found.claim.claimer, found.claim.tricks, found.claim.position.left) == (N, 9, 12)
    assert "declarer" in str(found.notes[-1])
    assert "no board" in refusal(text.replace("mc|10|", ""), "board.lin")


def test_a_board_of_several_is_chosen() -> None:
    text = LIN.format(board=1, tricks=10) + LIN.format(board=2, tricks=9)
    assert "#2" in refusal(text, "boards.lin")
    for board, tricks in (("1", 9), ("Board 2", 8), ("#2", 8)):
        found = read_claim_data(text.encode(), "boards.lin", board)
        assert found.claim.tricks == tricks
    with pytest.raises(BadFile, match="7"):
        read_claim_data(text.encode(), "boards.lin", "7")
    event = "".join(LIN.format(board=number, tricks=10) for number in range(1, 31))
    assert refusal(event, "boards.lin").endswith("Board 12 (#12), …")
    with pytest.raises(BadFile):
        read_claim_data(EXAMPLE_49.encode(), "claim.yaml", "7")


# What is refused


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (EXAMPLE_49 + "trumps: S\n", ("line 7", "“trumps”", "is “trump” meant?")),
        (EXAMPLE_49 + "colour: red\n", ("line 7", "no key “colour”")),
        (EXAMPLE_49 + "Trump: S\n", ("line 7", "twice")),
        (without("trump"), ("“trump” is missing",)),
        (without("declarer"), ("“declarer” is missing",)),
        (without("hands"), ("“hands” is missing",)),
        (without("claims"), ("“claims” is missing",)),
        (without("trick"), ("who leads",)),
        (changed("trump", "red"), ("“trump”", "red", "NT")),
        (changed("declarer", "X"), ("line 6", "“declarer”", "a seat")),
        (changed("claimer", "N"), ("“claimer”", "dummy")),
        (changed("claims", "3"), ("“claims”", "Only 2")),
        (changed("claims", "lots"), ("“claims”", "a number of tricks")),
        (EXAMPLE_49 + "concedes: 1\n", ("either “claims” or “concedes”",)),
        (EXAMPLE_49 + "deal: N:.8.6. 7..8. 96... 8.J..\n", ("either “hands” or “deal”",)),
        (EXAMPLE_49 + "play: H8\n", ("either “trick” or “play”",)),
        (EXAMPLE_49 + "lead: E\n", ("line 4", "East", "♥8", "North")),
        (changed("trick", "N H9"), ("“trick”", "North for 3")),
        (changed("trick", "N S7"), ("“trick”", "East has ♠7")),
        (changed("trick", "N H8, S S9"), ("“trick”", "East's turn", "South")),
        (changed("trick", "heart eight"), ("“trick”", "N H8, E S7")),
        (changed("trick", "N"), ("“trick”", "N H8, E S7")),
        (changed("hands", "{N: H8 D6, E: S7 D8, S: S96}"), ("“hands”", "West", "missing")),
        (changed("hands", "{N: H8 D6, E: S7 D8, S: S96, W: S8}"), ("cards for",)),
        (changed("hands", "{N: H8 D6, E: S7 D8, S: S96, W: S9 HJ}"), ("♠9", "twice")),
        (changed("hands", "{N: H8 H8, E: S7 D8, S: S96, W: S9 HJ}"), ("“N”", "H8 comes twice")),
        (changed("hands", "{N: H8 D6, E: S7 D8, S: S96, X: S9 HJ}"), ("“X”", "a seat")),
        (changed("hands", "{N: H8 D6, E: S7 D8, S: S96, W: what}"), ("“W”", "a hand such as")),
        (changed("hands", "{N: H8 D6, North: S7 D8, S: S96, W: S8 HJ}"), ("North", "twice")),
        (changed("hands", "N: some cards"), ("not YAML",)),
        (EXAMPLE_49 + "shown_out: {E: D}\n", ("line 7", "East has shown out of diamonds")),
        (EXAMPLE_49 + "shown_out: everybody\n", ("“shown_out”", "E D, W S H")),
        (EXAMPLE_49 + "forgotten_trump: perhaps\n", ("“forgotten_trump”", "yes or no")),
        (EXAMPLE_49 + "off: [any-odor]\n", ("“off”", "any-odor", "any-order")),
        (EXAMPLE_49 + "contract: 4H by S\n", ("another trump suit",)),
        (EXAMPLE_49 + "contract: 4S by N\n", ("another declarer",)),
        (EXAMPLE_49 + "contract: four spades\n", ("“contract”", "4SX by N")),
        (EXAMPLE_49 + "statement: abracadabra hocus pocus\n", ("“statement”",)),
        ("just words", ("no claim", "“hands”")),
        ("- a\n- b\n", ("no claim",)),
        ("a: [1\n", ("not YAML", "line")),
    ],
)  # fmt: skip
def test_a_refusal_names_the_place_and_what_is_expected(text: str, words: tuple[str, ...]) -> None:
    found = refusal(text)
    assert found.startswith("claim.yaml")
    for each in words:
        assert each in found


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("CK C8 C6 CA D3", ("It is North's turn", "East has ♦3")),
        ("CK C8 C6 C7", ("♣7",)),
        ("CK C8 C6 CA S", ("N H8, E S7",)),
        ("CK C8 C6 CA SA S8 S5 SA", ("West does not have ♠A",)),
        ("E CK, N CA", ("South's turn", "North")),
        ("E CK, W exposes H9", ("bridgelaw table",)),
        ("CK C8 C6 CA, N claims 13", ("Only 12",)),
        ("CK, N claims 9, C8", ("comes after",)),
        ("what a play", ("order of play",)),
    ],
)  # fmt: skip
def test_a_play_that_cannot_be_followed(play: str, words: tuple[str, ...]) -> None:
    text = f"deal: {WHOLE}\ncontract: 3NT by N\nplay: |\n  {play}\n"
    found = refusal(text if "claims" in play else text + "claims: 9\n")
    assert "line 3, “play”" in found
    for each in words:
        assert each in found


def test_files_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "claim.yaml"
    for data in (b"", b"\x00\x01\x02", b"\xff\xfe"):
        file.write_bytes(data)
        with pytest.raises(BadFile, match=r"claim\.yaml"):
            read_claim(file)
    with pytest.raises(BadFile, match="no file"):
        read_claim(tmp_path / "missing.yaml")


def test_every_key_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "claims.md").read_text(encoding="utf-8")
    assert [key for key in KEYS if f"`{key}`" not in text] == []


# Any claim is written so that it reads back


@st.composite
def claims(draw: st.DrawFn) -> Claim:
    left = draw(st.integers(1, 6))
    pack = draw(st.permutations(CARDS))
    hands = {seat: Hand.of(pack[at * left : (at + 1) * left]) for at, seat in enumerate(SEATS)}
    leader = draw(st.sampled_from(SEATS))
    trump = draw(st.sampled_from((None, *SUITS)))
    position = Position((hands[N], hands[E], hands[S], hands[W]), trump, leader)
    for _ in range(draw(st.integers(0, 3))):
        position = position.after(draw(st.sampled_from(tuple(position.legal))))
    claimer: Seat = draw(st.sampled_from(SEATS))
    declarer = draw(st.sampled_from([claimer, claimer.lho, claimer.rho]))
    voids = [(seat, suit) for seat in SEATS for suit in SUITS if not position[seat].length(suit)]
    shown = frozenset(
        (seat, position.trick[0].suit)
        for seat, card in position.played
        if card.suit is not position.trick[0].suit
    )
    return Claim(
        position,
        claimer,
        declarer,
        draw(st.integers(0, left)),
        shown_out=shown | draw(st.frozensets(st.sampled_from(voids)) if voids else st.just(shown)),
        forgotten_trump=draw(st.sampled_from((None, True, False))),
        off=draw(st.frozensets(st.sampled_from(RULES))),
    )


@given(claims())
def test_a_claim_is_written_so_that_it_reads_back(made: Claim) -> None:
    assert read(write_claim(made)) == ClaimFile(made)


def test_a_statement_is_written_so_that_it_reads_back() -> None:
    made = claim(EXAMPLE_49 + 'statement: "draw trumps, then diamonds"\n')
    assert claim(write_claim(made)) == made


@given(st.text(max_size=12))
def test_a_hand_is_read_or_refused(text: str) -> None:
    try:
        assert isinstance(read_hand(text), Hand)
    except NotationError as error:
        assert error.quoted == text


_VALUES = st.recursive(
    st.one_of(
        st.text(max_size=6),
        st.sampled_from(("N", "S", "all", "2", "H8", "N H8", "4S by S", "S96 H8", WHOLE, "-")),
        st.integers(-1, 14),
        st.none(),
        st.booleans(),
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("N", "E", "S", "W", "H", "x")), inner, max_size=4)
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from((*KEYS, "x-y", "Claims")), _VALUES), st.booleans())
def test_anything_in_the_keys_is_read_or_refused(data: dict[str, object], begun: bool) -> None:
    if begun:
        data = {"hands": WHOLE, "contract": "4S by S", "claims": "all", **data}
    try:
        assert isinstance(read(json.dumps(data)), ClaimFile)
    except BadFile as error:
        assert str(error).startswith("claim.yaml")


@given(st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadFile):
        read_claim_data(data or b"x", "claim.yaml")
