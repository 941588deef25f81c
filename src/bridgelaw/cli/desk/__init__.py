"""`bridgelaw desk`: the desk in the browser."""
