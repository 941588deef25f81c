"""Law 58B: several cards played at once."""
