"""A director who plays: where they sit, and what they go on with all the same."""
