"""Laws 42, 43 and 45F: what dummy may say and do, and what follows if they do more."""
