"""The API for platforms, under /api/v1."""
