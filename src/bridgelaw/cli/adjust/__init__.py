"""`bridgelaw adjust`: a score adjusted, and what it means for everybody."""
