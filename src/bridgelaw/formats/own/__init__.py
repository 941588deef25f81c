"""The layout of our own files, and what all formats have in common."""
