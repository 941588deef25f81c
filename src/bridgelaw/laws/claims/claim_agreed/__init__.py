"""Law 69: agreement to a claim or concession, and taking it back."""
