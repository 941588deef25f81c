"""The PIN on each device."""
