"""What to do: over the belief, one default policy an ability; covers, votes and what to say."""
