"""Law 26: restrictions on the lead after a call was withdrawn."""
