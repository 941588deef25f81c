"""LIN: boards as they were bid and played online, with their claims."""
