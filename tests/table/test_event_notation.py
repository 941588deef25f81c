"""The text and JSON forms of every event and effect, in both directions."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bridgelaw.game import NotationError, Role
from bridgelaw.table import Event, Table, read_event, read_events, write_event
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.notation import (
    EVENT_FORMS,
    effect_from_json,
    effect_to_json,
    event_from_json,
    event_to_json,
    read_effect,
    split_events,
    write_effect,
)
from tests.table import strategies
from tests.table.tables import E, N, S, W, call, card


def test_a_concession_of_an_older_log_has_no_words() -> None:
    old = {"event": "conceded", "seat": "E", "tricks": 2}
    assert event_from_json(old) == ev.Conceded(E, 2)
    assert read_event("E concedes 2") == ev.Conceded(E, 2)
    assert write_event(ev.Conceded(E, 2)) == "E concedes 2"


def test_a_concession_keeps_its_words() -> None:
    conceded = ev.Conceded(E, 2, 'you get "both" aces')
    assert read_event(write_event(conceded)) == conceded
    assert event_from_json(event_to_json(conceded)) == conceded


def test_there_is_a_strategy_for_every_kind() -> None:
    assert strategies.events.keys() == set(get_args(Event))
    assert strategies.effects.keys() == set(get_args(fx.Effect))
    # What is told has a sentence for each fact.
    assert len(EVENT_FORMS) == len(strategies.events) - 1 + len(ev.Fact)


# Round trips


@pytest.mark.parametrize("kind", strategies.events, ids=lambda kind: kind.__name__)
@given(st.data())
def test_an_event_can_be_written_and_read(kind: type, data: st.DataObject) -> None:
    event = data.draw(strategies.events[kind])
    text = write_event(event)
    assert "\n" not in text
    assert text == text.strip()
    assert read_event(text) == event
    # It is one event among others in a line, too.
    assert read_events(f"W 1C, {text} # West: {text}") == (ev.Called(W, call("1C")), event)


@pytest.mark.parametrize("kind", strategies.events, ids=lambda kind: kind.__name__)
@given(st.data())
def test_an_event_can_be_sent_as_json(kind: type, data: st.DataObject) -> None:
    event = data.draw(strategies.events[kind])
    sent = json.loads(json.dumps(event_to_json(event)))
    assert event_from_json(sent) == event
    # JSON and text are the same language.
    assert write_event(event_from_json(sent)) == write_event(event)


@pytest.mark.parametrize("kind", strategies.effects, ids=lambda kind: kind.__name__)
@given(st.data())
def test_an_effect_can_be_written_and_sent(kind: type, data: st.DataObject) -> None:
    effect = data.draw(strategies.effects[kind])
    assert read_effect(write_effect(effect)) == effect
    assert effect_from_json(json.loads(json.dumps(effect_to_json(effect)))) == effect


@given(st.lists(strategies.any_event, max_size=8))
def test_a_log_can_be_written_one_event_a_line(events: list[Event]) -> None:
    assert read_events("\n".join(map(write_event, events))) == tuple(events)


# As people write


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("W 1C", ev.Called(W, call("1C"))),
        ("西 １ハート", ev.Called(W, call("1H"))),
        ("w   pass", ev.Called(W, call("P"))),
        ("N 8C", ev.Called(N, call("8C"))),
        ("W leads ♠K", ev.Led(W, card("SK"))),
        ("W LEADS ks", ev.Led(W, card("SK"))),
        ("W leads SK face down", ev.LedFaceDown(W, card("SK"))),
        ("W faces the lead", ev.FacedLead(W)),
        ("E plays H5", ev.Played(E, card("H5"))),
        ("E exposes H5 SQ", ev.Exposed(E, (card("H5"), card("SQ")))),
        ("N spreads the hand", ev.Spread(N)),
        ("S designates D3", ev.Designated(S, ev.Designation(card("D3").suit, card("D3").rank))),
        ("S designates ♦", ev.Designated(S, ev.Designation(card("D3").suit))),
        ("S designates 10", ev.Designated(S, ev.Designation(rank=8))),
        ("S designates ANYTHING", ev.Designated(S, ev.Designation(wish=ev.Wish.ANYTHING))),
        ("S claims 3", ev.Claimed(S, 3)),
        ('S claims 3 "draw trumps, then claim"', ev.Claimed(S, 3, "draw trumps, then claim")),
        ("S claims 3 drawing trumps", ev.Claimed(S, 3, "drawing trumps")),
        ("S concedes 1", ev.Conceded(S, 1)),
        ("N puts the hand back", ev.PutBack(N)),
        ("director", ev.DirectorCalled()),
        ("Director called by 北", ev.DirectorCalled(N)),
        ("ruling r of 2017 []", ev.Ruled("r", "2017", (), ())),
        ("ruling r of 2017 [27A1]", ev.Ruled("r", "2017", ("27A1",), ())),
        (
            "ruling r of 2017 [27B 27B2] E must pass throughout by 27B2; review 72C;",
            ev.Ruled(
                "r",
                "2017",
                ("27B", "27B2"),
                (fx.ForcedPass(E, fx.Span.THROUGHOUT, "27B2"), fx.Review("72C")),
            ),
        ),
    ],
)
def test_an_event_as_people_write_it(text: str, event: Event) -> None:
    assert read_event(text) == event


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("offender ? withdrawn", fx.CallWithdrawn(Role.OFFENDER, None)),
        ("W 1c accepted", fx.CallAccepted(W, call("1C"))),
        ("W 2H unauthorised to E by 16C2", fx.Unauthorised(W, call("2H"), (E,), "16C2")),
        ("W H2 unauthorised to E by 16C2", fx.Unauthorised(W, card("H2"), (E,), "16C2")),
        ("W ? unauthorised to E W by 16C2", fx.Unauthorised(W, None, (E, W), "16C2")),
        (
            "W forbidden to lead S, H while on lead by 26B",
            fx.LeadRestriction(
                W,
                fx.Demand.PROHIBIT,
                frozenset({card("SK").suit, card("HK").suit}),
                fx.Until.LOSES_LEAD,
                "26B",
            ),
        ),
    ],
)
def test_an_effect_as_people_write_it(text: str, effect: fx.Effect) -> None:
    assert read_effect(text) == effect


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("W 1C, N P", ["W 1C", "N P"]),
        ("W 1C、N P", ["W 1C", "N P"]),
        ("W 1C, # N P", ["W 1C"]),
        ("# nothing", []),
        (" , ,", []),
        ('S claims 3 "a, b # c", N P', ['S claims 3 "a, b # c"', "N P"]),
        (r'S claims 3 "a \", b", N P', [r'S claims 3 "a \", b"', "N P"]),
    ],
)
def test_a_line_holds_several_events(line: str, events: list[str]) -> None:
    assert split_events(line) == events


# What cannot be read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "an event such as"),
        ("W", "an event such as"),
        ("W leads", "an event such as"),
        ("W leads S1", "a card"),
        ("X 1C", "a seat"),
        ("W 1C 1D", "an event such as"),
        ("W exposes H5 X", "a card"),
        ("S designates 23", "a card, a suit, a rank"),
        ("S designates QK", "a card, a suit, a rank"),
        ("S claims many", "an event such as"),
        ("S claims -1", "an event such as"),
        ("S claims " + "9" * 5000, "an event such as"),
        ('S claims 3 "draw', "a statement in quotes"),
        ("director called by X", "a seat"),
        ("ruling r of 2017 [27] nonsense", "an effect such as"),
        ("ruling r of 2017 [27] W has minor penalty card X by 49", "a card"),
        ("ruling r of 2017 [27] W XYZ unauthorised to E by 16C", "a call or a card"),
        ("ruling r of 2017 [27] W forbıdden to lead S while on lead by 26B", "required, forbidden"),
    ],
)
def test_what_cannot_be_read_is_quoted_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_event(text)
    assert raised.value.quoted in text
    assert expected in str(raised.value.expected)


@pytest.mark.parametrize(
    "data",
    [
        None,
        3,
        "W 1C",
        [],
        {},
        {"event": None},
        {"event": []},
        {"event": {}},
        {"event": "nonsense"},
        {"event": "called"},
        {"event": "called", "seat": "W"},
        {"event": "called", "seat": "W", "call": "1C", "more": 1},
        {"event": "called", "seat": None, "call": "1C"},
        {"event": "called", "seat": "W", "call": 1},
        {"event": "called", "seat": "W", "call": ["1C"]},
        {"event": "called", "seat": "W", "call": "??"},
        {"event": "exposed", "seat": "W", "cards": "SK"},
        {"event": "exposed", "seat": "W", "cards": []},
        {"event": "exposed", "seat": "W", "cards": {"SK": 1}},
        {"event": "exposed", "seat": "W", "cards": [1]},
        {"event": "designated", "seat": "S", "designation": ""},
        {"event": "designated", "seat": "S", "designation": None},
        {"event": "claimed", "seat": "S", "tricks": "3", "statement": ""},
        {"event": "claimed", "seat": "S", "tricks": 3.5, "statement": ""},
        {"event": "claimed", "seat": "S", "tricks": True, "statement": ""},
        {"event": "claimed", "seat": "S", "tricks": -1, "statement": ""},
        {"event": "claimed", "seat": "S", "tricks": float("inf"), "statement": ""},
        {"event": "claimed", "seat": "S", "tricks": 3, "statement": None},
        {"event": "director called", "by": 1},
        {"event": "ruled", "procedure": "r", "edition": "2017", "clauses": "27", "effects": []},
        {"event": "ruled", "procedure": "r", "edition": "2017", "clauses": [27], "effects": []},
        {"event": "ruled", "procedure": "", "edition": "2017", "clauses": [], "effects": []},
        {"event": "ruled", "procedure": "a b", "edition": "2017", "clauses": [], "effects": []},
        {"event": "ruled", "procedure": "r", "edition": 2017, "clauses": [], "effects": []},
        {"event": "ruled", "procedure": "r", "edition": "2017", "clauses": [], "effects": {}},
        {"event": "ruled", "procedure": "r", "edition": "2017", "clauses": [], "effects": [1]},
        {
            "event": "ruled", "procedure": "r", "edition": "2017", "clauses": [],
            "effects": [{"effect": "forced pass", "player": "W", "span": "often", "law": "27"}],
        },
        {
            "event": "ruled", "procedure": "r", "edition": "2017", "clauses": [],
            "effects": [{"effect": "review", "law": "a;b"}],
        },
    ],
)  # fmt: skip
def test_wrong_json_is_a_notation_error(data: Any) -> None:
    with pytest.raises(NotationError):
        event_from_json(data)


_VOCABULARY = """
    W N 西 leads plays SK H10 face down the lead hand claims 3 99999 concedes director called by
    exposes spreads puts back designates high 7 ♠ ruling r of 2017 [ ] [27] ; , # " ? offender
    withdrawn accepted must pass once throughout may be forbidden required to while on at next
    has major penalty card picks up takes tricks NS unauthorised review 1C 9NT XX
"""
_WORDS = st.sampled_from(_VOCABULARY.split())


@given(st.one_of(st.text(), st.lists(_WORDS, max_size=12).map(" ".join)))
@example("W forbıdden to lead S while on lead by 26B")
@example("S claims ٣")
@example("S claims ²")
def test_any_text_is_an_event_or_a_notation_error(text: str) -> None:
    try:
        event = read_event(text)
    except NotationError as error:
        assert error.quoted in text
    else:
        assert read_event(write_event(event)) == event
    try:
        events = read_events(text)
    except NotationError:
        pass
    else:
        assert read_events("\n".join(map(write_event, events))) == events


_KINDS = st.sampled_from(
    ["called", "led", "claimed", "ruled", "review", "forced pass", "no demand"]
)
_KEYS = st.sampled_from(["event", "effect", "seat", "player", "call", "card", "tricks", "law", "x"])
_JSON: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), _WORDS, _KINDS
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(_KEYS, inner, max_size=5)),
    max_leaves=8,
)


@given(_JSON)
def test_any_json_is_an_event_or_a_notation_error(data: Any) -> None:
    try:
        event = event_from_json(data)
    except NotationError as error:
        assert error.expected
    else:
        assert event_to_json(event).keys() == data.keys()
    try:
        effect = effect_from_json(data)
    except NotationError as error:
        assert error.expected
    else:
        assert effect_to_json(effect).keys() == data.keys()


@given(strategies.any_event, st.data())
def test_an_event_s_json_with_something_wrong_in_it(event: Event, data: st.DataObject) -> None:
    sent = event_to_json(event)
    place = data.draw(st.sampled_from(sorted(sent)))
    broken = {**sent, place: data.draw(_JSON)}
    try:
        read = event_from_json(broken)
    except NotationError:
        return
    # Whatever can be read can be written, as text too.
    assert read_event(write_event(read)) == read


@pytest.mark.parametrize("text", ["W leads", "N spreads", "E plays", "S claims", "s  Designates"])
def test_a_verb_alone_is_an_event_of_which_the_rest_is_missing(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_event(text)
    assert error.value.quoted == text
    assert "'W leads SK'" in str(error.value)
    assert "'N spreads the hand'" in str(error.value)


@pytest.mark.parametrize("line", ["vulnerable NS", "deal N:AK.. .. .. .."])
def test_a_table_without_dealer_or_board_number_is_quoted(line: str) -> None:
    with pytest.raises(NotationError) as error:
        Table.parse(line)
    assert error.value.quoted == line
