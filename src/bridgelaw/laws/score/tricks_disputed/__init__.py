"""Law 79: the number of tricks is in dispute, or a score was recorded or computed wrongly."""
