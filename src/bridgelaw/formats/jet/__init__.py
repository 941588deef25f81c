"""Microsoft Access files (JET3 and JET4), read only: as much of them as results files need."""
