"""Laws 68 and 70: a claim or concession."""
