"""HTTP and WebSocket protocol, security headers, cookies, rate limits, client addresses."""
