"""The plain columns of roles, traits and weathers are those of the rule text, of which `tables.json` is a copy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.shikigami.acting import Acting
from engine.shikigami.roles import ROLES
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import WEATHERS

COPY = json.loads((Path(__file__).parents[2] / "scenarios" / "tables.json").read_text())
TEXT = Path(__file__).parents[4] / "shared" / "spec" / "shikigami" / "roles.json"
"""Where the rule text lies beside this tree; the copy here is held to it."""
FACETS = {
    "guard_limited": "GuardLimited", "dream": "Dreaming", "fairy": "Fairylike", "doll": "Doll",
    "curse_bearer": "CurseBearing", "special_resistance": "SpecialResistance", "fox_wolf_resist": "FoxResisting",
    "possessor": "Possessor", "possession_limited": "PossessionLimited", "revival_limited": "RevivalLimited",
    "reflects_assassination": "Reflecting", "has_hunt": "Hunting", "hunt_target": "Prey", "poison": "Poisonous",
    "body_double_user": "Reacting",
}
"""Column → the facet that says the same."""
BESIDES = {"poison": {"dream_poisoner"}, "body_double_user": {"therian"}}
"""Whose facet is of the same kind, but no poison at night (夢毒者) and no double (獣人)."""


def test_the_copy_holds_all_roles_traits_and_weathers():
    assert (len(COPY["roles"]), len(COPY["traits"]), len(COPY["weathers"])) == (242, 58, 73)
    assert COPY["columns"].keys() == FACETS.keys()


@pytest.mark.parametrize("column", FACETS)
def test_a_column_of_the_roles_is_a_facet_of_the_same_roles(column):
    bearing = {name for name in COPY["roles"] if FACETS[column] in {kind.__name__ for kind in ROLES[name].kinds}}
    assert bearing - BESIDES.get(column, set()) == set(COPY["columns"][column])


@pytest.mark.parametrize("name", COPY["roles"])
def test_a_role_has_the_camp_family_count_and_vote_of_its_row(name):
    role = ROLES[name]
    ref, camp, family, count, *vote = COPY["roles"][name]
    assert (role.ref, role.camp, role.family.id, role.count.value) == (ref, camp, family, count)
    cast = [[mine.action, mine.first, mine.may_skip] for mine in role.every(Acting)]
    assert (vote in cast) if vote else not cast


OF_THE_DAY = {"slip_howl", "confession", "mind_open"}
"""Traits that only a vote, a weather or a god of the day brings; the tables of the night do not know them."""


def test_all_traits_and_weathers_are_there_under_their_names():
    told = {t.id: t.ref for t in TRAITS.values() if not t.secret}
    assert {id: ref for id, ref in told.items() if id not in OF_THE_DAY} == COPY["traits"]
    assert set(told) >= OF_THE_DAY
    assert [[w.id, w.ref] for w in WEATHERS.values()] == [list(row) for row in COPY["weathers"].items()]


def test_the_copy_is_the_rule_text():
    text = json.loads(TEXT.read_text()) if TEXT.is_file() else []
    for row in text:
        assert [row["ref"], row["camp"], row["family"], row["count"]] == COPY["roles"][row["id"]][:4]
        for column, names in COPY["columns"].items():
            assert (row[column] not in (False, 0, "none")) == (row["id"] in names), (row["id"], column)
