"""The families of bots: one file each, over what `search` offers."""
