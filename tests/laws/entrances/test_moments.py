"""What must hold of the moment: named calls and cards, one fate of a card, and a button that is
what was told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bridgelaw.game.boards import Board
from bridgelaw.game.calls import BIDS, PASS, parse_bid
from bridgelaw.game.seats import SEATS
from bridgelaw.laws import PROCEDURES, Interview, Path, walk
from bridgelaw.laws.entrances.moment import MOMENTS, RANKS, sentence, told
from bridgelaw.laws.machinery.ruling import holding
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.stories.story import tell
from bridgelaw.table import effects as fx
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table
from tests.rotation import examples

NAMED = {
    "insufficient-bid": {"who": "E", "call": "1H", "over": "1S"},
    "call-out-of-turn": {"who": "W", "call": "1H", "turn": "N"},
    "play-out-of-turn": {"who": "E", "suit": "H", "rank": "5"},
    "exposed-card": {"who": "W", "suit": "D", "rank": "3"},
    "unintended-call": {"who": "E", "call": "1H"},
}
"""Facts that make a table."""
_UNNAMED = re.compile(r"\b(that suit|such a call|(takes?|leave) the card|the same without)\b", re.I)
_MOST = 200  # ways through one procedure


def _heard(path: Path) -> Iterator[str]:
    say = language("en").say
    yield say(path.ruling.headline)
    yield from (say(words.text) for words in path.ruling.words)
    for asked in path.asked:
        yield say(asked.heading)
        yield from map(say, asked.say)
        yield from (say(option.label) for option in asked.options)


@pytest.mark.parametrize("key", NAMED)
def test_where_call_or_card_was_told_no_sentence_speaks_of_it_without_its_name(key: str) -> None:
    found = told(key, MOMENTS[key], NAMED[key])
    table = Table(Board(None), None, read_events(found.log))
    begun = Interview.begin(PROCEDURES[key], table).taking_over(found.settled).assuming()
    ways = 0
    for path, _ in zip(begun.paths(), range(_MOST), strict=False):
        ways += 1
        assert not [one for one in _heard(path) if _UNNAMED.search(one)]
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


_seat = st.sampled_from([seat.letter for seat in SEATS])
_call = st.sampled_from([str(bid) for bid in BIDS])
_card = {"suit": st.sampled_from("SHDC"), "rank": st.sampled_from(RANKS)}
READ_BACK = {
    "insufficient-bid": st.fixed_dictionaries({"who": _seat, "call": _call, "over": _call}),
    "play-out-of-turn": st.fixed_dictionaries({"who": _seat, **_card}),
    "exposed-card": st.fixed_dictionaries({"who": _seat, "declarer": _seat, **_card}),
    "call-out-of-turn": st.fixed_dictionaries({"who": _seat, "call": _call, "turn": _seat}),
    "misinformation-after": st.fixed_dictionaries({"who": _seat, "call": _call}),
    "unintended-call": st.fixed_dictionaries({"who": _seat, "call": _call}),
    "unauthorised-information": st.fixed_dictionaries(
        {"who": _seat, "call": _call | st.just(str(PASS))}
    ),
}
"""The pages whose whole sentence the reader of stories takes back."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", READ_BACK)
@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_the_button_read_back_says_the_same_facts(key: str, lang: str, data: st.DataObject) -> None:
    facts = data.draw(READ_BACK[key])
    if "over" in facts:
        call, over = parse_bid(facts["call"]), parse_bid(facts["over"])
        assume(not call.outranks(over))
    assume(facts.get("turn") != facts["who"])
    if facts.get("declarer") in (facts["who"], _partner(facts["who"])):
        return  # a declarer's card is no penalty card, and the page does not ask it
    kept = told(key, MOMENTS[key], facts).facts
    said = language(lang).say(sentence(MOMENTS[key], kept))
    read = {name: fact.value for name, fact in tell(said).facts.items()}
    assert read["who"] == facts["who"], said
    for name in ("over", "declarer", "turn"):
        assert read.get(name) == facts.get(name), said
    if "call" in facts:
        assert read["call"].replace("N", "NT").replace("NTT", "NT")[:3] in (
            facts["call"], facts["call"][:1],
        ), said  # fmt: skip
    if "rank" in facts:
        assert read["card"] == facts["suit"] + facts["rank"], said


def _partner(letter: str) -> str:
    return {"N": "S", "S": "N", "E": "W", "W": "E"}[letter]


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
