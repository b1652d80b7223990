"""HTTP and WebSocket: the protocol, the wiring, the settings."""
