"""What a call shows in people's own words: read, asked about, or left to the director."""

from __future__ import annotations

import pytest

from bridgelaw.comparable import Verdict, compare_written, meaning_named
from bridgelaw.comparable.notation.plain import is_plain
from bridgelaw.comparable.presets.catalogue import PRESETS
from bridgelaw.comparable.spoken.reading import grammar, spoken
from bridgelaw.comparable.spoken.written import Missing
from bridgelaw.locale import Refusal
from bridgelaw.reading.readings import Outcome, failing_examples

READ = {
    "2H weak two": "5-10 H6",
    "weak two in spades, 6 to 10": "6-10 S6",
    "1S, four or more": "S4+",
    "five hearts, two key cards": "keycards 2",
    "six spades, weak": "5-10 S6",
    "to hearts week two": "5-10 H6",
    "won no trump fifteen to seventeen": "15-17 bal",
    "transfer to spades, five or more": "S5+",
    "negative double, four spades": "S4",
    "splinter, short in clubs with four spades and 11 to 14": "11-14 S4 C0-1",
    "completing the transfer": "any",
    "2♥ ウィークツー": "5-10 H6",
    "マイケルズ、両メジャー5-5": "S5+ H5+",
    "4クラブはガーバー": "asks: aces",
    "スペードのリミットレイズ": "10-12 S4+",
    "4枚メジャーなし、8-9": "8-9 S0-3 H0-3",
    "we play 2C as a weak two in hearts": "5-10 H6",
    "five hearts, could have four of a minor, 8-11": "8-11 H5",
    "スペード4枚、ハートは3枚まで": "S4 H0-3",
    "1♥は4枚以上、6点から": "6+ H4+",
    "weak two in spades, no sorry, hearts": "5-10 H6",
    "15 to 17, no wait, 12 to 14 balanced": "12-14 bal",
    "ウィークツー、ハートじゃなくてスペード": "5-10 S6",
    "as my dad always told us, 15 to 17 balanced": "15-17 bal",
    "Keith opened one no trump which is fifteen to seventeen": "15-17 bal",
    "preempt, three hearts": "5-10 H7+",
    "one club, 12-20, might be only three clubs": "12-20 C3+",
    "one king, six diamonds": "kings 1",
    "3S limit raise": "10-12 S4+",
    "4D splinter for hearts": "D0-1 H4+",
    "3♣はプリエンプト、形は問いません": "5-10 C7+",
    "at our club one no trump is 12-14 balanced": "12-14 bal",
    "うちのクラブでは1NTは15-17のバランスです": "15-17 bal",
    "ハート4枚以上、6点はあります": "6+ H4+",
    "マイナーが5枚ずつ": "D5 C5",
    "double of their weak no trump, 15 or better": "15+",
    "two hearts in answer to stayman, shows four hearts": "H4",
    "four clubs gerber for aces": "asks: aces",
    "5D zero or three keycards of the five": "keycards 0 or 3",
    "two clubs, my strong one, 22 or more": "22+",
    "at least three hearts and thirteen points": "13+ H3+",
    "five hearts, two without the queen, spades agreed": "keycards 2 not SQ",
    "wk 2 in hearts, 6c, 5-10": "5-10 H6",
    "two hearts, double negative, zero to three": "0-3",
    "jump rebid: six hearts, 16-18": "16-18 H6",
    "2NT, twenty or twenty one, flat as a pancake": "20-21 bal",
    "four measly spades, 6-9": "6-9 S4",
    "two hearts because the transfer made me": "any",
    "void in hearts, splinter, four spades": "S4 H0",
    "one diamond over the big club, less than eight": "0-7",
    "four no, how many aces has he got": "asks: aces",
    "our no trump is 15-17 but needn't be balanced": "15-17",
    "2NTはマイナーが二つとも5枚以上": "D5+ C5+",
    # Clauses that only judge, beside points.
    "five spades, 10-14. Not weak there!": "10-14 S5",
    "our no trump is lower than most people's: 14-16": "14-16 bal",
    "2♦はマルチ、5〜9点、強いのは含みません": "5-9 (S6 or H6)",
    # What was bid before, and whose suit it is.
    "one club - one heart - two no, eighteen or nineteen": "18-19 bal",
    "no trump over one spade, 6-11, fewer than three of partner's suit": "6-11 S0-2 bal",
    "their one spade, my two spades, five hearts, 8+": "8+ H5",
    "1クラブで開いて1NTとリビッド、12〜14点": "12-14 bal",
    "13+, at most two spades, three or more of everything else": "13+ S0-2 H3+ D3+ C3+",
    # What may be longer, what another hand would have done, and what is mended.
    "five hearts, longer is fine, 6-9": "6-9 H5+",
    "five hearts, never longer, 6-9": "6-9 H5",
    "support double, three hearts exactly. With four I'd raise": "H3",
    "2S weak, I mean six to ten, six spades": "6-10 S6",
    "takeout double with both majors, nine up": "9+ S4+ H4+",
    # A word written in two, and a name nearly as it is spelled.
    "old black wood, five hearts is two aces": "aces 2",
    "ドゥルーリーで、スペード3枚の10〜12点": "10-12 S3",
}
NOT_COMPUTED = (
    "1NT would be 12-14 so 2NT is stronger", "six spades except when it's five",
    "partner's one diamond was 11 plus, my heart shows four hearts",
    "weak two in spades unless vulnerable", "it used to be weak with six hearts",
    "2NT jump rebid, seventeen, maybe eighteen, balanced", "5D shows one",
    "two aces, spades and hearts", "hearts, four to seven", "1NT is 15-17 and 2NT is 20-21",
    "I was hoping for diamonds", "I pretended to have six hearts", "four hearts, five or more",
    "usually weak, six hearts", "11-14, or rubbish",
    "12 to 14, don't ask about the hearts", "強い2クラブではない", "pass, I had nothing",
    "15点、いや、たぶん16か17、もしかしたら14でもやるかも", "five hearts, not", "not weak",
    "8+, it tells partner to bid on", "five hearts. With six I'd",
    "スペード5枚以上でなければ15-17", "もしハートが5枚なら2♥と言うはず",
)  # fmt: skip
"""What another call shows, what only may be so, and numbers that could be something else."""
OPEN = (
    "takeout", "weak two", "transfer two hearts", "to play", "1C could be short", "ghestem",
    "multi stayman", "the other suits, 10+", "a strong double", "two hearts, could be five",
    "double showing cards", "forcing", "テイクアウトダブル", "ウィークツー", "ミニマム",
)  # fmt: skip


def test_the_examples_of_every_row_are_read_as_they_say() -> None:
    assert list(failing_examples(grammar())) == []


@pytest.mark.parametrize("words", NOT_COMPUTED)
def test_law_23_what_may_be_meant_otherwise_is_never_computed(words: str) -> None:
    assert spoken(words).outcome is not Outcome.READ


@pytest.mark.parametrize("words", READ)
def test_words_are_read_to_the_plain_notation(words: str) -> None:
    found = spoken(words)
    assert (found.outcome, found.plain) == (Outcome.READ, READ[words])


@pytest.mark.parametrize("words", OPEN)
def test_what_is_missing_is_asked_and_the_words_are_kept(words: str) -> None:
    found = spoken(words)
    assert found.outcome is Outcome.OPEN
    assert found.asks is not None
    assert not found.plain
    with pytest.raises(Refusal, match=words[:4]):
        meaning_named(words)


def test_words_beside_a_name_overrule_what_it_stands_for() -> None:
    assert spoken("weak two in hearts").plain == "5-10 H6"
    assert spoken("weak two in hearts, five cards, 4-8").plain == "4-8 H5"


def test_an_unknown_word_is_never_dropped() -> None:
    found = spoken("5+ hearts, glorpy")
    assert (found.outcome, found.missed) == (Outcome.UNREAD, ("glorpy",))


@pytest.mark.parametrize(
    "words",
    [
        "10+, it tells partner to scramble",
        "five spades, and he wants me to choose the game",
        "6-9, I promise tolerance for partner",
        "11+ H5+, Tom plays canape",
        "six spades, my husband tells me rebiddable",
        "12-14, no, glorpy",
    ],
)
def test_talk_that_could_matter_is_not_passed_over(words: str) -> None:
    assert spoken(words).outcome is not Outcome.READ


def test_talk_that_cannot_matter_is_shown_and_restricts_nothing() -> None:
    meaning = meaning_named("Keith always plays fifteen to seventeen balanced")
    assert str(meaning) == "15-17 bal"
    assert any("Keith" in remark for remark in meaning.remarks)


@pytest.mark.parametrize(
    ("withdrawn", "replacement"),
    [
        ("1S, four or more, forcing", "four spades, 8+"),
        ("four spades, 6+", "1S, four spades, 8+, forcing"),
    ],
)
def test_law_23A3_a_purpose_of_one_call_alone_gives_no_yes_by_counting(
    withdrawn: str, replacement: str
) -> None:
    found = compare_written(withdrawn, replacement)
    assert found.verdict is Verdict.DIRECTOR_DECIDES
    assert found.lean is not None and found.lean.towards_comparable  # it is open, and it says so
    assert found.reasons[0] == found.lean.why


@pytest.mark.parametrize(
    ("withdrawn", "replacement"),
    [
        ("asks for a 4-card major", "3C: asks for majors, 10+"),
        ("fourth suit", "fourth suit, game forcing"),
        ("a relay", "relay, 10+"),
    ],
)
def test_law_23A3_the_same_purpose_by_the_words_of_both(withdrawn: str, replacement: str) -> None:
    found = compare_written(withdrawn, replacement)
    assert (found.verdict, found.test) == (Verdict.COMPARABLE, "23A3")


def test_law_23A2_hands_told_in_words_are_counted() -> None:
    found = compare_written(
        "one heart response, four plus hearts and six plus points", "6+ H4+ S4+"
    )
    assert (found.verdict, found.test) == (Verdict.COMPARABLE, "23A2")


def test_every_preset_is_in_the_plain_notation() -> None:
    assert [each.key for each in PRESETS.values() if not is_plain(each.text)] == []


def test_what_is_missing_says_what() -> None:
    assert str(Missing(spoken("takeout").asks or "")) == "over which bid it is"  # type: ignore[arg-type]
