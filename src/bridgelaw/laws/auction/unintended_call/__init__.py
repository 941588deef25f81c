"""Law 25: a call that was never meant, and a change of call."""
