"""Law 86B: teams, and a board without results that can be compared."""
