"""Files of claims: the cards left, who claims what and with which words."""

from bridgelaw.formats.claims.file import read_claim, read_claim_data
from bridgelaw.formats.claims.layout import ClaimFile
from bridgelaw.formats.claims.write import write_claim

__all__ = ["ClaimFile", "read_claim", "read_claim_data", "write_claim"]
