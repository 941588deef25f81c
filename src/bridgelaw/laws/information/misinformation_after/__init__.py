"""Laws 20F, 21B3, 40B, 47E2 and 75: a wrong explanation that is looked at afterwards."""
