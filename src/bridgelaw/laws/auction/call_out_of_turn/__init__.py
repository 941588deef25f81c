"""Laws 28 to 33: calls out of turn."""
