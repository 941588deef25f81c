"""The desk on phones in the room."""
