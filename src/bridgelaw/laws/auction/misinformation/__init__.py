"""Law 21: a call that was made because an opponent explained something wrongly."""
