"""Law 16D: information about a board that comes from elsewhere."""
