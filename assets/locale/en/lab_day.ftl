# The night lab by day: votes and their count.
lab-day-to-day = To the day’s vote
lab-day-to-night = To the night
lab-day-date = Day { $n }
lab-day-earlier = One day earlier
lab-day-later = One day later
lab-day-vote = votes for
lab-day-ballot = Vote
lab-day-no-ballot = The dead have no vote.
lab-day-outcomes = By nightfall
lab-day-decided = The vote falls on { $name }
lab-day-again = A tie: the village votes again
