"""The laws in our own short words."""
