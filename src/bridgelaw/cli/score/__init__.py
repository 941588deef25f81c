"""`bridgelaw score`: what a result is worth (Law 77)."""
