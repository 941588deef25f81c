"""Law 52: a defender plays something else although a penalty card was due."""
