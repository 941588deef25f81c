"""What has changed in the Laws since 2017: a module for each edition, the oldest first.

An edition that comes is a module here and a row in `scoring/editions.py`; a procedure that it
changes asks `case.is_since`, or has a law of its own beside it (`since_2027.py` in its folder).
"""

from bridgelaw.laws.digest.amendments import of_2024
from bridgelaw.laws.digest.amendments.amendment import Amendment

AMENDMENTS: tuple[Amendment, ...] = (of_2024.AMENDMENT,)
