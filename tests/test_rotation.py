"""What a run takes of what is exhaustive: in the end nothing is left out, and a seed repeats it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import rotation
from tests.corpus import CORPORA, MOST, Corpus, chosen
from tests.rotation import either, fresh_seeds, in_turn, one_of_each, rotated


@pytest.fixture(autouse=True)
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of the real run stays as it is."""
    monkeypatch.setattr(rotation, "_run", rotation._Run())


@pytest.mark.parametrize(("count", "part"), [(64, 9), (100, 10), (7, 10), (2, 2), (1, 3)])
def test_every_item_has_its_turn(count: int, part: int) -> None:
    seen: set[int] = set()
    for seed in range(200):
        rotation.begin(seed, exhaustive=False)
        some = rotated(range(count), part)
        assert 1 <= len(some) <= -(-count // part)
        assert list(some) == list(rotated(range(count), part)), "the same seed, the same items"
        seen.update(some)
    assert seen == set(range(count))


def test_each_of_many_has_its_turn() -> None:
    turns = {name: 0 for name in ("a", "b", "c")}
    for seed in range(300):
        rotation.begin(seed, exhaustive=False)
        for name in turns:
            turns[name] += in_turn(name)
    assert all(60 < times < 140 for times in turns.values()), turns
    rotation.begin(7, exhaustive=True)
    assert all(map(in_turn, turns))


def test_two_rotations_meet_in_every_pair() -> None:
    pairs: set[tuple[int, int]] = set()
    for seed in range(1000):
        rotation.begin(seed, exhaustive=False)
        pairs.add((rotated(range(10), 10)[0], rotated(range(2), 2)[0]))
    assert len(pairs) == 20


def test_one_of_each_kind_and_another_one_later() -> None:
    seen: set[int] = set()
    for seed in range(100):
        rotation.begin(seed, exhaustive=False)
        some = one_of_each(range(12), lambda number: number % 4)
        assert sorted(number % 4 for number in some) == [0, 1, 2, 3]
        seen.update(some)
    assert seen == set(range(12))


def test_an_exhaustive_run_takes_everything() -> None:
    rotation.begin(7, exhaustive=True)
    assert list(rotated(range(100))) == list(range(100))
    assert list(one_of_each(range(12), lambda number: number % 4)) == list(range(12))
    assert len(fresh_seeds(2, exhaustive=5)) == 5
    assert either(1, exhaustive=2) == 2


def test_fresh_seeds_belong_to_one_run() -> None:
    taken: set[int] = set()
    for seed in (0, 1, 2, 999_999):
        rotation.begin(seed, exhaustive=False)
        assert taken.isdisjoint(fresh_seeds(200, exhaustive=10_000))
        taken.update(fresh_seeds(200, exhaustive=10_000))
    assert len(taken) == 800


def test_few_seeds_are_chosen_that_meet_everything() -> None:
    met = {1: {"a"}, 2: {"a", "b", "c"}, 3: {"c", "d"}, 4: {"b"}, 5: {"d", "e"}}
    assert chosen(met) == {2: {"a", "b", "c"}, 5: {"d", "e"}}
    assert chosen(met, most=1) == {2: {"a", "b", "c"}}
    assert chosen({}) == {}


@pytest.mark.parametrize("corpus", CORPORA, ids=lambda corpus: corpus.name)
def test_a_corpus_is_small_sorted_and_read_as_it_is_written(corpus: Corpus, tmp_path: Path) -> None:
    kept = corpus.read()
    assert 0 < len(kept) <= MOST
    assert list(kept) == sorted(kept)
    assert len(set().union(*kept.values())) == sum(map(len, kept.values())), "each thing once"
    written = Corpus(corpus.name, corpus.title, tmp_path / "again", corpus.check, corpus.met_at)
    written.write(kept)
    assert written.path.read_bytes() == corpus.path.read_bytes()


def test_a_corpus_that_meets_too_little_is_worth_nothing(tmp_path: Path) -> None:
    first = CORPORA[0]
    corpus = Corpus("few", "Few", tmp_path / "few", first.check, first.met_at)
    corpus.write({1: [f"thing {number}" for number in range(20)]})
    corpus.check_worth({f"thing {number}" for number in range(2, 30)})
    with pytest.raises(AssertionError, match="make boards"):
        corpus.check_worth({f"thing {number}" for number in range(3, 30)})
