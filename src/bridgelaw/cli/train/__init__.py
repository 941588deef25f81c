"""`bridgelaw train`."""
