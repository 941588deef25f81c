"""Learning to direct, as pages."""
