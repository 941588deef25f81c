"""The round clock: for the room, and where the director sets it."""
