"""How long somebody waits for what is computed for them.

What can take long asks now and then whether anybody still waits (`ensure_awaited`), and ends with
a sentence where nobody does. Who answers people says how long they wait (`awaited`); where nobody
says so, as in the terminal, there is all the time in the world.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bridgelaw.locale.text import Text, tr

_IS_OVER: ContextVar[Callable[[], bool] | None] = ContextVar("is_over", default=None)


class OutOfTime(Exception):
    """It took longer than anybody waits.

    It is no `Refusal`: who goes on after a line that cannot be read must not go on after this.
    """

    def __init__(self, advice: Text | None = None) -> None:
        self.text = tr("This took too long and was ended.")
        self.advice = advice
        """What can be done instead."""
        super().__init__(str(self.text))


@contextmanager
def awaited(is_over: Callable[[], bool]) -> Iterator[None]:
    """What is computed inside is computed for somebody; `is_over`: do they wait no longer?"""
    before = _IS_OVER.set(is_over)
    try:
        yield
    finally:
        _IS_OVER.reset(before)


def is_over() -> bool:
    """Does nobody wait any more for what is computed here?"""
    asked = _IS_OVER.get()
    return asked is not None and asked()


def ensure_awaited(advice: Text | None = None) -> None:
    """`OutOfTime` where nobody waits any more; `advice`: what they can do instead."""
    asked = _IS_OVER.get()
    if asked is not None and asked():
        raise OutOfTime(advice)
