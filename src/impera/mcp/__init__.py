"""A seat for language models: tools to sit down, look, act and ask, over the Model Context Protocol."""
