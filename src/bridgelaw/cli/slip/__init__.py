"""`bridgelaw slip`: a ruling run again from its slip."""
