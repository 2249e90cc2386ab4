"""A party on the local network: one host, other desktops and phones. Loaded, and a port opened, only when one asks."""
