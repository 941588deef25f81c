"""What a results file itself gives as points: compared with ours, explained, kept or replaced."""
