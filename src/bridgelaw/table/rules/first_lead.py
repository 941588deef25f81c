"""The clause of the right that declarer has at a defender's first lead, where none is named."""

FIRST_LEAD = "26B"
