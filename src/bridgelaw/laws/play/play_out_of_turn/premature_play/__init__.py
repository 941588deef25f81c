"""Laws 57 and 60: a card played before its turn."""
