"""逃亡者系 — those who sleep elsewhere."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Escaping
from engine.shikigami.night.divination import lies
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.seats import around
from engine.shikigami.terms import OGRE, VILLAGE, Family, Role
from engine.shikigami.victory import SURVIVING

ESCAPERS = Family("escaper", VILLAGE, basic="escaper", upper="qilin", lower="bean_tanuki")


def at_a_wolf(night: Night, host: int) -> bool:
    return night.family(host) == "werewolf"


ESCAPER = Role("escaper", ESCAPERS, "escaper", (Acting("escape"), Escaping(fails=at_a_wolf), SURVIVING))  # 逃亡者
LOST_CHILD = Role(  # 迷い人
    "lost_child", ESCAPERS, "psycho_escaper", (Acting("escape"), Escaping(fails=lies), SURVIVING),
)


def at_the_doomed(night: Night, host: int) -> bool:
    return night.has(host, "death_warrant")


def lays_a_warrant(night: Night, host: int) -> None:
    if not night.bears(host, VegaImmune):
        night.gain(host, "death_warrant", night.n + 4)


HARPY = Role(  # 半鳥女
    "harpy", ESCAPERS, "doom_escaper",
    (Acting("escape"), Escaping(fails=at_the_doomed, arrives=lays_a_warrant), SURVIVING),
    gives=("death_warrant",),
)


def at_killers(night: Night, host: int) -> bool:
    return night.family(host) in ("werewolf", "assassin") or night.main_camp(host) == OGRE


def makes_its_host_mayor(night: Night, host: int) -> None:
    if night.camp(host) == VILLAGE:
        night.gain(host, "day_voter", night.n + 1)


QILIN = Role(  # 麒麟
    "qilin", ESCAPERS, "divine_escaper",
    (Acting("escape"), Escaping(fails=at_killers, arrives=makes_its_host_mayor), SURVIVING),
    gives=("day_voter",),
)


def beside_a_wolf(night: Night, host: int) -> bool:
    """A living wolf sits in one of the eight seats around the host."""
    people = [night.real(body) for body in around(night.apparent(host), night.start.n)]
    return any(night.alive(person) and night.family(person) == "werewolf" for person in people)


AGENT = Role(  # 諜報員
    "agent", ESCAPERS, "agent_escaper",
    (Acting("escape", every=3), Escaping(fails=beside_a_wolf), SURVIVING),
)


def at_no_woman(night: Night, host: int) -> bool:
    return night.sex(host) != "female"


UNICORN = Role(  # 一角獣
    "unicorn", ESCAPERS, "incubus_escaper",
    (Acting("escape"), Escaping(fails=at_no_woman), SURVIVING),
)


def at_no_man(night: Night, host: int) -> bool:
    return night.sex(host) != "male"


WATER_NYMPH = Role(  # 水妖姫
    "water_nymph", ESCAPERS, "succubus_escaper",
    (Acting("escape"), Escaping(fails=at_no_man), SURVIVING),
)


def at_the_busy(night: Night, host: int) -> bool:
    """A pass counts as a vote, and so does one that the weather removed."""
    voted = host in night.passed or any(vote.seat == host for vote in night.votes)
    return voted or night.family(host) == "werewolf"


BEAN_TANUKI = Role(  # 豆狸
    "bean_tanuki", ESCAPERS, "stargazer_escaper",
    (Acting("escape"), Escaping(fails=at_the_busy), SURVIVING),
)

ROLES = (ESCAPER, LOST_CHILD, HARPY, QILIN, AGENT, UNICORN, WATER_NYMPH, BEAN_TANUKI)
