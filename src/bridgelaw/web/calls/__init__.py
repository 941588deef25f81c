"""Tables that call the director."""
