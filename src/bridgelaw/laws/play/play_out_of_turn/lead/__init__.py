"""Laws 53, 55 and 56: a lead out of turn."""
