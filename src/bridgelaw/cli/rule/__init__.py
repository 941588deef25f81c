"""`bridgelaw rule`: guides through a ruling."""
