"""The command line, one of the two faces of bridgelaw."""
