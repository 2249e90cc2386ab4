"""The tests of a night share the village of `scenes`, which lies here."""
