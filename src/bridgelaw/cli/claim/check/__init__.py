"""`bridgelaw claim check`: claims that were agreed at the table, judged again (Law 70)."""
