"""Laws 45E and 53 to 60: which card came out of turn."""
