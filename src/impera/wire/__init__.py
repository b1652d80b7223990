"""Every shape that crosses the wire, once, and the encoder that writes it. Commands are in impera.tables.commands."""
