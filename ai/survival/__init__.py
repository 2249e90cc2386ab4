"""The players of the rule set Survival: suspicion, powers, gods, perks, day games, talk."""
