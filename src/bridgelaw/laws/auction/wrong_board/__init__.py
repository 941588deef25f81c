"""Law 15A: a call made on cards that were taken from a wrong board."""
