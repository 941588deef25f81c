"""How fast it is: `make bench` prints a table, each figure beside the obvious way to do it."""
