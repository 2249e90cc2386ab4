"""What happens by day: calls, free time, perks, the vote, the terms of dusk."""
