"""Files of deals alone, as dealing machines take them: DUP and DLM."""
