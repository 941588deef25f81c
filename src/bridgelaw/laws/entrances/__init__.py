"""Finding the procedure that is meant by what people say at a table."""
