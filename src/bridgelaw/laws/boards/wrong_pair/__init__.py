"""Law 15B: a board played by the wrong pair, in the wrong direction, or at the wrong time."""
