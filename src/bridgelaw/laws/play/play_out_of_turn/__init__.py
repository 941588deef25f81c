"""Laws 45E and 53 to 60: leads and plays out of turn."""
