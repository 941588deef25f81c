"""`bridgelaw case`: runs case files."""
