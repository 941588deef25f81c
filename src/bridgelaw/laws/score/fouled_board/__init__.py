"""Law 87: a board that was not the same for all who are compared on it."""
