"""`bridgelaw law`: what a clause says."""
