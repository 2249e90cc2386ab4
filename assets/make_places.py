"""Draws the places of craft, ten billion yen, wolf tag and Norn's judgement into `assets/layers/games/*.svg`.

Run it again after a change, the result is kept. The same rules as in `make_scenes.py`.
"""

# ruff: noqa: E501 - a path is one line
from __future__ import annotations

from math import cos, pi, sin

from make_scenes import Drawing, H, W, house


def fir(d: Drawing, x: float, y: float, s: float, leaf: str = "#2F4A44", snow: bool = True) -> None:
    """A fir with its foot at *y*."""
    d.rect(x - s * .05, y - s * .2, s * .1, s * .2, "#3A2A22")
    for k in range(3):
        top, wide = y - s + k * s * .24, s * (.2 + k * .09)
        d.path(f"M{x} {top}L{x + wide} {top + s * .4}H{x - wide}Z", leaf)
        if snow:
            d.path(f"M{x} {top}L{x + wide * .55} {top + s * .22}L{x} {top + s * .16}L{x - wide * .55} {top + s * .22}Z", "#E6EEF6")


# -- craft ---------------------------------------------------------------------------------------------------------------
def snow() -> None:
    d = Drawing(seed="snow")
    d.rect(0, 0, W, H, d.shade("s", (0, "#2B3A57", 1), (.55, "#46597A", 1), (1, "#2A3854", 1)))
    d.oval(960, 600, 1050, 560, d.shade("g", (0, "#C7D6EA", .45), (1, "#C7D6EA", 0), round_=True))
    for _ in range(60):
        d.oval(d.dice.uniform(0, W), d.dice.uniform(0, H), d.dice.uniform(60, 160), d.dice.uniform(8, 22), "#FFFFFF", 'opacity=".045"')
    for i in range(34):
        fir(d, i * 60 - 20 + d.dice.uniform(-16, 16), d.dice.uniform(H - 40, H + 30), d.dice.uniform(90, 170), "#1D2E38")
    for i in range(30):
        fir(d, i * 68 - 20 + d.dice.uniform(-16, 16), d.dice.uniform(46, 76), d.dice.uniform(50, 86), "#243748")
    for _ in range(150):
        r = d.dice.uniform(1.5, 4)
        d.oval(d.dice.uniform(0, W), d.dice.uniform(0, H), r, r, "#FFFFFF", 'opacity=".55"')
    d.save("snow")


def plate(name: str, top: str, bottom: str) -> Drawing:
    d = Drawing(240, 150, name)
    d.rect(0, 0, 240, 150, d.shade("g", (0, top, 1), (1, bottom, 1)), 14)
    return d


def crafts() -> None:
    d = plate("lodge", "#5A6C8C", "#C9D5E4")
    d.oval(120, 110, 110, 50, d.shade("l", (0, "#FFD58A", .8), (1, "#FFD58A", 0), round_=True))
    for x in (24, 48, 196, 220):
        fir(d, x, 112, 66)
    d.rect(68, 66, 104, 54, "#7A4E34", 3)
    for k in range(5):
        d.rect(68, 70 + k * 10, 104, 3, "#5C3926")
    d.path("M56 70L120 24L184 70Z", "#4A3028")
    d.path("M56 70L120 24L184 70L172 70L120 36L68 70Z", "#F2F6FA")
    d.rect(150, 26, 12, 26, "#4A3028")
    d.rect(110, 88, 22, 32, "#3A2418", 2)
    for x in (80, 144):
        d.rect(x, 82, 18, 18, "#FFD27A", 2)
        d.path(f"M{x + 9} 82v18M{x} 91h18", "none", 'stroke="#5C3926" stroke-width="2"')
    d.path("M192 124l8 -22l8 10l8 -12l8 24Z", "#F08A3C")
    d.path("M198 124l6 -12l6 6l5 -8l5 14Z", "#FFD98A")
    d.rect(188, 122, 40, 5, "#3A2418", 2)
    d.save("place_lodge")
    d = plate("lake", "#5E7396", "#D5E0EC")
    d.path("M0 66L44 30L84 62L128 22L178 60L214 38L240 60V84H0Z", "#7D90AF")
    d.path("M128 22l-18 17l10 2l8 -6l12 8l6 -6Z", "#F2F6FA")
    d.oval(120, 106, 104, 34, "#8FC1DC")
    d.oval(120, 106, 104, 34, d.shade("i", (0, "#E8F6FF", .9), (1, "#6FA8CC", .2)))
    d.line("M60 98l24 8l-8 12M84 106l26 -4M150 92l20 12l26 -2", "#FFFFFF", 1.6, 'opacity=".8"')
    d.oval(128, 112, 20, 8, "#2C5676")
    d.path("M156 74l4 -26h2l-2 26Z", "#4A3028")
    d.line("M160 50q-22 4 -30 60", "#3A2A22", 1.2)
    for x in (18, 34, 210):
        fir(d, x, 94, 44)
    d.save("place_north_lake")
    d = plate("mine", "#53617F", "#B9C5D6")
    d.path("M10 122L66 26L104 52L142 18L226 122Z", "#5A6176")
    d.path("M66 26L104 52L142 18L164 46L140 44L120 62L98 60L78 52L52 60Z", "#F2F6FA")
    d.path("M88 122V86Q88 64 116 64T144 86V122Z", "#12151E")
    d.path("M84 122V84Q84 58 116 58T148 84V122", "none", 'stroke="#7A5638" stroke-width="8"')
    d.line("M104 150L112 122M136 150L124 122", "#8A6B4A", 4)
    d.line("M102 144h36M106 134h28", "#6B5038", 3)
    d.rect(156, 104, 42, 20, "#4A4F5E", 3)
    d.oval(166, 126, 6, 6, "#23262F")
    d.oval(188, 126, 6, 6, "#23262F")
    d.path("M158 104q8 -12 14 -4q8 -12 14 -2q8 -4 10 6Z", "#8FA0B8")
    d.oval(92, 78, 5, 5, "#FFD27A")
    d.oval(92, 78, 14, 14, d.shade("l", (0, "#FFD27A", .7), (1, "#FFD27A", 0), round_=True))
    d.save("place_west_mine")
    d = plate("forest", "#566B80", "#CBD8E0")
    for x, y, s in ((30, 96, 70), (76, 90, 64), (122, 94, 74), (170, 90, 66), (214, 96, 72)):
        fir(d, x, y, s, "#31504A")
    for x, y, s in ((52, 128, 84), (186, 128, 88)):
        fir(d, x, y, s, "#284540")
    for x, y in ((92, 128), (112, 128), (132, 128), (102, 116), (122, 116)):
        d.oval(x + 8, y, 9, 8, "#8A5E3A")
        d.oval(x + 8, y, 5.5, 5, "#C89A68")
    d.save("place_east_forest")


def goods() -> None:
    d = Drawing(64, 64)
    d.path("M14 20L34 10L54 20V44L34 56L14 44Z", "#9FD4EE")
    d.path("M14 20L34 30L54 20L34 10Z", "#E4F6FF")
    d.path("M34 30V56L14 44V20Z", "#7DBBDE")
    d.line("M20 28l6 12M42 34l6 -6", "#FFFFFF", 2.4, 'opacity=".8"')
    d.save("good_ice")
    d = Drawing(64, 64)
    d.path("M6 32Q22 12 42 30L56 18V46L42 34Q22 52 6 32Z", "#8FA9C4")
    d.path("M6 32Q22 44 42 34L56 46V40L44 32Q24 40 6 32Z", "#C9D8E6")
    d.oval(17, 29, 3, 3, "#16202C")
    d.line("M26 24q4 8 0 16", "#5C7690", 2)
    d.save("good_fish")
    d = Drawing(64, 64)
    d.path("M8 46L16 22L34 12L52 24L58 46L40 56L20 54Z", "#7E8698")
    d.path("M16 22L34 12L38 30L24 38Z", "#A9B2C4")
    d.path("M38 30L52 24L58 46L44 44Z", "#646C7E")
    for x, y in ((28, 24), (44, 38), (24, 46), (38, 48)):
        d.path(f"M{x} {y - 5}l5 5l-5 5l-5 -5Z", "#F2B45C")
    d.save("good_ore")
    d = Drawing(64, 64)
    for points, fill in (
        ("M6 50L12 32L28 28L36 44L28 54Z", "#2B2E38"), ("M28 54L34 34L50 32L58 48L46 56Z", "#22252E"),
        ("M20 30L30 12L46 18L44 34L30 38Z", "#393D4A"),
    ):
        d.path(points, fill, 'stroke="#8E97AA" stroke-width="2"')
    d.path("M28 18l8 -2l-4 8Z", "#AEB6C6")
    d.save("good_coal")
    d = Drawing(64, 64)
    for x, y in ((6, 34), (22, 16)):
        d.rect(x, y, 40, 20, "#8A5E3A", 8)
        d.line(f"M{x + 14} {y + 6}h18M{x + 16} {y + 13}h14", "#6B4428", 2)
        d.oval(x + 5, y + 10, 7, 10, "#D8AE7C")
        d.oval(x + 5, y + 10, 3.5, 5, "#A87846")
    d.save("good_wood")
    d = Drawing(64, 64)
    d.path("M32 6C44 24 52 32 52 42A20 18 0 0 1 12 42C12 32 20 24 32 6Z", "#E89A34")
    d.path("M32 16C40 28 46 34 46 42A14 12 0 0 1 18 42C18 34 26 28 32 16Z", "#F7C15E")
    d.path("M24 38q2 -8 6 -12", "none", 'stroke="#FFF2CC" stroke-width="4" stroke-linecap="round"')
    d.save("good_resin")
    d = Drawing(96, 72)
    d.rect(4, 26, 88, 42, "#7A4E2C", 4)
    d.path("M4 28Q4 6 26 6H70Q92 6 92 28Z", "#8E5E36")
    for x in (4, 80, 44):
        d.rect(x, 8 if x == 44 else 22, 10, 60 if x == 44 else 46, "#C9A24C", 2)
    d.rect(4, 26, 88, 6, "#C9A24C")
    d.rect(42, 28, 14, 16, "#F2CE6E", 3)
    d.oval(49, 36, 3, 3, "#4A3018")
    d.save("chest")


# -- ten billion yen -------------------------------------------------------------------------------------------------------
def street() -> None:
    d = Drawing(seed="street")
    d.rect(0, 0, W, H, d.shade("s", (0, "#1B1A38", 1), (.6, "#4A2A54", 1), (1, "#241A34", 1)))
    for _ in range(70):
        r = d.dice.uniform(1, 2.6)
        d.oval(d.dice.uniform(0, W), d.dice.uniform(0, 420), r, r, "#FFFFFF", 'opacity=".6"')
    for i in range(24):
        x, h = i * 84 - 30, d.dice.uniform(240, 560)
        d.rect(x, H - 260 - h, 74, h + 60, "#17152C")
        for row in range(int(h / 42)):
            for col in range(3):
                if d.dice.random() < .45:
                    tint = d.dice.choice(("#FFD58A", "#F7AE62", "#9FD4E8"))
                    d.rect(x + 10 + col * 20, H - 250 - h + row * 42, 11, 18, tint, 1, 'opacity=".5"')
    d.path(f"M0 {H - 210}H{W}V{H}H0Z", d.shade("r", (0, "#2E2440", 1), (1, "#171224", 1)))
    for i in range(9):
        d.path(f"M{i * 240 - 60} {H - 210}h70l-120 210h-110Z", "#FFFFFF", 'opacity=".03"')
    d.save("street")


def shops() -> None:
    def front(wall: str, awning: tuple[str, str], name: str) -> Drawing:
        d = Drawing(200, 180, name)
        d.rect(6, 8, 188, 166, d.shade("w", (0, wall, 1), (1, "#241A2A", 1)), 8)
        d.rect(16, 78, 168, 78, d.shade("v", (0, "#FFE9B8", 1), (1, "#D8924A", 1)), 4)
        for k in range(8):
            d.path(f"M{8 + k * 23} 54h23v16q-11.5 14 -23 0Z", awning[k % 2])
        d.rect(6, 156, 188, 18, "#1A121E", 4)
        return d

    d = front("#5A4A6E", ("#B5372A", "#F4E8DC"), "department_store")
    for k in range(5):
        d.rect(22 + k * 33, 18, 22, 26, "#FFD58A", 2)
    for x, tint in ((34, "#6C4A7E"), (78, "#2F5A6E"), (122, "#8A4A3A")):
        d.oval(x + 12, 98, 7, 8, "#F2D3B4")
        d.path(f"M{x} 150l4 -40h16l4 40Z", tint)
    d.rect(152, 112, 22, 40, "#7A4A2A", 2)
    d.path("M154 112v-8h18v8", "none", 'stroke="#4A2A1A" stroke-width="3"')
    d.save("shop_department_store")
    d = front("#3A3F66", ("#2E3A66", "#C9A24C"), "jeweller")
    d.path("M70 24h60l18 16l-48 36L52 40Z", "#9FE0F4")
    d.path("M70 24l12 16l18 -16l18 16l12 -16M52 40h96M82 40l18 36l18 -36", "none", 'stroke="#FFFFFF" stroke-width="2"')
    for x in (40, 100, 160):
        d.path(f"M{x - 18} 150q18 -60 36 0Z", "#2A2238")
        d.oval(x, 122, 12, 12, "none", 'stroke="#F2CE6E" stroke-width="3"')
        d.path(f"M{x} 130l6 6l-6 8l-6 -8Z", "#E0567A")
    d.save("shop_jeweller")
    d = front("#4A5A60", ("#1F6E78", "#F4E8DC"), "car_dealer")
    d.rect(46, 18, 108, 26, "#16202A", 4)
    d.path("M60 36q4 -12 18 -12h26q12 0 20 12Z", "#F7AE62")
    d.path("M24 142q0 -22 22 -22q14 -28 44 -28h26q26 0 38 26q24 2 24 24Z", "#C23A2C")
    d.path("M58 118q12 -18 32 -18v18ZM98 100h18q16 2 24 18h-42Z", "#BFE3F0")
    for x in (58, 144):
        d.oval(x, 144, 15, 15, "#17141C")
        d.oval(x, 144, 7, 7, "#B9BDC8")
    d.oval(172, 128, 5, 4, "#FFF2CC")
    d.save("shop_car_dealer")
    d = front("#3F5A54", ("#2F6EA0", "#F4E8DC"), "harbour_market")
    d.path("M100 16v30M86 26h28M82 36q0 12 18 12t18 -12", "none", 'stroke="#F4E8DC" stroke-width="4"')
    for x, tint in ((20, "#7A5638"), (76, "#8A6444"), (132, "#7A5638")):
        d.rect(x, 124, 48, 30, tint, 2)
        d.line(f"M{x} 134h48M{x} 144h48", "#4A3018", 2)
    for x, y in ((28, 116), (46, 112), (84, 114), (104, 110), (140, 116), (158, 112)):
        d.path(f"M{x - 10} {y}q10 -10 20 0l8 -6v12l-8 -6q-10 10 -20 0Z", "#8FB6CE")
    d.path("M24 90q14 -12 28 0v14h-28Z", "#E0905A")
    d.save("shop_harbour_market")


# -- wolf tag --------------------------------------------------------------------------------------------------------------
def canal() -> None:
    d = Drawing(seed="canal")
    d.rect(0, 0, W, H, d.shade("s", (0, "#5A3350", 1), (.4, "#3A3A62", 1), (1, "#16263E", 1)))
    d.oval(960, 260, 1000, 420, d.shade("g", (0, "#F0A070", .45), (1, "#F0A070", 0), round_=True))
    for _ in range(170):
        x, y = d.dice.uniform(0, W), d.dice.uniform(80, H)
        w = d.dice.uniform(30, 140)
        tint = d.dice.choice(("#9FC4E0", "#F7C08A", "#FFFFFF"))
        d.line(f"M{x} {y}q{w / 4} -5 {w / 2} 0t{w / 2} 0", tint, 2.4, 'opacity=".16"')
    d.save("canal")
    walls = ("#A8705A", "#C0906A", "#8A6A74", "#B57C5C", "#9A8068")
    roofs = ("#6E3A30", "#4A3A52", "#7A4A34")
    for k in range(4):
        d = Drawing(240, 150, f"canal{k}")
        d.rect(0, 0, 240, 150, d.shade("g", (0, "#2E4E72", 1), (1, "#1B3450", 1)), 14)
        x = 12.0
        for i in range(4):
            w = d.dice.uniform(44, 58)
            house(d, x, 92, w, d.dice.uniform(44, 62), walls[(i * 2 + k) % 5], roofs[(i + k) % 3], d.dice.random() < .75)
            x += w + 1
        d.rect(8, 90, 224, 10, "#8E7C70", 3)
        d.rect(8, 97, 224, 4, "#5E5048", 2)
        if k % 2:
            d.path("M150 128q30 -40 60 0h-10q-20 -26 -40 0Z", "#A8937E")
        for _ in range(9):
            sx, sy = d.dice.uniform(14, 190), d.dice.uniform(108, 142)
            d.line(f"M{sx} {sy}q8 -4 16 0t16 0", "#9FC4E0", 1.8, 'opacity=".5"')
        for px in (24, 214):
            d.rect(px, 96, 4, 34, "#C23A2C", 1)
            for s in range(3):
                d.rect(px, 100 + s * 11, 4, 5, "#F4E8DC")
        d.save(f"canal_{k}")
    d = Drawing(120, 60)
    d.path("M6 14Q14 44 48 46H84Q108 44 114 6Q102 28 84 32H44Q18 32 6 14Z", "#15121C", 'stroke="#C9A24C" stroke-width="2"')
    d.line("M24 36h70", "#C23A2C", 4)
    d.save("gondola")
    d = Drawing(120, 120)  # the shadow wolf, from the side
    d.oval(60, 60, 58, 58, d.shade("g", (0, "#7A2A4A", .9), (.7, "#3A1630", .7), (1, "#1A0E1E", 0), round_=True))
    d.path(
        "M14 92Q10 62 34 56Q44 40 62 42L70 20L80 36L92 22L94 42Q106 48 112 60L98 66Q92 72 84 72"
        "Q86 84 84 100H74L70 80Q58 86 46 82Q38 90 38 100H28Q28 90 30 82Q22 86 14 92Z", "#08060C",
    )
    d.path("M86 50l10 -2l-6 6Z", "#FF6A4A")
    d.path("M14 92Q4 80 8 62Q14 74 24 72Z", "#08060C")
    d.save("shadow_wolf")
    d = Drawing(160, 120, "frost")
    for _ in range(46):
        side = d.dice.randrange(4)
        x, y = d.dice.uniform(0, 160), d.dice.uniform(0, 120)
        x, y = (x, 0) if side == 0 else (x, 120) if side == 1 else (0, y) if side == 2 else (160, y)
        for turn in range(3):
            a = d.dice.uniform(0, 2 * pi)
            r = d.dice.uniform(8, 26) + turn
            d.line(f"M{x:.1f} {y:.1f}L{x + r * cos(a):.1f} {y + r * sin(a):.1f}", "#DDF2FF", 1.4, 'opacity=".8"')
    d.save("frost")


# -- Norn's judgement ------------------------------------------------------------------------------------------------------
def norns() -> None:
    d = Drawing(seed="norns")
    d.rect(0, 0, W, H, d.shade("s", (0, "#0A1024", 1), (.42, "#22345C", 1), (.43, "#16284A", 1), (1, "#0A1426", 1)))
    for _ in range(140):
        r = d.dice.uniform(.8, 2.4)
        d.oval(d.dice.uniform(0, W), d.dice.uniform(0, 420), r, r, "#FFFFFF", 'opacity=".75"')
    d.oval(960, 180, 330, 330, d.shade("h", (0, "#E8EEFF", .5), (1, "#E8EEFF", 0), round_=True))
    d.oval(960, 180, 104, 104, "#F4F1E2")
    d.oval(930, 160, 20, 16, "#D9D4C0", 'opacity=".6"')
    d.oval(990, 210, 28, 22, "#D9D4C0", 'opacity=".5"')
    d.path("M0 460L190 330L360 430L560 300L760 440H1160L1380 310L1560 430L1750 320L1920 440V480H0Z", "#0E1930")
    for cx, s in ((760, 1.0), (960, 1.16), (1160, 1.0)):  # three women in veils, over the water
        foot = 500
        d.path(
            f"M{cx - 62 * s} {foot}Q{cx - 50 * s} {foot - 120 * s} {cx - 26 * s} {foot - 160 * s}"
            f"Q{cx - 34 * s} {foot - 214 * s} {cx} {foot - 220 * s}Q{cx + 34 * s} {foot - 214 * s} {cx + 26 * s} {foot - 160 * s}"
            f"Q{cx + 50 * s} {foot - 120 * s} {cx + 62 * s} {foot}Z", "#1C2A4C",
        )
        d.path(
            f"M{cx - 16 * s} {foot - 164 * s}Q{cx - 20 * s} {foot - 204 * s} {cx} {foot - 206 * s}"
            f"Q{cx + 20 * s} {foot - 204 * s} {cx + 16 * s} {foot - 164 * s}Q{cx} {foot - 150 * s} {cx - 16 * s} {foot - 164 * s}Z",
            "#C9D3EA",
        )
        d.line(f"M{cx - 40 * s} {foot - 20}Q{cx - 20 * s} {foot - 90 * s} {cx - 8 * s} {foot - 140 * s}", "#4A5E90", 3)
        d.line(f"M{cx + 40 * s} {foot - 20}Q{cx + 20 * s} {foot - 90 * s} {cx + 8 * s} {foot - 140 * s}", "#4A5E90", 3)
    d.line("M790 420Q860 470 960 424T1130 420", "#F2CE6E", 3)
    for _ in range(130):
        y = d.dice.uniform(490, H)
        x, w = d.dice.uniform(0, W), d.dice.uniform(30, 60 + (y - 480) * .3)
        near = max(0.0, 1 - abs(x - 960) / 700)
        d.line(f"M{x} {y}h{w}", "#DCE6FF", 2.2, f'opacity="{.07 + .28 * near:.2f}"')
    d.save("norns")

    def ring(name: str, outer: str, inner: str) -> Drawing:
        d = Drawing(64, 64, name)
        d.oval(32, 36, 20, 20, "none", f'stroke="{outer}" stroke-width="8"')
        d.oval(32, 36, 20, 20, "none", f'stroke="{inner}" stroke-width="3"')
        return d

    ring("plain", "#B08A3A", "#F2D98A").save("ring_plain")
    d = ring("cursed", "#5A1A2E", "#B8324E")
    for k in range(7):
        a = k * 2 * pi / 7 - pi / 2
        x, y = 32 + 24 * cos(a), 36 + 24 * sin(a)
        d.path(
            f"M{x + 5 * cos(a + 1.6):.1f} {y + 5 * sin(a + 1.6):.1f}L{32 + 31 * cos(a):.1f} {35 + 29 * sin(a):.1f}"
            f"L{x - 5 * cos(a + 1.6):.1f} {y - 5 * sin(a + 1.6):.1f}Z", "#B8324E",
        )
    d.oval(32, 14, 6, 6, "#FF6A7E")
    d.save("ring_cursed")
    d = ring("purifying", "#4A8FA8", "#D8F4FF")
    d.path("M32 2l5 10l10 3l-10 4l-5 10l-5 -10l-10 -4l10 -3Z", "#F2FBFF", 'stroke="#4A8FA8" stroke-width="1.5"')
    d.save("ring_purifying")
    d = Drawing(64, 64)
    d.path("M14 14h36l-4 26q-2 10 -14 10t-14 -10Z", "#C9A24C")
    d.path("M16 14h32l-1 8H17Z", "#F7D98A")
    d.rect(28, 48, 8, 8, "#A8823A")
    d.rect(18, 55, 28, 5, "#C9A24C", 2)
    d.save("mead")


def main() -> None:
    for draw in (snow, crafts, goods, street, shops, canal, norns):
        draw()


if __name__ == "__main__":
    main()
