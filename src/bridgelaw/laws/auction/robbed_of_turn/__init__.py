"""Laws 17D3 and 34: passes out of rotation left a player without a turn."""
