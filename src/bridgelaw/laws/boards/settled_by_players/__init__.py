"""Laws 9-11, 76 and 81C: what was settled, or not noticed, without the director."""
