"""`bridgelaw flowchart`: a procedure drawn from its code."""
