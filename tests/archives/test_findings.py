"""Each kind of finding, with its law, seat and place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bridgelaw import Finding, audit
from bridgelaw.archives.finding import COLUMNS, concerns
from bridgelaw.archives.words import KINDS, kind_in_words
from bridgelaw.formats.oddities import OddKind
from bridgelaw.laws.digest import find
from bridgelaw.locale.language import language
from tests.formats.test_lin import AUCTION, BOARD, TRICK
from tests.formats.test_pbn_archives import ROOMS
from tests.formats.test_records_pbn import DEAL, GAME, HEAD

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"


def found(text: str, name: str = "x.pbn", **wishes: bool) -> list[tuple[str, str, str, str]]:
    return [
        (each.kind, each.law, each.seat, each.place)
        for each in audit(text.encode(), name, **wishes)  # type: ignore[arg-type]
    ]


def played(cards: str) -> str:
    return GAME.partition("CA C2")[0] + cards


def called(calls: str) -> str:
    return f'{HEAD}[Auction "S"]\n{calls}\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (GAME, []),
        (called("1S ^I 1C AP"), [("insufficient-bid", "27", "W", "call 2")]),
        (called("1S ^S Pass 2C AP"), [("pass-out-of-rotation", "30", "N", "call 2")]),
        (called("1S ^S Pass AP"), [("pass-out-of-rotation", "30", "N", "call 2"),
                                   ("auction-without-end", "22A", "", "")]),
        (called("1S ^S 1NT AP"), [("bid-out-of-rotation", "31", "N", "call 2")]),
        (called("1S ^S X AP"), [("double-out-of-rotation", "32", "N", "call 2"),
                                ("inadmissible-double", "36", "N", "call 2")]),
        (called("1S Pass X AP"), [("inadmissible-double", "36", "N", "call 3")]),
        (called("1S 8C AP"), [("bid-over-seven", "38", "W", "call 2")]),
        (called("1S Pass Pass Pass 2C"), [("call-after-auction", "39", "S", "call 5")]),
        (called("1S Pass"), [("auction-without-end", "22A", "", "")]),
        (GAME.replace('"1NT"', '"2NT"'), [("wrong-contract", "79C", "", ""),
                                          ("wrong-score", "77", "", "")]),
        (GAME.replace('Declarer "N"', 'Declarer "^S"').partition("[Play")[0],
         [("declarer-and-dummy-changed", "54A", "S", "")]),
        (played("CA - C5 C8\n*"), [("card-missing", "67", "", "trick 1")]),
        (played("H8 C2 C5 C8\n*").replace("H8", "C5").replace("C2 C5", "C2 C9"),
         [("card-of-another-hand", "13", "E", "trick 1")]),
        (played("- - ^L C5 -\n*"), [("opening-lead-out-of-turn", "54", "W", "trick 1")]),
        (played("CA C2 C5 C8\nH8 H2 ^L HA H5\n*"), [("lead-out-of-turn", "56", "W", "trick 2")]),
        (played("CA C2 ^R HA C8\n*"), [("revoke", "61A", "W", "trick 1")]),
        (played("CA C2 ^R C5 C8\n*"), [("mark-without-cause", "", "W", "trick 1")]),
        (played("CA C2 C5 C8\nCA C3 - -\n*"), [("card-played-twice", "67B3", "E", "trick 2")]),
        (GAME.replace('Result "6"', 'Result "13"'), [("wrong-result", "79A", "", "")]),
        (GAME.replace(DEAL, DEAL.replace("AKQJ.432", "AKQT.432")),
         [("unreadable", "", "", "")]),
        (GAME.replace(f'[Deal "{DEAL}"]\n', ""), [("unknown", "", "", "")]),
        (GAME.replace("1S Pass", "1S nope Pass"), [("unreadable", "", "", "")]),
    ],
)  # fmt: skip
def test_kinds_and_laws_in_pbn(text: str, expected: list[tuple[str, str, str, str]]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{BOARD}{AUCTION}{TRICK}mc|6|", []),
        (f"{BOARD}mb|1S|mb|1C|mb|p|mb|p|mb|p|", [("insufficient-bid", "27", "W", "call 2")]),
        (f"{BOARD}{AUCTION}{TRICK}mc|6|pc|CK|", [("play-after-claim", "68D", "", "")]),
        (f"{BOARD}pc|CK|", [("play-without-contract", "", "", "")]),
        (f"{BOARD}{AUCTION}{TRICK}mc|13|", [("wrong-result", "79A", "", "")]),
        (f"{BOARD}{AUCTION}pc|CA|pc|C2|pc|CK|", [("second-card", "58B", "E", "trick 1")]),
        (f"{BOARD}{AUCTION}pc|CA|pc|C5|", [("play-out-of-turn", "57", "W", "trick 1")]),
    ],
)
def test_kinds_and_laws_in_lin(text: str, expected: list[tuple[str, str, str, str]]) -> None:
    assert found(text, "x.lin") == expected


# Where the law follows from the circumstances


def test_laws_30B2_31C_32C_a_second_call_at_once_is_a_change_of_call() -> None:
    change = [("change-of-call", "25", "S", "call 2")]
    assert found(called("1S ^S ^S ^S 2S AP")) == change
    # It need not outrank the player's own first call, only those before it.
    assert found(called("1S ^S ^S ^S 1C AP")) == change
    assert found(called("1S 2C ^S ^S ^S 1H Pass AP"))[:2] == [
        ("change-of-call", "25", "W", "call 3"), ("insufficient-bid", "27", "W", "call 3"),
    ]  # fmt: skip


def test_law_27A2_an_insufficient_bid_out_of_rotation() -> None:
    assert found(called("1S ^S 1C AP")) == [
        ("bid-out-of-rotation", "31", "N", "call 2"), ("insufficient-bid", "27A2", "N", "call 2"),
    ]  # fmt: skip


def test_laws_54E_and_55_leads_out_of_turn_by_the_declaring_side() -> None:
    """North plays 1NT, so that East leads."""
    assert found(played("- - - ^L C8\n*"))[0][:3] == ("opening-lead-out-of-turn", "54E", "N")
    assert found(played("CA C2 C5 C8\n- - - ^L DA\n*"))[0][:3] == ("lead-out-of-turn", "55", "N")


def cards(north: str, east: str = "432.AKQJ.765.765") -> str:
    deal = f"N:{north} {east} 765.765.AKQJ.T98 T98.T98.T98.AKQJ"
    return GAME.replace(DEAL, deal).partition("[Play")[0]


@pytest.mark.parametrize(
    ("text", "law"),
    [
        (cards("AKQ.432.432.432"), "14"),
        (cards("AKQJ3.432.432.432", "42.AKQJ.765.765"), "13"),
    ],
)
def test_laws_13_and_14_a_hand_that_is_only_short_is_for_law_14(text: str, law: str) -> None:
    counted = [each for each in found(text) if each[0] == "number-of-cards"]
    assert counted and {each[1] for each in counted} == {law}


def test_law_14_a_card_that_nobody_was_dealt() -> None:
    text = cards("AKQ.432.432.432") + '[Play "E"]\nSJ S4 S5 S8\n*\n'
    assert ("card-not-dealt", "14") in [each[:2] for each in found(text)]


def test_law_1_a_card_that_two_hands_have() -> None:
    hands = "SAKQJH432D432C432,S432HAKQJD765C765,SA65H765DAKQJCT98,"
    text = f"md|1{hands}|ah|Board 7|mb|1S|mb|p|mb|p|mb|p|"
    assert found(text, "x.lin") == [("card-in-two-hands", "1", "", "")]


def test_law_77_the_score_that_it_should_have_been() -> None:
    text = GAME.replace('[Result "6"]', '[Result "6"]\n[Score "NS 90"]')
    (wrong,) = audit(text.encode(), "x.pbn")
    assert (wrong.kind, wrong.law) == ("wrong-score", "77")
    assert str(wrong.text) == "1NT by North and 6 tricks: North-South score -100, not +90"
    for right in ("NS -100", "EW 100", "-100"):
        assert found(text.replace('"NS 90"', f'"{right}"')) == []
    double = ROOMS.replace('1NT AP\n[Play "N"]', '1NT X AP\n[Play "N"]')
    told = list(audit(double.encode(), "x.pbn"))
    # That a file leaves doubles out is told once, and its scores follow from it.
    assert [(each.kind, each.record) for each in told] == [("assumed", None)] * 3
    assert str(told[-1].text).endswith("without the double that the auction has (boards: 1)")
    scored = double.replace('[Play "N"]', '[Score "NS 300"]\n[Play "N"]')
    (wrong,) = (each for each in audit(scored.encode(), "x.pbn") if each.record == 2)
    assert str(wrong.text) == "1NTX by West and 6 tricks: North-South score +100, not +300"
    right = double.replace('[Play "N"]', '[Score "NS 50"]\n[Play "N"]')
    assert [each for each in audit(right.encode(), "x.pbn") if each.record == 2] == []


def test_what_is_assumed_is_told_once_a_file() -> None:
    told = list(audit(ROOMS.encode(), "x.pbn"))
    assert [(each.kind, each.record) for each in told] == [("assumed", None), ("assumed", None)]
    assert str(told[0].text) == (
        "Tags that are left out are taken from the board before (boards: 2)"
    )


def test_only_some_laws_or_kinds() -> None:
    text = called("1S ^I 1C X AP") + played("CA C2 ^R HA C8\n*")
    kinds = [each.kind for each in audit(text.encode(), "x.pbn")]
    assert kinds == ["insufficient-bid", "revoke"]
    for only, kept in ((("61",), ["revoke"]), (("27", "revoke"), kinds), (("6",), [])):
        assert [each.kind for each in audit(text.encode(), "x.pbn", only=only)] == kept
    assert concerns(("27B1(a)",), "", "27B1(a)") and not concerns(("7",), "", "79C")


def test_a_sample_is_a_share_and_always_the_same() -> None:
    text = "\n".join([called("1S ^I 1C AP")] * 1000).encode()
    tenth = list(audit(text, "x.pbn", sample=0.1))
    assert 60 < len(tenth) < 140
    assert tenth == list(audit(text, "x.pbn", sample=0.1))
    assert set(tenth) < set(audit(text, "x.pbn", sample=0.5))


@pytest.mark.parametrize("data", [b"", b"hello", b"\0\1\2", b'[Board "1"]\n', b"\xff\xfe\0\0"])
def test_a_file_that_is_none_is_a_finding(data: bytes) -> None:
    (wrong,) = audit(data, "x.pbn")
    assert wrong.kind in ("unreadable", "no-board")
    assert wrong.record is None
    assert str(wrong.text)


def test_law_70_claims_are_judged_on_request() -> None:
    # Declarer has no trick left at all, and is given all of them.
    text = GAME.replace('Result "6"', 'Result "12"')
    assert found(text) == []
    judged = list(audit(text.encode(), "x.pbn", claims=True))
    assert [(each.kind, each.law, each.seat) for each in judged] == [("claim", "70", "N")]
    assert str(judged[0].text).startswith("North claims 12 tricks: normal play brings ")
    assert judged[0].place == "trick 2"


@pytest.mark.skipif(not DATA.is_dir(), reason="the real records (../shared/data) are not there")
def test_real_files_have_few_findings() -> None:
    kinds = Counter[str]()
    for path in [*(DATA / "lin").glob("*"), *(DATA / "pbn").glob("*")]:
        kinds.update(each.kind for each in audit(path.read_bytes(), path.name))
    assert kinds == {"auction-without-end": 1, "assumed": 4}


def test_a_row_has_its_columns_in_both_languages() -> None:
    (wrong,) = audit(called("1S ^I 1C AP").encode(), "x.pbn")
    row = dict(zip(COLUMNS, wrong.row(), strict=True))
    assert row == {
        "source": "x.pbn", "record": 1, "board": 7, "seat": "W", "kind": "insufficient-bid",
        "law": "27", "place": "call 2", "text": "1♣ by West is insufficient",
        "event": "x", "date": "", "players": "N Ned, E Eva, S Sue, W Wim",
    }  # fmt: skip
    assert wrong.row(language("ja"))[7] == "Wの1♣は不十分なビッドです"
    assert isinstance(wrong, Finding)


def test_every_kind_has_words_and_every_law_is_one() -> None:
    assert {kind.value for kind in OddKind} <= set(KINDS)
    for kind in KINDS:
        assert str(kind_in_words(kind))
        assert language("ja").say(kind_in_words(kind)) != str(kind_in_words(kind))
    for odd in OddKind:
        assert not odd.law or find(odd.law), odd
