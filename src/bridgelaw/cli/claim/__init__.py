"""`bridgelaw claim`: what a disputed claim is worth (Law 70)."""
