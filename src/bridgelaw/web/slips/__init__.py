"""Slips: rulings that anybody can check."""
