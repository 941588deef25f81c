"""The laws of the play, from the opening lead to the last trick."""
