"""The director's desk in the browser, and the API for platforms."""
