"""What every page stands on: requests, access, limits, templates and pages of errors."""
