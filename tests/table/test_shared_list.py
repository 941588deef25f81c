"""Lists that share their items, and tables that look back without folding anew."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from bridgelaw.table import Table
from bridgelaw.table.shared_list import SharedList
from tests.table.checks import facts
from tests.table.tables import TRICK, table


def test_a_copy_shares_its_items_until_it_grows_another_way() -> None:
    first: SharedList[int] = SharedList([1, 2])
    second = first.copy()
    first.append(3)
    second.append(4)
    second.append(5)
    assert list(first) == [1, 2, 3]
    assert list(second) == [1, 2, 4, 5]
    assert list(second.first(3)) == [1, 2, 4]
    assert len(first) == 3


def test_a_copy_does_not_see_what_comes_later() -> None:
    first: SharedList[int] = SharedList()
    copies = []
    for number in range(5):
        copies.append(first.copy())
        first.append(number)
    assert [list(copy) for copy in copies] == [list(range(number)) for number in range(5)]


def test_those_with_the_same_items_are_equal() -> None:
    first: SharedList[int] = SharedList([1, 2])
    longer = first.copy()
    longer.append(3)
    assert first == SharedList([1, 2]) == longer.first(2)
    assert first != longer
    assert longer != SharedList([1, 2, 4])
    assert first != [1, 2]
    with pytest.raises(TypeError):
        hash(first)


def test_copies_that_grow_at_the_same_time_keep_their_own_items() -> None:
    root: SharedList[int] = SharedList(range(10))

    def grown(number: int) -> list[int]:
        mine = root.copy()
        for _ in range(100):
            mine.append(number)
        return list(mine)

    with ThreadPoolExecutor(8) as pool:
        for number, found in enumerate(pool.map(grown, range(50))):
            assert found == [*range(10), *[number] * 100]


def test_every_earlier_moment_is_the_same_whether_remembered_or_folded_again() -> None:
    at = table(TRICK)
    # More events than a table remembers.
    for _ in range(30):
        at = at.after("director", "E exposes H5", "ruling any-ruling of 2017 [9B] E picks up H5")
    for count in range(len(at.log) + 1):
        earlier = at.at(count)
        assert earlier.log == at.log[:count]
        assert facts(earlier) == facts(Table(at.board, at.deal, at.log[:count]))
        assert facts(earlier.after(*at.log[count : count + 1])) == facts(
            at.at(min(count + 1, len(at.log)))
        )


def test_a_moment_that_never_was_is_refused() -> None:
    at = table(TRICK)
    for count in (-1, len(at.log) + 1):
        with pytest.raises(ValueError, match="events"):
            at.at(count)
        with pytest.raises(ValueError, match="events"):
            at.undo(len(at.log) - count)
