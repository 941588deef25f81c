"""Law 73D, 73E: tempo, manner, and opponents who were misled."""
