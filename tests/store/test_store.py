"""The log: what is written is read, in order, once; and found."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Append, Conflict, Fact, Filter, Listed, Store, Summary


def opening(stream: str, **summary: Any) -> Append:
    wanted = {"kind": "ruling", "state": "open"} | summary
    return Append(stream, 0, (Fact("opened", {"of": stream}),), Summary(**wanted))


def more(stream: str, after: int, *kinds: str, **summary: Any) -> Append:
    facts = tuple(Fact(kind, {"n": after}) for kind in kinds)
    return Append(stream, after, facts, Summary(**summary) if summary else None)


def names(found: tuple[Listed, ...]) -> str:
    return " ".join(one.stream for one in found)


def test_what_is_written_is_read_in_its_order(store: Store) -> None:
    data = {"text": "♠K “quoted” 佐藤 \\u0000 \0", "list": [1, None, {"a": 0.5}]}
    written = store.append(
        Append("t-1", 0, (Fact("opened", data), Fact("happened", {})), Summary("table")), by="A"
    )
    assert store.read("t-1") == written
    assert [(one.seq, one.number, one.by) for one in written] == [(1, 1, "A"), (2, 2, "A")]
    assert written[0].data == data
    assert store.read("t-1", after=1) == written[1:]
    assert store.read("t-1", after=10**40) == ()
    assert store.read("t-2") == ()
    assert store.heads(["t-1", "t-2"]) == {"t-1": 2}
    assert (store.head("t-1"), store.head("t-2"), store.newest()) == (2, 0, 2)


def test_a_writer_who_has_not_seen_the_last_entry_is_refused(store: Store) -> None:
    store.append(opening("r-1"))
    store.append(more("r-1", 1, "answered"))
    for late in (opening("r-1"), more("r-1", 1, "answered"), more("r-1", 3, "answered")):
        with pytest.raises(Conflict) as refused:
            store.append(late)
        assert (refused.value.stream, refused.value.head) == ("r-1", 2)
    assert [one.kind for one in store.read("r-1")] == ["opened", "answered"]
    assert store.newest() == 2, "a refused writer takes no number"


def test_several_streams_are_written_together_or_not_at_all(store: Store) -> None:
    store.append(opening("t-1", kind="table"), opening("r-1"))
    with pytest.raises(Conflict):
        store.append(more("t-1", 1, "happened"), opening("r-2"), more("r-1", 7, "given"))
    assert store.heads(["t-1", "r-1", "r-2"]) == {"t-1": 1, "r-1": 1}
    assert names(store.find("ruling")) == "r-1"
    written = store.append(more("t-1", 1, "a", "b"), more("r-1", 1, "c"), more("t-1", 3, "d"))
    assert [(one.stream, one.seq, one.kind) for one in written] == [
        ("t-1", 2, "a"), ("t-1", 3, "b"), ("r-1", 2, "c"), ("t-1", 4, "d"),
    ]  # fmt: skip
    assert [one.number for one in store.all()] == [1, 2, 3, 4, 5, 6]
    assert tuple(store.all(after=2, limit=2)) == written


@pytest.mark.parametrize("bad", ("half \ud83c a character", "nul \0"))
def test_text_that_no_database_keeps_is_refused_and_nothing_is_written(
    store: Store, bad: str
) -> None:
    with pytest.raises(Refusal):
        store.append(opening("r-1"), opening("r-2", place=bad))
    with pytest.raises(Refusal):
        store.set_setting("pin", bad)
    assert store.newest() == 0
    assert store.read(bad) == ()
    assert store.find("ruling", Filter(board=bad)) == ()
    assert store.find("ruling", Filter(words=[(bad, ())])) == ()
    assert store.head(bad) == 0


def test_half_a_character_in_a_fact_is_refused(store: Store) -> None:
    with pytest.raises(Refusal):
        store.append(Append("r-1", 0, (Fact("noted", {"a": "\ud83c"}),), Summary("ruling")))
    assert store.newest() == 0


def test_settings(store: Store) -> None:
    assert store.setting("pin") is None
    assert store.set_setting("pin", "1", only_if_new=True)
    assert not store.set_setting("pin", "2", only_if_new=True)
    assert store.setting("pin") == "1"
    assert store.set_setting("pin", "3")
    assert store.setting("pin") == "3"
    assert store.newest() == 0


def test_a_list_is_narrowed_by_each_field_and_continued(store: Store) -> None:
    for number in range(1, 9):
        store.append(
            opening(
                f"r-{number}", session=f"s-{number % 2}", place=str(number % 3),
                board=str(number), state=("open", "given", "undone")[number % 3],
                subject="revoke" if number > 4 else "claim",
            )
        )  # fmt: skip
    store.append(opening("t-1", kind="table", session="s-1"))
    assert names(store.find("table")) == "t-1"
    assert names(store.find("ruling", limit=3)) == "r-8 r-7 r-6"
    before = store.find("ruling", limit=3)[-1].number
    assert names(store.find("ruling", limit=3, before=before)) == "r-5 r-4 r-3"
    assert names(store.find("ruling", Filter(session="s-1"))) == "r-7 r-5 r-3 r-1"
    assert names(store.find("ruling", Filter(place="1"))) == "r-7 r-4 r-1"
    assert names(store.find("ruling", Filter(board="5"))) == "r-5"
    assert names(store.find("ruling", Filter(subject="claim"), limit=2)) == "r-4 r-3"
    assert names(store.find("ruling", Filter(states=("given",)))) == "r-7 r-4 r-1"
    assert (
        names(store.find("ruling", Filter(states=("open", "given")), limit=4)) == "r-7 r-6 r-4 r-3"
    )
    assert (
        names(store.find("ruling", Filter(session="s-1", states=("given",), place="1")))
        == "r-7 r-1"
    )
    assert names(store.find("ruling", Filter(session="s-1", board="4"))) == ""
    assert store.find("ruling", before=-(10**40)) == ()
    assert len(store.find("ruling", before=10**40, limit=10**40)) == 8
    assert store.find("ruling", limit=-1) == ()


def test_a_list_shows_the_last_summary(store: Store) -> None:
    store.append(opening("r-1", place="1", shown={"players": {"N": "Sato"}}))
    store.append(more("r-1", 1, "noted"))
    store.append(
        more("r-1", 2, "given", kind="ruling", state="given", laws=("27B1(a)",),
             shown={"players": {"N": "Mori"}})
    )  # fmt: skip
    (one,) = store.find("ruling")
    assert (one.head, one.number, one.summary.state, one.summary.place) == (3, 1, "given", "")
    assert one.summary.laws == ("27B1(a)",)
    assert one.summary.shown == {"players": {"N": "Mori"}}
    assert one.opened <= one.changed
    assert store.find("ruling", Filter(states=("open",))) == ()
    assert store.find("ruling", Filter(words=[("sato", ())])) == ()
    assert store.find("ruling", Filter(words=[("mori", ())])) == (one,)


def test_a_law_finds_its_clauses_and_no_other_law(store: Store) -> None:
    store.append(opening("r-1", laws=("27B1(a)", "16C")))
    store.append(opening("r-2", laws=("12C1(e)(ii)", "7")))
    store.append(opening("r-3", laws=("72C",)))
    for law in ("27", "27B", "27b1", "27B1(a)", "Law 27", "27B1a", "２７"):
        assert names(store.find("ruling", Filter(law=law))) == "r-1", law
    for law in ("12C1", "12C1(e)", "12C1(e)(ii)", "7"):
        assert names(store.find("ruling", Filter(law=law))) == "r-2", law
    for law in ("2", "27A", "27B1(b)", "1", "", "?", "Law"):
        assert store.find("ruling", Filter(law=law)) == (), law
    assert names(store.find("ruling", Filter(law="72", states=("open",), session=""))) == "r-3"


def test_words_find_what_is_shown_or_a_subject(store: Store) -> None:
    shown: dict[str, Any] = {
        "players": {"N": "Ōta Kenji", "E": "Müller-Lüdenscheidt"}, "marks": ["said", "appealed"],
        "headline": {"en": "East must pass", "ja": "東は２巡パスする。佐藤太郎"},
    }  # fmt: skip
    store.append(opening("r-1", subject="revoke", shown=shown, session="s-1"))
    store.append(opening("r-2", subject="claim", shown={"players": {"N": "Passmore"}}))

    def found(
        *words: str | tuple[str, tuple[str, ...]], limit: int = 50, before: int | None = None,
        **more: Any,
    ) -> str:  # fmt: skip
        pairs = [(word, ()) if isinstance(word, str) else word for word in words]
        wanted = Filter(words=pairs, **more)
        return names(store.find("ruling", wanted, before=before, limit=limit))

    for word in (
        "KENJI",
        "ken",
        "lüd",
        "Lüdenscheidtinger",
        "佐藤",
        "太郎",
        "藤太",
        "巡",
        "2巡",
        "east",
    ):
        assert found(word) == "r-1", word
    assert found("pass") == "r-2 r-1"
    assert found("pass", "passm") == "r-2"
    assert found("pass", limit=1, before=2) == "r-1"
    for word in ("enji", "said", "郎太", "佐藤次郎"):
        assert found(word) == "", word
    assert found("♠", "kenji") == "r-1", "what has no letters narrows nothing"
    assert found(("kenji", ("claim",))) == "r-2 r-1"
    assert found(("kenji", ("claim", "revoke"))) == "r-2 r-1"
    assert found(("passm", ("revoke",)), ("kenji", ())) == "r-1"
    assert found("east", session="s-1") == "r-1"
    assert found("east", session="s-2") == ""
    assert found("east", mark="appealed", law=None) == "r-1"
    assert found(mark="printed") == ""


def test_a_list_of_a_time(address: str) -> None:
    begin = datetime(2026, 11, 1, 12, tzinfo=UTC)
    clock = begin
    store = Store(address, clock=lambda: clock)
    for day in range(10):
        # The clocks of two desks differ.
        clock = begin + timedelta(days=day) - timedelta(minutes=20 * (day % 2))
        store.append(opening(f"r-{day}"))
        clock += timedelta(minutes=10)
        store.append(opening(f"r-{day}b"))
        clock -= timedelta(minutes=15)
        store.append(opening(f"r-{day}c"))

    def found(
        since: float | None, until: float | None, states: tuple[str, ...] = (), **more: Any
    ) -> str:
        first, last = (
            None if day is None else begin + timedelta(days=day) for day in (since, until)
        )
        return names(store.find("ruling", Filter(since=first, until=last, states=states), **more))

    assert found(3.5, 5.5) == "r-5c r-5b r-5 r-4c r-4b r-4"
    assert found(0, 0.5) == "r-0b r-0"
    assert found(None, 0) == "r-0c"
    assert found(8.5, None) == "r-9c r-9b r-9"
    assert found(None, 100, limit=1) == "r-9c"
    assert found(100, None) == found(None, -100) == ""
    assert found(3.5, 5.5, ("open", "given"), limit=2) == "r-5c r-5b"
    ends = (one.replace(tzinfo=UTC) for one in (datetime.min, datetime.max))
    assert len(store.find("ruling", Filter(since=next(ends), until=next(ends)))) == 30
    store.close()
