"""The public AIWolf contest protocol (platform 0.6): a client that seats our agents there, and a small server."""
