"""Slips: a ruling with the facts that it rests on, signed, so that anybody can run it again."""

from bridgelaw.slips.facts import Facts as Facts
from bridgelaw.slips.slip import BadSlip as BadSlip
from bridgelaw.slips.slip import Slip as Slip
from bridgelaw.slips.slip import read_slip as read_slip
from bridgelaw.slips.trial import Trial as Trial
from bridgelaw.slips.trial import try_again as try_again
