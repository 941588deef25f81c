"""Law 25A where it is a rarity: another law rules unless somebody says that it was a slip."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.common import unintended
from bridgelaw.locale.text import tr

SLIP = replace(unintended.UNINTENDED, usually="no", unusual=tr("It was a slip: never meant"))

ASKED_OF_A_SLIP = (SLIP, unintended.INTENDED_CALL, unintended.LHO_CALLED, unintended.LHO_CHANGES)
"""What is asked where it may be one."""
