"""Comparable calls (Law 23)."""
