"""`bridgelaw revoke`: what revokes cost by themselves, and equity beside it (Law 64)."""
