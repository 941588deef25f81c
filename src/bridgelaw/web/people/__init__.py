"""Accounts: who works at the desk, their sign-ins, and how a device comes in."""
