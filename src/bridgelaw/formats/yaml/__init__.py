"""Results as a person types them."""
