"""Where the desk is found: its names and addresses, their certificate, codes for a camera."""
