"""`bridgelaw imps`: scores in IMPs (Law 78B)."""
