"""`bridgelaw vp`: IMPs in victory points."""
