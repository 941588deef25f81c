"""Law 62: the cards that can take the place of others."""
