"""The score desk."""
