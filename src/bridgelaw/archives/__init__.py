"""Archives of boards that were played: every irregularity in them, with its law.

`audit` is a pure function from the bytes of a file to what is wrong in it. Everything else in this
room reads many files with it: `sources` finds them, in folders and archives, and cuts large ones;
`work` is done by one of the `engines`; a `journal` keeps what is done; `written` makes a table.

Only what is listed in `__all__` is promised.
"""

from bridgelaw.archives.auditing import audit
from bridgelaw.archives.finding import Finding

__all__ = ["Finding", "audit"]
