"""Laws 1, 2, 6 and 7: faults of the pack, the deal and the board."""
