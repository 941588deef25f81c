"""Papers, words in writing, questions in own words, and progress."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from bridgelaw.game import Seat
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.training.answering import (
    FULL,
    MarkedPart,
    Written,
    everyday_answer,
    points_of,
    right_answer,
    says_all,
)
from bridgelaw.training.asking import seat_named, understood
from bridgelaw.training.key import key_of
from bridgelaw.training.papers import Paper, paper_of, read_paper
from bridgelaw.training.progress import Progress
from bridgelaw.training.sheet import items
from bridgelaw.training.situations import situation
from bridgelaw.training.visit import Visit
from tests.rotation import fresh_seeds

SEED = fresh_seeds(1, exhaustive=1)[0]
TODAY = date(2026, 11, 18)


@pytest.fixture(scope="module")
def paper() -> Paper:
    return paper_of(SEED, "county", length=15)


def words_of(name: str, code: str, right: bool) -> str:
    """Everything that is to be said, as a trainee writes it; or with what is not."""
    spoken = language(code)
    return " ".join(
        (f"{spoken.value(line.to)}, " if isinstance(line.to, Seat) else "") + spoken.say(line.text)
        for line in key_of(situation(name)).words
        if line.is_right or not right
    )


def test_the_key_has_full_points_and_the_everyday_answer_less(paper: Paper) -> None:
    everyday = 0
    for one in paper.situations:
        assert sum(points_of(one, right_answer(one)).values()) == FULL
        everyday += sum(points_of(one, everyday_answer(one)).values())
    assert everyday < FULL * len(paper.situations)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_right_words_are_taken_and_wrong_or_missing_ones_are_not(
    code: str, paper: Paper
) -> None:
    wrong = 0
    for one in paper.situations:
        assert says_all(one, words_of(one.name, code, right=True)), one.name
        if any(line.is_right for line in key_of(one).words):
            assert not says_all(one, "")
        wrong += says_all(one, words_of(one.name, code, right=False))
    assert wrong <= len(paper.situations) // 2


def test_what_is_private_may_not_be_said_aloud() -> None:
    for number in range(300):
        one = situation(f"board.{number}")
        if any(fact.key == "specified" and fact.answer == "H" for fact in one.facts):
            said = words_of(one.name, "en", right=True)
            if "heart" not in said:
                break
    else:
        raise AssertionError("no such board")
    assert says_all(one, said)
    assert not says_all(one, said + " The first bid showed hearts.")


def test_effects_are_marked_exactly(paper: Paper) -> None:
    for one in paper.situations:
        right = right_answer(one)
        for number in range(1, len(key_of(one).effects) + 1):
            other = Written(effects=right.effects ^ {number})
            assert points_of(one, other)[MarkedPart.EFFECTS] == 0


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("What happened?", "happened"),
        ("何がありましたか？", "happened"),
        ("Do you accept it?", "accepts"),
        ("受け入れますか？", "accepts"),
        ("Is that comparable?", "comparable"),
        ("Do you acept it?", "accepts"),
        ("Will you let it stand?", "accepts"),
        ("認めますか", "accepts"),
        ("Was that a misclick?", "unintended"),
        ("うっかりですか？", "unintended"),
        ("Did you mean to bid that?", "unintended"),
        ("What would you like to bid now?", "substitute"),
        ("What did your bid show?", "specified"),
        ("So, what's the problem?", "happened"),
        ("Did you see the bid before you?", None),
        ("How is the weather?", None),
        ("", None),
    ],
)
def test_questions_in_own_words_are_understood_or_not_at_all(words: str, key: str | None) -> None:
    assert understood(Visit(situation("walk.insufficient-bid.2")), words) == key


def test_a_question_names_whom_it_is_put_to() -> None:
    assert seat_named("East, what happened?") == (Seat.EAST, "what happened?")
    assert seat_named("s: accept?") == (Seat.SOUTH, "accept?")
    assert seat_named("What now?") == (None, "What now?")
    assert seat_named("What happened, East?") == (Seat.EAST, "What happened")
    assert seat_named("東さん、何がありましたか？") == (Seat.EAST, "何がありましたか？")
    assert seat_named("Did you see West") == (None, "Did you see West")


def test_a_law_that_is_right_comes_back_later_each_time_and_one_that_is_not_at_once() -> None:
    kept, day, apart = Progress(), TODAY, []
    for _ in range(4):
        kept = kept.after("revoke", is_full=True, today=day)
        wait = next(n for n in range(100) if kept.due(day + timedelta(days=n)))
        apart.append(wait)
        day += timedelta(days=wait)
    assert apart == sorted(apart) and apart[-1] > apart[0]
    assert kept.known == ("revoke",)
    assert kept.after("revoke", is_full=False, today=day).due(day) == ("revoke",)


def test_progress_is_written_and_read_and_what_is_none_is_left_out() -> None:
    kept = Progress().after("revoke", True, TODAY).after("claim", False, TODAY)
    assert Progress.read(kept.text) == kept
    assert Progress.read("nonsense.revoke:x:1.weather:1:2") == Progress()
    assert kept.next_law(TODAY, ("revoke", "claim")) == "claim"
    assert kept.next_law(TODAY, ("revoke", "appeal")) == "appeal"


def test_what_was_found_out_does_not_tell_what_follows() -> None:
    """A choice stands on the paper as the player made it, without what was read out."""
    paper = paper_of(31, "county", "27")
    printed = [text for item in items(paper) for _, text, _, _ in item.facts]
    asked = [text for text in map(str, printed) if "accept" in text.split("?")[0]]
    assert asked
    assert all(re.search(r"\? (Yes|No)$", text) for text in asked)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: T\nsituations:\n  - board.1\n- file: my-case.yaml\n", "line 4"),
        ("just words", "a paper is a title and a list"),
        ("title: T\nsituations:\n" + "  - board.1\n" * 61, "1 to 60 situations"),
    ],
)
def test_a_paper_that_cannot_be_read_says_where_and_loses_nothing(
    tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "paper.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match=said):
        read_paper(file)
