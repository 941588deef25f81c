"""`bridgelaw mcp`: the law as tools for assistants (Model Context Protocol)."""
