"""Law 71: a concession, and when it is cancelled."""
