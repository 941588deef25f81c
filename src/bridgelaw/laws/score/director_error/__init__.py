"""Law 82C: the director has ruled wrongly."""
