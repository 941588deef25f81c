"""What is kept: tables, rulings and sessions of the club, each folded from its stream."""
