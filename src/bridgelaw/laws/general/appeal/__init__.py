"""Laws 83, 92 and 93: appeals."""
