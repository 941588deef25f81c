"""Laws 13 and 14: a hand with more or fewer than thirteen cards."""
