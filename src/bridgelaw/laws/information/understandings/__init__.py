"""Law 40: partnership understandings, psychic calls, disclosure and system cards."""
