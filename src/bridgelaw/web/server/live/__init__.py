"""What changes under an open page: tables, calls, the round, what another director taps."""
