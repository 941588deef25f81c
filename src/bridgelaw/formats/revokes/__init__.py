"""Boards with revokes: read from records and tables, and what they come to as JSON."""
