"""Laws 16A-C and 73A-C: what partner gave away otherwise than by calls and plays."""
