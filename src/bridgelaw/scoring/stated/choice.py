"""What is done with a file's points that are not ours."""

from enum import Enum


class Choice(Enum):
    """What is done with a file's points that are not ours."""

    KEEP = "keep"
    """They count for every line that nobody adjusts or corrects."""
    RECOMPUTE = "recompute"
    """Everything is ours."""
