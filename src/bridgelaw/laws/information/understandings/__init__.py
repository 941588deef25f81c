"""Law 40: partnership understandings: psychic calls, methods, disclosure, aids."""
