"""The perks a day game may give, and the boxes of the vegetable island that pay them."""

from __future__ import annotations

PERKS = ("astrologer", "night_watch", "nouveau_riche", "sealer", "shield_bearer", "hypnotist")
BOXES = ("red", "green", "yellow", "purple", "white", "orange")
