"""What happened, in a sentence: the facts that were told, and the procedure that rules on it.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from bridgelaw.reading.readings import Outcome
from bridgelaw.stories.as_table import Tabled
from bridgelaw.stories.story import Story, StoryFact, tell

__all__ = ["Outcome", "Story", "StoryFact", "Tabled", "tell"]
