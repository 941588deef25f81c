"""How a law procedure asks, knows, decides and tells: one mechanism for all of them."""
