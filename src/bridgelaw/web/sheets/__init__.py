"""Flow sheets for players without a director."""
