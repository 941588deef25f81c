"""Laws 48 and 49: cards shown or named during the play."""
