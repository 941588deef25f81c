"""How much of the machine somebody may take: connections, turns, time."""
