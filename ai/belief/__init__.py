"""What a seat believes: a posterior over worlds (who the enemies are, and which claims are true)."""
