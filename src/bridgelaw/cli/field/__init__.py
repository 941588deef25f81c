"""`bridgelaw field`: an event scored, ranked and shown."""
