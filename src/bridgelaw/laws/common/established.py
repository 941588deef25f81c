"""Law 63A: the clause by which each way of going on establishes a revoke."""

from bridgelaw.table.revokes import Established

ESTABLISHED_BY = {
    Established.NO: "62A",
    Established.PLAYED: "63A1",
    Established.PLAYED_OUT: "63A1",
    Established.NAMED: "63A2",
    Established.CLAIMED: "63A3",
    Established.OPPONENTS_CLAIMED: "63A4",
}
