"""The live table: `bridgelaw table`."""
