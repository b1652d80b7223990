"""What dev.py does, in small modules. They need a Python of 3.11 or newer and nothing that must be installed."""
