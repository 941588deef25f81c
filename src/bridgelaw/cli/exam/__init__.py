"""`bridgelaw exam`."""
