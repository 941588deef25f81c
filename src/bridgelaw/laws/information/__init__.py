"""What players may know: Laws 16, 20, 40, 73 and 75."""
