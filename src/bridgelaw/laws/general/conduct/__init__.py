"""Laws 72 to 74, 76, 90 and 91: conduct, slow play, procedure, and what may be given for it."""
