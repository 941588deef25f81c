"""Who first, everyday answers unasked: how few questions lead to the words to say in the play."""

from __future__ import annotations

import pytest

from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, Interview
from tests.table.tables import AUCTION, table


def begun(key: str) -> Interview:
    return Interview.begin(PROCEDURES[key], who=Seat.EAST).assuming()


def answered(key: str, *answers: str) -> Interview:
    interview = begun(key)
    for answer in answers:
        interview = interview.answer(answer).assuming()
    return interview


@pytest.mark.parametrize(
    ("key", "answers", "most", "asked"),
    [
        # From the home page the tile and the seat are two taps more.
        ("play-out-of-turn", ("opening_lead",), 2, "opening_choice"),
        ("play-out-of-turn", ("lead", "partners"), 2, "lead_choice"),
        ("exposed-card", ("defender", "low", "no"), 3, None),
        ("exposed-card", ("declaring",), 3, None),
        ("revoke", ("no", "defender"), 4, "lho_changes"),
        ("revoke", ("after_play", "otherwise", "no"), 4, None),
        ("revoke", ("played",), 4, None),
    ],
)
def test_few_questions_lead_to_the_words(
    key: str, answers: tuple[str, ...], most: int, asked: str | None
) -> None:
    assert len(answers) <= most
    interview = answered(key, *answers)
    if asked is None:
        assert interview.ruling is not None
        assert interview.ruling.words
    else:
        assert interview.question is not None
        assert interview.question.key == asked
        assert interview.question.say or interview.question.to is not None


def test_law_54_the_buttons_are_the_sentences_that_are_read_out() -> None:
    question = answered("play-out-of-turn", "opening_lead").question
    assert question is not None
    assert question.to is Seat.SOUTH
    assert str(question.heading) == "South chooses: it was West's lead"
    assert [str(option.label).split(".")[0] for option in question.options] == [
        "Accept", "Accept", "Refuse", "Refuse", "Refuse",
    ]  # fmt: skip


def test_law_50D2_who_leads_freely_now_waits_only_at_the_next_lead() -> None:
    ruling = answered("play-out-of-turn", "opening_lead", "neither").ruling
    assert ruling is not None
    told = [str(words.text) for words in ruling.words if words.to is Seat.WEST]
    assert told == [
        "You may lead any card.",
        "Before your next lead, wait: declarer may choose again.",
    ]


def test_law_62C2_two_defenders_hear_once_what_their_cards_mean() -> None:
    """A quick ruling does not know the cards."""
    ruling = answered("revoke", "no", "defender", "yes", "yes").ruling
    assert ruling is not None
    said = [str(words.text) for words in ruling.words]
    assert sum("major penalty card" in text for text in said) == 1
    assert any(text.startswith("Both cards stay face up") for text in said)


def test_law_45C1_at_a_table_it_is_asked_whether_the_card_was_played() -> None:
    """What is a rarity in a quick ruling may well be so at the player's turn."""
    at = table(f"{AUCTION}, W exposes HT")
    interview = Interview.begin(PROCEDURES["exposed-card"], at).assuming()
    assert interview.question is not None
    assert interview.question.key == "counts_as_played"
