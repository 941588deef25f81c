"""Slips: a ruling with the facts that it rests on, signed, so that anybody can run it again."""

from bridgelaw.slips.facts import Facts
from bridgelaw.slips.slip import BadSlip, Slip, read_slip
from bridgelaw.slips.trial import Trial, try_again

__all__ = ["BadSlip", "Facts", "Slip", "Trial", "read_slip", "try_again"]
