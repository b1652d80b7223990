"""What the coach promises, proved: `python -m benchmarks.coach --help`."""
