"""Law 64C: what the cards say about a revoke."""
