"""What a player hears that they may or must do follows from the table after the ruling."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import PROCEDURES, Interview, Ruling, walk
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.machinery.facts import Act, Duty, Lasts, Mode
from bridgelaw.table import Table
from tests.laws.samples import SAMPLES
from tests.table.tables import table

AUCTION = "S 3NT, W P, N P, E P"
TRICK = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays CK, S plays C6"


def rule(at: Table, key: str, **answers: str) -> Ruling:
    """What is not answered takes the last answer that fits."""
    interview = Interview.begin(PROCEDURES[key], at)
    while (asked := interview.question) is not None:
        interview = interview.answer(answers.get(asked.key, asked.samples()[-1]))
    assert interview.ruling is not None
    return interview.ruling


def said(given: Ruling, to: str) -> str:
    return " ".join(str(one.text) for one in given.words if str(one.to) == to)


def has(seat: str, penalty: str, card: str) -> str:
    return f"ruling exposed-card of 2017 [49 50B] {seat} has {penalty} penalty card {card} by 49"


def forbids(seat: str, suit: str) -> str:
    forbidden = f"{seat} forbidden to lead {suit} while on lead by 26B"
    return f"ruling lead-restriction of 2017 [26B] {forbidden}"


EXPOSED = {"occasion": "none_of_these", "could_see": "yes"}


def test_law_50C_partner_with_a_major_penalty_card_is_not_told_to_be_free() -> None:
    at = table(f"{TRICK}, E exposes HK", has("E", "major", "HK"), "W exposes D5")
    given = rule(at, "exposed-card", **EXPOSED)
    assert "Leave ♦5 face up: it is a minor penalty card" in said(given, "W")
    assert "does not restrict East's lead" in said(given, "None")
    free = rule(table(f"{TRICK}, W exposes D5"), "exposed-card", **EXPOSED)
    leads = Duty(Seat.EAST, Mode.MAY, Act.LEAD, lasts=Lasts.WHILE_IT_LIES)
    assert [any(leads in one.duties for one in ruling.words) for ruling in (given, free)] == [
        False, True,
    ]  # fmt: skip


def test_law_50D1b_nobody_must_lead_a_card_of_a_suit_that_is_forbidden() -> None:
    """East's own penalty card is a heart, and hearts are forbidden to East by an earlier ruling."""
    at = table(
        f"{TRICK}, E exposes HK",
        has("E", "major", "HK"),
        "W exposes S5",
        has("W", "major", "S5"),
        forbids("E", "H"),
    )
    given = rule(at, "penalty-card", demand="neither")
    assert "Do not lead hearts" in said(given, "E")
    assert "You must lead ♥K" not in said(given, "E")
    assert "Your own penalty card has to wait" in said(given, "E")


def test_law_50D2_who_is_free_of_the_penalty_card_hears_what_else_restricts_the_lead() -> None:
    at = table(f"{TRICK}, W exposes S5", has("W", "major", "S5"), forbids("E", "H"))
    given = rule(at, "penalty-card", demand="neither")
    assert "You may lead any card." not in said(given, "E")
    assert "Do not lead hearts" in said(given, "E")


def test_law_26B_declarer_forbids_nothing_and_a_penalty_card_must_still_be_led() -> None:
    right = "ruling x of 2017 [26B] E may be forbidden a suit not specified by W by 26B"
    at = table(f"{TRICK}, E exposes HK", has("E", "major", "HK"), right)
    given = rule(at, "lead-restriction", specified_suits="none", prohibits="none")
    assert said(given, "E") == "You must lead ♥K, your own penalty card."
    free = rule(table(TRICK, right), "lead-restriction", specified_suits="none", prohibits="none")
    assert said(free, "E") == "You may lead any card."


def test_law_24B_a_bar_for_one_turn_is_not_told_to_who_must_pass_throughout() -> None:
    at = table(
        "W 1H, N P, E 1H",
        "ruling insufficient-bid of 2017 [27B2] E 1H withdrawn; E Pass substituted; "
        "W must pass throughout by 27B2",
        "S 1S, W P, N P, E exposes HK",
        dealer=Seat.WEST,
    )
    given = rule(at, "card-in-auction", could_see="yes")
    assert "You must pass whenever it is your turn to call." in said(given, "W")
    assert "next turn" not in said(given, "W")
    # And it is not said again as a ruling from before.
    assert not any("still holds" in str(one.text) for one in afterwards(at, given))


def test_an_earlier_restriction_that_was_obeyed_is_not_recalled() -> None:
    """East had to lead a heart and has: nothing holds any more, though it might come back."""
    required = (
        "ruling penalty-card of 2017 [50D2(a)] E required to lead H at the next lead by 50D2(a)"
    )
    at = table(TRICK, required, "E leads HA, S exposes D4")
    given = rule(at, "exposed-card", held_as_played="no")
    assert not any("still holds" in str(one.text) for one in afterwards(at, given))


def test_law_50C_a_minor_penalty_card_need_not_be_played_first() -> None:
    at = table(f"{TRICK}, E exposes H5", has("E", "minor", "H5"))
    why = at.legal_cards(at.to_play or pytest.fail()).excluded
    (text,) = {str(breach.text) for breach in why.values()}
    assert "must be played first" not in text
    assert "minor penalty card comes first: ♥5" in text


# Whoever writes a sentence about freedom or duties says what it claims.

_ABOUT_DUTIES = re.compile(
    r"\b[Yy]ou (may|must) (lead|play|pass|make)\b|"
    r"\b[Yy]ou (may not|must not) (lead|play|call)\b|"
    r"(is|are) free\b|nobody is restricted(?! because)|with no restriction"
)
_CONDITIONAL = re.compile(r"^(If|When|Follow) ")
_SAID_OTHERWISE = {
    # 31A1: the table makes them repeat it only at their turn.
    "You must make the same call again.",
    # 20B: it is only the reason, and the law asked whether it is so.
    "You must pass, so the auction is not repeated for you.",
    # 20F1: likewise.
    "You must pass, so you may not ask what a call means.",
    # 50C: what lies there already, explained once more.
    "You do not have to play {cards} now, but play it before any other low card of its suit. "
    "Honours and other suits you may play as usual.",
}


@pytest.mark.parametrize("key", sorted(key for key, one in PROCEDURES.items()))
def test_every_sentence_about_freedom_or_duties_says_what_it_claims(key: str) -> None:
    for at in SAMPLES.get(PROCEDURES[key], ()):
        for path in islice(walk(PROCEDURES[key], at), 200):
            for one in path.ruling.words:
                text = str(one.text)
                if one.duties or one.text.msgid in _SAID_OTHERWISE or _CONDITIONAL.match(text):
                    continue
                assert not _ABOUT_DUTIES.search(text), text
