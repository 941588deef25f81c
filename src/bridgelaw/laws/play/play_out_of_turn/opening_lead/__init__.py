"""Law 54: an opening lead out of turn."""
