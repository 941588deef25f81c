"""What must hold of the moment: named calls and cards, one fate of a card, and a button that is
what was told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.game.boards import Board
from bridgelaw.game.calls import BIDS, DOUBLE, PASS
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Interview, Path, walk
from bridgelaw.laws.entrances.moment import (
    FLAGS,
    RANKS,
    Stage,
    names_of,
    routed,
    said,
    sentence,
    told,
)
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.laws.machinery.ruling import holding
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text
from bridgelaw.stories.as_moment import moment_facts
from bridgelaw.stories.read_back import read_back
from bridgelaw.stories.story import looks_like_a_story, tell
from bridgelaw.table import effects as fx
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table
from tests.rotation import examples

NAMED: dict[str, dict[str, str]] = {
    "insufficient-bid": {"who": "E", "call": "1H", "over": "1S"},
    "call-out-of-turn": {"who": "W", "call": "1H", "turn": "N"},
    "misinformation-after": {"who": "W", "call": "2D", "shows_S": "yes", "shows_H": "yes"},
    "unauthorised-information": {"who": "N", "call": "Pass"},
    "play-out-of-turn": {"who": "E", "suit": "H", "rank": "5"},
    "exposed-card": {"who": "W", "suit": "D", "rank": "3", "declarer": "S"},
    "revoke": {"who": "E", "led": "H", "played": "C", "trick": "5", "now": "5"},
    "claim": {"who": "S", "claims": "5", "left": "6", "objects": "W"},
    "wrong-number-of-cards": {"count_E": "14", "count_W": "12", "called_E": "yes"},
    "unintended-call": {"who": "E", "call": "1H"},
    "tricks-disputed": {}, "conduct": {"slow_by": "NS", "measure": "penalty"}, "appeal": {},
}  # fmt: skip
"""What is tapped on each page."""
_UNNAMED = {
    "en": re.compile(
        r"\b(that suit|such a call|(takes?|leave) the card|the same without|(?-i:None)|offender|"
        r"left-hand opponent|accepts? the (bid|call)|the (bid|call) (is accepted|was meant))\b",
        re.I,
    ),
    "ja": re.compile("そのスート|そのカードは|None|反則者|左側|は(ビッド|コール)を受け入れますか"),
}
_MOST = 200  # ways through one procedure


def _heard(path: Path, say: Callable[[Text], str]) -> Iterator[str]:
    yield say(path.ruling.headline)
    yield from (say(words.text) for words in path.ruling.words)
    for asked in path.asked:
        yield say(asked.heading)
        yield from map(say, asked.say)
        yield from (say(option.label) for option in asked.options)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MOMENTS)
def test_where_call_or_card_was_told_no_sentence_speaks_of_it_without_its_name(
    key: str, lang: str
) -> None:
    found = told(key, MOMENTS[key], NAMED[key])
    named = SEAT_OF_LETTER.get(found.facts.get("who", ""))
    rules, who = routed(MOMENTS[key], key, found.facts, named)
    table = Table(Board(None), None, read_events(found.log)) if found.log else None
    begun = Interview.begin(PROCEDURES[rules], table, who=None if table else who)
    begun = begun.taking_over(found.settled).assuming()
    ways = 0
    for path, _ in zip(begun.paths(), range(_MOST), strict=False):
        if ("partner_changes", "yes") in path.answers:
            continue  # to another card, of which nothing was told
        ways += 1
        heard = _heard(path, language(lang).say)
        assert not [one for one in heard if _UNNAMED[lang].search(one)]
    assert ways


_FATES = fx.CardWithdrawn, fx.PenaltyCard, fx.PickedUp, fx.LeftFaceUp, fx.CardPlayed


@pytest.mark.parametrize("key", PROCEDURES)
def test_in_no_ruling_has_a_card_two_fates_or_is_a_sentence_said_twice(key: str) -> None:
    for path in walk(PROCEDURES[key]):
        fates = Counter(
            (one.player, one.card) for one in holding(path.ruling.effects)
            if isinstance(one, _FATES) and one.card is not None
        )  # fmt: skip
        assert not [card for card, times in fates.items() if times > 1], path.answers
        said = Counter((one.to, one.text) for one in path.ruling.words)
        assert not [words for words, times in said.items() if times > 1], path.answers


@pytest.mark.parametrize("key", PROCEDURES)
def test_what_a_player_has_declined_is_not_offered_again(key: str) -> None:
    for path in walk(PROCEDURES[key]):
        declined: set[tuple[object, Text]] = set()
        for asked, answer in zip(path.asked, path.answers, strict=True):
            if asked.to is None or asked.question.away or asked.key == "accepts_second":
                continue  # judged by the director; another bid that is too low
            offered = {(asked.to, option.label): option.key for option in asked.options}
            assert not offered.keys() & declined, path.answers
            declined |= {one for one, value in offered.items() if value != answer.value}
        assert not declined & {(one.to, one.text) for one in path.ruling.words}, path.answers


_number = st.integers(0, 26).map(str)
_VALUES = {
    **dict.fromkeys(("who", "turn", "declarer", "objects"), st.sampled_from("NESW")),
    **dict.fromkeys(("call", "over"), st.sampled_from([str(one) for one in (*BIDS, PASS, DOUBLE)])),
    **dict.fromkeys(("suit", "led", "played"), st.sampled_from("SHDC")),
    "rank": st.sampled_from(RANKS), "stage": st.sampled_from([one.value for one in Stage]),
}  # fmt: skip


def _told(key: str) -> st.SearchStrategy[dict[str, str]]:
    """Any facts of a page, and any of them missing."""
    moment = MOMENTS[key]
    of = {choice.key: st.sampled_from([value for value, _ in choice.options])
          for choice in moment.choices}  # fmt: skip
    each = {}
    for name in names_of(moment):
        several = st.just("yes") if name.split("_")[0] in FLAGS else _number
        each[name] = {**_VALUES, **of}.get(name, several)
    return st.fixed_dictionaries({}, optional=each)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MOMENTS)
@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_the_button_read_back_says_the_same_facts(key: str, lang: str, data: st.DataObject) -> None:
    """Of every page, whatever was tapped and whatever was not."""
    moment = MOMENTS[key]
    kept = told(key, moment, data.draw(_told(key)))
    words = said(moment, kept.facts)
    if words is None:  # nothing was told
        assert not kept.facts.keys() - {
            "moment",
            *(choice.key for choice in moment.choices),
            "stage",
        }
        return
    read = read_back(language(lang).say(words))
    assert read is not None, words
    assert (read.key, told(key, moment, read.facts)) == (key, kept), words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MOMENTS)
def test_a_sentence_of_the_button_that_is_typed_leads_to_its_page(key: str, lang: str) -> None:
    facts = told(key, MOMENTS[key], {"who": "E", "call": "1H", "over": "1S", "count_E": "14"}).facts
    typed = language(lang).say(sentence(MOMENTS[key], facts))
    story = tell(typed)
    assert looks_like_a_story(typed) and story.entrances == (key,) and not story.missed
    assert moment_facts(key, story).items() <= facts.items()


TOLD: dict[str, dict[str, tuple[str, ...]]] = {
    "call-out-of-turn": {"call": ("1H", "P", "X"), "turn": ("N", "W", "S")},
    "insufficient-bid": {"call": ("1H",), "over": ("1S", "1NT")},
    "unintended-call": {"call": ("1H", "P")},
    "play-out-of-turn": {
        "suit": ("H",), "rank": ("5",), "declarer": ("S", "E"), "turn": ("N", "W"),
        "stage": ("lead", "play"),
    },
    "exposed-card": {
        "suit": ("H",), "rank": ("K", "5"), "declarer": ("S", "N"), "stage": ("play", "over"),
    },
}  # fmt: skip
"""Facts of which any may be missing."""


def _tables() -> list[tuple[str, str]]:
    found: dict[str, str] = {}
    for key, named in TOLD.items():
        for values in product(*((None, *some) for some in named.values())):
            facts = {name: value for name, value in zip(named, values, strict=True) if value}
            log = told(key, MOMENTS[key], {"who": "E", **facts}).log
            if log:
                found[log] = key
    return [(key, log) for log, key in found.items()]


@pytest.mark.parametrize(("key", "log"), _tables())
def test_whatever_is_told_the_table_takes_every_ruling_on_it(key: str, log: str) -> None:
    table = Table(Board(None)).after(log)
    paths = list(walk(PROCEDURES[key], table))
    assert paths
    for path in paths:
        after = table.after(path.ruling.event)
        assert after.ruling_needed in (None, path.ruling.goes_on, *path.ruling.needs), path.answers
