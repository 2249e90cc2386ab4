"""The party on the local network: the wire, the table's side, the server, and guests. Loaded only when one opens."""
