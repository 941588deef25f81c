"""Stories told in a sentence: the entrance, the facts, what is open, and what is not guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw import Seat, tell
from bridgelaw.locale import LANGUAGES, language
from bridgelaw.reading.readings import Outcome, failing_examples
from bridgelaw.stories.names import LABELS
from bridgelaw.stories.story import LONGEST, looks_like_a_story
from bridgelaw.stories.telling import grammar
from tests.growth import is_linear
from tests.stories.told import STORIES
from tools import weigh_roles, weigh_stories


def facts_of(text: str) -> dict[str, str]:
    return {name: fact.value for name, fact in tell(text).facts.items()}


def test_the_examples_of_every_row_are_read_as_they_say() -> None:
    assert list(failing_examples(grammar())) == []


@pytest.mark.parametrize("text", STORIES)
def test_a_story_gives_its_entrance_and_its_facts(text: str) -> None:
    entrance, wanted = STORIES[text]
    story = tell(text)
    assert (story.procedure.key if story.procedure else "none") == entrance
    told = facts_of(text)
    assert {name: told.get(name) for name in wanted} == wanted


def test_law_27_the_ruling_stands_at_its_first_question_with_the_calls_in_its_words() -> None:
    interview = tell("North bid one spade and East bid one heart, South hasn't called").interview()
    assert interview is not None
    assert interview.question is not None
    assert str(interview.question.heading) == "Does South accept 1♥?"
    assert [key for key, _ in interview.answers] == ["said_aloud", "unintended"]


def test_law_31_a_japanese_story_does_the_same() -> None:
    told = "ディーラーは北なのに東が1♥とビッドしました"
    for story, asked in (
        (told, "Has an opponent called since?"),
        (f"{told}。まだ誰もコールしていません", "Does South accept 1♥?"),
    ):
        interview = tell(story).interview()
        assert interview is not None
        assert interview.question is not None
        assert str(interview.question.heading) == asked


def test_law_54_the_table_knows_who_should_have_led() -> None:
    story = tell("E led the DA, South is playing 4S")
    assert story.procedure is not None
    assert story.procedure.key == "play-out-of-turn"
    # That it was the opening lead nobody said: the law asks.
    assert story.tabled.log == "..., 4S by S, ..., E leads DA: lead out of turn, ..."


@pytest.mark.parametrize(
    ("text", "log", "asked"),
    [
        ("East bid 1H over 1S, South hasn't called", "..., N 1S, E 1H",
         "Does South accept 1♥?"),
        ("It was North's turn but East bid one heart", "..., W ?, E 1H, ...",
         "Has an opponent called since?"),
        ("South declares, it was West's lead but East led a spade",
         "..., S declares, ..., W is on lead, E leads S?, ...", "What did East do?"),
    ],
)  # fmt: skip
def test_a_story_makes_the_table_that_the_page_of_its_moment_makes(
    text: str, log: str, asked: str
) -> None:
    story = tell(text)
    assert story.tabled.log == log
    interview = story.interview()
    assert interview is not None
    assert interview.question is not None
    assert str(interview.question.heading) == asked


def test_a_story_told_by_where_people_sit_makes_a_table_too() -> None:
    story = tell("LHO led a spade but it was his partner's lead, I am declarer")
    assert not story.tabled.seats
    assert story.tabled.log == "..., E declares, ..., N is on lead, S leads S?, ..."
    interview = story.interview()
    assert interview is not None
    assert interview.question is not None
    options = [str(option.label) for option in interview.question.options]
    assert options[1].startswith("Refuse. The offender's partner must lead spades")
    seated = story.seated(Seat.EAST)
    assert seated.tabled.log == "..., N declares, ..., W is on lead, E leads S?, ..."


def test_two_irregularities_are_two_items_in_the_order_of_the_laws() -> None:
    found = tell("South bid 1D out of turn over North's 1H, so it's insufficient as well")
    assert found.entrances[:2] == ("call-out-of-turn", "insufficient-bid")


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("she bid 3 clubs and it's not her turn", "who"),
        ("East opened one heart out of turn", "dealer"),
        ("declarer asked for a small spade and dummy gave the king", "meant"),
        ("West dropped a card", "card"),
        ("North passed out of turn", "turn"),
    ],
)
def test_what_was_not_said_is_no_fact(text: str, never: str) -> None:
    assert never not in facts_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "How much is three no trump doubled with an overtrick?",
        "where is the toilet please",
        "may we go and have our coffee?",
        "somebody spilled coffee on the board",
        "すみません、ちょっと来てください。",
        "3NTダブルの1アップは何点ですか",
    ],
)
def test_a_mere_question_gets_no_suggestion(text: str) -> None:
    assert tell(text).procedure is None


def test_a_later_word_replaces_the_earlier_one_of_its_kind() -> None:
    assert facts_of("East, no sorry, West opened one club, South was dealer")["who"] == "W"


def test_unknown_words_stay_visible() -> None:
    story = tell("East glorped and bid 1H over 1S")
    assert story.outcome is Outcome.OPEN
    assert "glorped" in [words for words, mark in story.marked() if mark == "missed"]
    assert "".join(words for words, _ in story.marked()) == story.text


def test_a_contradiction_is_shown_and_nothing_is_ruled_on_it() -> None:
    story = tell("East bid 1H out of turn, East was dealer")
    assert story.tabled.table is None


def test_a_fact_is_put_right_and_the_words_stay() -> None:
    story = tell("North bid 1S and East bid 1H").changed({"who": "W"})
    assert story.facts["who"].value == "W"
    assert not story.facts["who"].spans
    assert story.text == "North bid 1S and East bid 1H"
    assert "before" not in tell("North bid 1S and East bid 1H").changed({"before": ""}).facts


def test_every_fact_is_said_in_every_language() -> None:
    for text in STORIES:
        for code in LANGUAGES:
            found = tell(text).as_json(language(code))
            assert all(fact["label"] and fact["said"] for fact in found["facts"])
            assert all(fact["name"] in LABELS for fact in found["facts"])


def test_single_words_and_law_numbers_are_left_to_the_search() -> None:
    assert not any(map(looks_like_a_story, ("revoke", "27B1", "リボーク", "hesitation")))


@pytest.mark.parametrize("run", ["east bid 1H ", "に", "before ", "the two of ", "東が", "no "])
def test_reading_a_story_is_linear(run: str) -> None:
    from bridgelaw.reading.readings import read

    assert is_linear(
        lambda text: read(text, grammar()), lambda size: (run * (size // len(run) + 1))[:size]
    )
    assert len(tell(run * LONGEST).text) == LONGEST


@pytest.mark.parametrize(
    ("text", "dotted"),
    [
        ("East revoked in hearts, he played a club", "played a club"),
        ("North bid 1H over 1S, and the king of spades fell from the table", "king of spades"),
    ],
)
def test_words_that_are_read_and_used_nowhere_stay_visible(text: str, dotted: str) -> None:
    pieces = tell(text).marked()
    assert dotted in "".join(words for words, mark in pieces if mark == "missed" or words == " ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("South claimed the rest, West objects", {"who": "S", "objection": "W"}),
        # What somebody would like to do they have not done.
        ("North is dealer, East passed, and now South wants to open 1NT", {"wants": "1NT"}),
        # What was said of a call is not what it shows.
        ("they explained 2D as weak, it was actually a multi", {"said": "weak", "right": "multi"}),
        ("I asked for a heart and dummy put the ten of diamonds", {"suit": "H", "card": "DT"}),
    ],
)
def test_what_was_told_has_its_own_fact(text: str, told: dict[str, str]) -> None:
    found = facts_of(text)
    assert told.items() <= found.items()
    assert "shows" not in found and "after" not in found and "meant" not in found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # An owner's call was made before what was done to it.
        ("I'm West, I doubled North's three clubs, East was still thinking", {"before": "N 3C"}),
        # What somebody believed did not happen.
        ("She thought everybody had passed and opened a spade, I'm dealer", {"call": "1S"}),
        ("South doubled out of turn, was it South? No, North.", {"who": "N"}),
        ("パートナーの1スペードに右の方が2ハート、私が2ダイヤとビッドしました", {"over": "2H"}),
        (
            "Partner dealt and passed, so did RHO, LHO bid 1C, my turn",
            {"before": "partner P, rho P"},
        ),
    ],
)
def test_whose_a_deed_is_follows_from_the_words_beside(text: str, told: dict[str, str]) -> None:
    assert told.items() <= facts_of(text).items()


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("East opened 1H and Bob doubled out of turn", "who"),
        ("West claimed three tricks and we don't agree", "objection"),
        ("They didn't alert two clubs, I'd have doubled", "after"),
        ("南の番なのに田中さんが1♥とビッドしてしまいました", "who"),
    ],
)
def test_a_strangers_deed_is_nobodys(text: str, never: str) -> None:
    assert never not in facts_of(text)


def test_what_is_taken_back_is_no_story() -> None:
    for text in ("No, forget it, she is the dealer", "いや、リボークじゃなかったです"):
        assert tell(text).procedure is None


_FRESH = Path(__file__).with_name("fresh.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", [line for line in _FRESH if line and not line.startswith("#")])
def test_a_story_that_was_written_first_is_read_so(line: str) -> None:
    text, _, told = line.rpartition(" => ")
    entrance, *facts = told.split("; ")
    found = tell(text)
    assert (found.entrances[0] if found.entrances else "none") == entrance
    wanted = dict(fact.split(" = ") for fact in facts)
    assert wanted.items() <= {name: fact.value for name, fact in found.facts.items()}.items()


@pytest.mark.parametrize("text", ["East led 5H out of turn", "東が順番外に5♥をリード"])
def test_what_is_led_is_a_card_however_it_is_written(text: str) -> None:
    assert tell(text).facts["card"].value == "H5"


@pytest.mark.parametrize("file", [weigh_stories.FILE, weigh_roles.FILE])
def test_what_stories_are_weighed_by_is_learned_from_what_is_there(file: Path) -> None:
    learned = file.read_text(encoding="utf-8").partition("\n")[0]
    assert learned == weigh_stories.learned_from(), "run `make evidence`"


def test_a_hand_that_is_let_fall_before_anything_else_breaks_nothing() -> None:
    assert tell("west passed and easteast let faced down its west to lead").as_json(language("en"))


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("declarer claimed the rest but there's a trump out", "doubted"),
        ("West, defending, claims the last three tricks", "objects"),
        ("East conceded two tricks, South is declarer", "objected"),
        ("East has the queen of clubs as a penalty card and West is on lead", "demand"),
        ("West, a defender, dropped the king of spades", "counts_as_played"),
        ("During the auction South dropped the king of hearts", "could_see"),
        ("North thought for ages and passed, and then South doubled", "play_over"),
        ("Declarer led the queen of diamonds from hand when she was in dummy", "defenders_say"),
        ("Could I see the last trick again please?", "part"),
        ("ディクレアラーが残り全部とクレームしました", "doubted"),
    ],
)  # fmt: skip
def test_what_was_told_is_not_asked_again(text: str, asked: str) -> None:
    """Who claims, defends or has which penalty card, how it was shown and where it came from."""
    interview = tell(text).interview()
    assert interview is not None and interview.question is not None
    assert interview.question.key == asked


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('Declarer said "drawing the trump" and put his hand down.', "drawing the trump"),
        ("ダミーが「そっちじゃない」と言いました", "そっちじゃない"),
    ],
)
def test_words_in_quotation_marks_stand_with_the_story(text: str, said: str) -> None:
    assert tell(text).facts["said"].value == said


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("South has thought again about his 2NT and would like to have bid 3NT.", "call", "2NT"),
        ("The nine of clubs fell out of my partner's fan. We're defending.", "who", "partner"),
        ("When diamonds were played East let go of a spade and he had more of them.", "led", "D"),
    ],
)
def test_what_no_row_knows_is_weighed_from_the_words_beside(
    text: str, name: str, value: str
) -> None:
    assert tell(text).facts[name].value == value
