"""Law 64 over a recorded play: the automatic tricks, and equity beside them."""

from bridgelaw.analysis.revokes.equity import Equity, Follow, kept_without
from bridgelaw.analysis.revokes.found import Revoke, find_revokes, noticed_late
from bridgelaw.analysis.revokes.play import RecordedPlay
from bridgelaw.analysis.revokes.weigh import Advice, Weighed, WeighedRevoke, weigh
from bridgelaw.table.revoke_tricks import Automatic

__all__ = [
    "Advice",
    "Automatic",
    "Equity",
    "Follow",
    "RecordedPlay",
    "Revoke",
    "Weighed",
    "WeighedRevoke",
    "find_revokes",
    "kept_without",
    "noticed_late",
    "weigh",
]
