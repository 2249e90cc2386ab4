"""Draws the places of the day games into `assets/layers/games/*.svg`: run it again after a change, the result is kept.

Only fills, gradients and strokes that QtSvg draws the same as a browser; sizes as in the other layers, 1920 x 1080.
"""

# ruff: noqa: E501 - a path is one line
from __future__ import annotations

import random
from pathlib import Path

OUT = Path(__file__).resolve().parent / "layers" / "games"
W, H = 1920, 1080


class Drawing:
    """An SVG in the making."""

    def __init__(self, width: int = W, height: int = H, seed: str = "") -> None:
        self.width, self.height = width, height
        self.defs: list[str] = []
        self.parts: list[str] = []
        self.dice = random.Random(seed)

    def shade(self, id: str, *stops: tuple[float, str, float], round_: bool = False, level: bool = False) -> str:
        kind = "radialGradient" if round_ else "linearGradient"
        where = 'cx=".5" cy=".5" r=".5"' if round_ else 'x1="0" y1="0" x2="1" y2="0"' if level else (
            'x1="0" y1="0" x2="0" y2="1"'
        )
        inner = "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)
        self.defs.append(f'<{kind} id="{id}" {where}>{inner}</{kind}>')
        return f"url(#{id})"

    def rect(self, x: float, y: float, w: float, h: float, fill: str, r: float = 0, more: str = "") -> None:
        corner = f' rx="{r:g}"' if r else ""
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{corner} fill="{fill}" {more}/>')

    def path(self, d: str, fill: str = "none", more: str = "") -> None:
        self.parts.append(f'<path d="{d}" fill="{fill}" {more}/>')

    def line(self, d: str, colour: str, width: float, more: str = "") -> None:
        self.path(d, "none", f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" {more}')

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> None:
        self.parts.append(f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" {more}/>')

    def save(self, name: str) -> None:
        OUT.mkdir(parents=True, exist_ok=True)
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}"><defs>{"".join(self.defs)}</defs>{"".join(self.parts)}</svg>\n'
        )
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


def house(d: Drawing, x: float, y: float, w: float, h: float, wall: str, roof: str, lit: bool = True) -> None:
    """A house with its feet at *y*."""
    d.rect(x, y - h, w, h, wall)
    d.path(f"M{x - 6} {y - h}L{x + w * .22} {y - h - w * .34}L{x + w * .78} {y - h - w * .34}L{x + w + 6} {y - h}Z", roof)
    d.path(f"M{x - 6} {y - h}h{w + 12}v5h-{w + 12}Z", "#1C1218", 'opacity=".5"')
    glow = "#FFD58A" if lit else "#3A2C36"
    n = max(1, int(w // 30))
    for i in range(n):
        wx = x + w * (i + .5) / n - 6
        d.rect(wx, y - h * .68, 12, 15, glow, 2)
        d.line(f"M{wx + 6} {y - h * .68}v15", "#2A1A20", 1.6)
    d.rect(x + w * .5 - 6, y - h * .32, 12, h * .32, "#2A1A20", 2)


def tree(d: Drawing, x: float, y: float, s: float, leaf: str) -> None:
    d.rect(x - s * .08, y - s * .4, s * .16, s * .4, "#3A2620")
    d.oval(x, y - s * .72, s * .34, s * .42, leaf)
    d.oval(x - s * .1, y - s * .8, s * .18, s * .22, "#FFFFFF", 'opacity=".08"')


def districts() -> None:
    walls = ("#6B5148", "#7A5F50", "#5E4A4C", "#84685A")
    roofs = ("#8E3F34", "#3F4A66", "#6B4632", "#4B3A56")
    for k in range(6):
        d = Drawing(240, 150, f"district{k}")
        ground = d.shade("g", (0, "#4A3A3E", 1), (1, "#33272D", 1))
        d.rect(0, 0, 240, 150, ground, 14)
        for _ in range(26):
            d.rect(d.dice.uniform(4, 226), d.dice.uniform(70, 142), d.dice.uniform(6, 16), 2, "#FFFFFF", 1, 'opacity=".05"')
        back = [(18, 62), (70, 50), (124, 66), (180, 52)]
        for i, (x, w) in enumerate(back):
            if (i + k) % 5:
                house(d, x + d.dice.uniform(-6, 6), 78, w * .8, d.dice.uniform(34, 46), walls[(i + k) % 4], roofs[(i + k * 2) % 4], d.dice.random() < .6)
            else:
                tree(d, x + 22, 80, 60, "#4E6148")
        front = [(10, 58), (96, 64), (168, 56)]
        for i, (x, w) in enumerate(front):
            if (i * 2 + k) % 4:
                house(d, x, 128, w, d.dice.uniform(36, 48), walls[(i + k + 1) % 4], roofs[(i + k) % 4])
            else:
                tree(d, x + 20, 128, 56, "#5A6B4C")
                tree(d, x + 44, 130, 44, "#48583F")
        d.save(f"district_{k}")
    d = Drawing(240, 150)
    d.rect(0, 0, 240, 150, d.shade("g", (0, "#6A5230", 1), (1, "#4A3620", 1)), 14)
    d.oval(120, 88, 100, 58, d.shade("l", (0, "#FFE2A0", .9), (.6, "#F7AE62", .35), (1, "#F7AE62", 0), round_=True))
    for r in (64, 48, 32):
        d.oval(120, 108, r * 1.5, r * .42, "none", 'stroke="#FFE9B8" stroke-width="2" opacity=".5"')
    d.rect(112, 28, 6, 84, "#2A1A14", 3)
    d.path("M118 30h62l-12 17l12 17h-62Z", "#8E2F2A")
    d.path("M118 30h62l-4 6h-58Z", "#FFFFFF", 'opacity=".14"')
    d.path("M140 40a8 8 0 1 0 8 12a9 9 0 0 1-8-12Z", "#F7D68A")
    d.oval(115, 26, 6, 6, "#F7D68A")
    d.path("M92 112h46l8 12H84Z", "#6E5A4C")
    d.path("M100 102h30l4 10H96Z", "#84705E")
    house(d, 16, 92, 44, 36, "#7A5F50", "#6B4632")
    house(d, 186, 92, 40, 34, "#84685A", "#8E3F34")
    d.save("district_meeting")


def town() -> None:
    d = Drawing(seed="town")
    d.rect(0, 0, W, H, d.shade("s", (0, "#3A2740", 1), (.5, "#5B3640", 1), (1, "#2A1B26", 1)))
    d.oval(960, 540, 1100, 620, d.shade("g", (0, "#E0935A", .35), (1, "#E0935A", 0), round_=True))
    for _ in range(90):  # cobbles of a great square seen from above
        x, y = d.dice.uniform(0, W), d.dice.uniform(0, H)
        d.rect(x, y, d.dice.uniform(30, 70), d.dice.uniform(10, 18), "#FFFFFF", 6, 'opacity=".025"')
    for i in range(26):  # roofs round the edge
        x = i * 78 - 30
        h = d.dice.uniform(40, 110)
        d.path(f"M{x} {H}V{H - h}l40 -34l40 34V{H}Z", "#1C1219", 'opacity=".75"')
        if i % 2:
            d.rect(x + 30, H - h * .7, 14, 18, "#FFD58A", 2, 'opacity=".8"')
    d.save("town")


def pieces() -> None:
    """Small things that stand in the scenes."""
    d = Drawing(64, 64)  # a street barrier
    d.rect(10, 22, 5, 38, "#5A4038", 2)
    d.rect(49, 22, 5, 38, "#5A4038", 2)
    d.rect(4, 26, 56, 14, "#F4E8DC", 3)
    for x in (6, 24, 42):
        d.path(f"M{x} 40l10 -14h9l-10 14Z", "#C23A2C")
    d.oval(32, 18, 7, 7, "#FFB454")
    d.oval(32, 18, 12, 12, "#FFB454", 'opacity=".25"')
    d.save("barrier")
    d = Drawing(120, 120, "vine")
    for sweep in (
        "M6 70C14 118 106 118 114 70", "M10 44C2 92 60 128 108 92", "M110 44C120 86 70 122 14 96",
        "M16 34C6 54 4 66 10 78", "M104 34C114 54 116 66 110 78", "M22 92C44 74 76 74 98 92",
    ):
        d.line(sweep, "#35592F", 7)
        d.line(sweep, "#6FA35A", 3)
    for x, y, turn in (
        (8, 60, -30), (14, 84, 20), (30, 102, 60), (54, 110, 80), (80, 106, 120), (102, 90, 160), (112, 62, 200),
        (24, 90, -60), (96, 96, 30), (60, 80, 0), (12, 40, -80), (108, 40, -20),
    ):
        d.path(f"M{x} {y}c6 -14 18 -12 18 -12c0 8 -6 15 -18 12Z", "#8CC274", f'transform="rotate({turn} {x} {y})"')
    d.save("vines")


def arch() -> None:
    """A niche of light for a god."""
    d = Drawing(240, 312)
    gold = d.shade("a", (0, "#FFF0C0", 1), (.5, "#F7C86A", 1), (1, "#B06A2A", 1))
    stone = d.shade("b", (0, "#8A4630", 1), (.5, "#5A2A22", 1), (1, "#3A1B14", 1), level=True)
    d.path("M8 312V124C8 50 58 6 120 6s112 44 112 118v188Z", stone)
    d.path("M30 300V126C30 64 70 28 120 28s90 36 90 98v174Z", gold)
    for k in range(9):
        x = 120 + (k - 4) * 22
        d.path(f"M120 180L{x - 7} 30h14Z", "#FFFFFF", 'opacity=".16"')
    d.rect(2, 292, 236, 20, "#6E3A28", 4)
    d.rect(2, 292, 236, 5, "#C98A4A", 2)
    for x in (10, 214):
        d.rect(x, 120, 16, 172, "#7A3E2C", 3)
        d.rect(x + 2, 120, 4, 172, "#C98A4A", 2, 'opacity=".5"')
    d.path("M120 0l16 16l-16 16l-16 -16Z", "#F7D68A")
    d.save("arch")


def main() -> None:
    arch()
    town()
    districts()
    pieces()


if __name__ == "__main__":
    main()
