"""`bridgelaw app`: the desk that runs inside the browser."""
