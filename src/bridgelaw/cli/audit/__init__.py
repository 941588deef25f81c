"""`bridgelaw audit`: every irregularity in archives of boards that were played."""
