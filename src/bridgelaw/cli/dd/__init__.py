"""`bridgelaw dd`: what the cards bring double dummy."""
