"""Law 25A where it is a rarity: another law rules unless somebody says that it was a slip."""

from dataclasses import replace

from bridgelaw.laws.common import unintended
from bridgelaw.laws.law import tr

SLIP = replace(unintended.UNINTENDED, usually="no", unusual=tr("It was a slip: never meant"))

ASKED_AFTER_A_SLIP = (unintended.INTENDED_CALL, unintended.LHO_CALLED, unintended.LHO_CHANGES)
"""What is asked where it was one."""
