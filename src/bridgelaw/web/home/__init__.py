"""“What happened?”: the first page."""
