"""Ten billion yen as a picture: four shops, the balance that runs down, one's own receipts, and the ballot after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.daygame_story import YEN
from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import faces, last_move, move, name, options, today
from engine import events as ev
from engine.actions import ActionSpec
from engine.survival.daygames.ten_billion_yen import SHOPS
from engine.views import View

GAME = "ten_billion_yen"
ROUNDS = 4


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`shops` (`id`, `name`, `faulty`: whether the viewer knows the register to be faulty), `units` to buy for,
    `balance` of `budget` units, `yen`, `each` (the yen of a unit, in words), `receipts` (`said`, `accepted`), `buy`,
    `refund` (may be done) and `refundWhy` not, `made` in words, `done`, `success`, `perks` and `people` of the ballot
    while it is open, `voted`, and the `perk` that was chosen."""
    game = today(view)
    budget = int(game.get("budget", default=0))
    balance = int(game.get("balance", default=budget))
    buy, ballot = move(specs, "buy"), move(specs, "perk_ballot")
    refund = next((spec for spec in specs if spec.id == "refund"), None)
    playing = view.phase == "day_game"
    faulty = game.get("faulty") if playing else None
    made = last_move(game, view.seat)
    success = game.get("success")
    perk = game.get("perk")
    return {
        "actions": ["buy", "refund", "wait", "perk_ballot"], "of": ROUNDS,
        "shops": [{"id": shop, "name": word(shop, text), "faulty": shop == faulty} for shop in SHOPS],
        "units": [int(unit) for unit in options(buy, "units")],
        "budget": budget, "balance": balance, "yen": yen(balance, budget), "all": yen(budget, budget),
        "each": text.of("survival-scene-ten_billion_yen-each", yen=f"{round(YEN / budget):,}") if budget else "",
        "receipts": [receipt(*one, text=text) for one in game.get("receipts", view.seat, ())],
        "buy": buy is not None, "refund": refund is not None and not refund.blocked,
        "refundWhy": text.of(f"survival-scene-ten_billion_yen-refund-{refund.blocked}")
        if refund is not None and refund.blocked else "",
        "made": said(made, view, text) if made is not None else "",
        "done": success is not None, "success": bool(success),
        "perks": [
            {"id": id, "name": text.of(f"survival-perk-{id}"),
             "about": text.of(key) if text.has(key := f"survival-perk-{id}-short") else ""}
            for id in options(ballot, "perk")
        ],
        "people": faces(ballot.targets, view, text) if ballot is not None else [],
        "voted": made is not None and made.action == "perk_ballot",
        "perk": text.of("survival-ten_billion_yen-perk", value=text.of(f"survival-perk-{perk}")) if perk else "",
    }  # fmt: skip


def yen(units: int, budget: int) -> float:
    """What *units* are worth; whole yen."""
    return float(round(units * YEN / budget)) if budget else 0.0


def receipt(n: int, shop: str, units: int, how: str, text: Catalogue) -> dict[str, Any]:
    """One's own purchase: `round`, `said`, `accepted`."""
    return {
        "round": n, "accepted": how == "accepted", "units": units, "shop": shop,
        "said": text.of(f"survival-scene-ten_billion_yen-receipt-{how}", n=n, shop=word(shop, text), units=units),
    }  # fmt: skip


def said(made: ev.Acted, view: View, text: Catalogue) -> str:
    """What one has decided in this round."""
    key = f"survival-scene-ten_billion_yen-made-{made.action}"
    match made.action:
        case "buy":
            return text.of(key, shop=word(made.picks["shop"][0], text), units=int(made.picks["units"][0]))
        case "perk_ballot":
            perk = text.of(f"survival-perk-{made.picks['perk'][0]}")
            return text.of(key, perk=perk, name=name(made.targets[0], view, text))
    return text.of(key)
