"""Laws 35 to 39: calls that can never be accepted."""
