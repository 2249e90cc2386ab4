"""Hearing people: names, role words and rules of Japanese and English, over what the listener's view holds."""
