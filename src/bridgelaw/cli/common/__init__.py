"""What several commands share: prompts, the screen, files, and words for Click."""
