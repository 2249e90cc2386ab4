"""逃亡者系 — those who sleep elsewhere."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Escaping
from engine.shikigami.terms import VILLAGE, Family, Role

ESCAPERS = Family("escaper", VILLAGE)

ESCAPER = Role("escaper", ESCAPERS, "escaper", (Acting("escape"), Escaping()))  # 逃亡者
LOST_CHILD = Role("lost_child", ESCAPERS, "psycho_escaper", (Acting("escape"), Escaping()))  # 迷い人
HARPY = Role("harpy", ESCAPERS, "doom_escaper", (Acting("escape"), Escaping()))  # 半鳥女
QILIN = Role("qilin", ESCAPERS, "divine_escaper", (Acting("escape"), Escaping()))  # 麒麟
AGENT = Role("agent", ESCAPERS, "agent_escaper", (Acting("escape", every=3), Escaping()))  # 諜報員
UNICORN = Role("unicorn", ESCAPERS, "incubus_escaper", (Acting("escape"), Escaping()))  # 一角獣
WATER_NYMPH = Role("water_nymph", ESCAPERS, "succubus_escaper", (Acting("escape"), Escaping()))  # 水妖姫
BEAN_TANUKI = Role("bean_tanuki", ESCAPERS, "stargazer_escaper", (Acting("escape"), Escaping()))  # 豆狸

ROLES = (ESCAPER, LOST_CHILD, HARPY, QILIN, AGENT, UNICORN, WATER_NYMPH, BEAN_TANUKI)
