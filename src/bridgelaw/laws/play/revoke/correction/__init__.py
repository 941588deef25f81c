"""Law 62: a revoke is corrected."""
