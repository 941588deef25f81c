"""Scores as people see them, on whatever face: rounded, named, before and after."""
