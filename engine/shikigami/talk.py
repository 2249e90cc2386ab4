"""Talk (day.md §1): what becomes of words when they are spoken, and who hears them how.

`talk.convert` and `talk.voice` are marks on the utterance (`Said.marks`); what they do to letters is the renderer's
business. What an utterance is *replaced* by leaves nothing of the words that were meant. `talk.whisper`,
`talk.mind_read` and `talk.display` decide who gets the utterance, who only a noise, and who does not learn who spoke.
"""

from __future__ import annotations

from engine import commands as do
from engine import events as ev
from engine.events import PUBLIC, AnyEvent
from engine.lots import Lots
from engine.shikigami.acting import Bond, DeafToHowls, SingingToLovers, Sleepwalking, SlippingHowls, Unwritten
from engine.shikigami.asking import bonded
from engine.shikigami.night.attack import Escaping
from engine.shikigami.seats import neighbours
from engine.shikigami.state import State

GENTLE, FREE, SLIP, LOVE = 13, 1, 10, 3
"""Per cent of utterances that gentlemen and ladies, the moe roles, slipping howlers and confessors lose."""
CRIER = 95
BELLOW = 15
"""Per cent of its utterances by day that 天狗倒し makes loud."""
CUT = 25
"""Characters a taciturn speaker gets out."""
CONVERTS = (
    "passion", "actor", "wolf_crier", "rainbow_camouflage", "weekday_camouflage", "grass_camouflage",
    "optical_camouflage", "mirror_camouflage", "inverted_camouflage", "mower", "taciturn",
)
"""What changes the letters, in the rulebook's order."""
VOICES = {"loud_voice": "loud", "quiet_voice": "quiet"}
SKY: dict[str, tuple[str, ...]] = {
    "squall": ("grass_camouflage",), "acid_rain": ("mower",), "yellow_dust": ("optical_camouflage",),
    "rainbow": ("rainbow_camouflage",), "diamond_dust": ("mirror_camouflage",), "banana_peel": ("inverted_camouflage",),
    "spotlight": ("actor",), "rain_of_tears": ("no_last_words",), "sea_breeze": ("whisper_ringing",),
    "night_storm": ("howl_ringing",), "meteor_shower": ("sweet_ringing",), "spring_drizzle": ("deep_sleep",),
    "dappled_sunlight": ("taciturn",), "comet": ("passion",), "dusk": ("blinder",), "white_night": ("mind_open",),
    "polar_light": ("blinder", "mind_open"), "moonbow": ("confession",), "first_spring_gale": ("gentleman",),
    "cherry_blizzard": ("lady",), "evening_moon": ("wolf_crier",), "stormy_sea": ("loud_voice",),
    "light_snow": ("quiet_voice",),
}
"""Weather → the traits of talk that everybody has under it."""
BY_DAY = frozenset({*CONVERTS, "confession", "slip_howl", "blinder", "tengu_voice"}) - {"wolf_crier"}
"""What works by day only."""


def has(s: State, seat: int, trait: str) -> bool:
    """Whether *seat* carries *trait*, of its own or of the weather, at this time of day."""
    own = s.marks[seat]
    if not (own or s.sky) or (trait in BY_DAY and s.phase != "day"):
        return False
    return any(trait in SKY.get(sky, ()) for sky in s.sky) or any(t == trait for t, _ in own)


def marks_of(s: State, seat: int, command: do.Say, lots: Lots) -> tuple[str, ...]:
    """`talk.convert` and `talk.voice`: the marks of an utterance of *seat*; a single `replaced:…` leaves no words."""
    plain = not (s.sky or s.marks[seat]) and s.roles[seat].get(SlippingHowls) is None
    if plain or command.channel == "heaven":
        return ()
    if replaced := _replaced(s, seat, lots):
        return (replaced, *_voice(s, seat, lots))
    marks = [f"prank:{arg}" for trait, arg in s.marks[seat] if trait == "bad_status"]
    for trait in CONVERTS:
        if has(s, seat, trait) and (trait != "wolf_crier" or _happens(lots, CRIER, "wolf_crier", seat)):
            marks.append(f"{trait}:{CUT}" if trait == "taciturn" else trait)
    return (*marks, *_voice(s, seat, lots))


def _happens(lots: Lots, percent: int, step: str, seat: int) -> bool:
    return lots.draw((percent, 100 - percent), f"talk.convert.{step}", seat) == 0


def _replaced(s: State, seat: int, lots: Lots) -> str:
    """The first of these that fires takes the place of the whole utterance."""
    day = s.phase == "day"
    if has(s, seat, "confession") and (partners := _partners(s, seat)) and _happens(lots, LOVE, "confession", seat):
        return f"replaced:confession:{_one(lots, partners, 'confession', seat)}"
    if has(s, seat, "slip_howl") and "autumn_gale" not in s.sky and _happens(lots, SLIP, "slip_howl", seat):
        return "replaced:howl"
    for trait in ("gentleman", "lady"):
        if has(s, seat, trait) and _happens(lots, GENTLE, trait, seat):
            others = [s.body(other) for other in s.survivors() if other != seat] or [s.body(seat)]
            return f"replaced:{trait}:{_one(lots, others, trait, seat)}"
    if day and s.roles[seat].get(SlippingHowls) is not None and "autumn_gale" not in s.sky:
        odds = FREE * 5 if "sprouting" in s.sky else FREE
        if _happens(lots, odds, "moe", seat):
            return "replaced:howl"
    return ""


def _one(lots: Lots, seats: list[int], step: str, seat: int) -> int:
    if len(seats) == 1:
        return seats[0]
    return seats[lots.draw((1,) * len(seats), f"talk.convert.{step}.whom", seat)]


def _partners(s: State, seat: int) -> list[int]:
    mine = {mark for mark in s.marks[seat] if mark[0] == "lovers"}
    return [other for other in s.survivors() if other != seat and not mine.isdisjoint(s.marks[other])]


def _voice(s: State, seat: int, lots: Lots) -> tuple[str, ...]:
    """Loud or quiet; later ones override the former."""
    found = [voice for trait, voice in VOICES.items() if has(s, seat, trait)]
    if has(s, seat, "tengu_voice") and lots.draw((BELLOW, 100 - BELLOW), "talk.voice.tengu_voice", seat) == 0:
        found.append("loud")
    return tuple(found[-1:])


def spread(s: State, seat: int, command: do.Say, to: ev.Audience, marks: tuple[str, ...]) -> list[AnyEvent]:
    """The events of one utterance: what each hears of it. *to* is who hears it by their bond alone."""
    channel, body = command.channel, s.body(seat)
    gone = any(mark.startswith("replaced:") for mark in marks)
    text = command.text[:CUT] if f"taciturn:{CUT}" in marks else command.text
    said = ev.Said(
        to=to, seat=body, day=s.day, n=s.numbers.get(channel, 0) + 1, channel=channel,
        statements=() if gone else command.statements, wording=() if gone else command.wording,
        text="" if gone else text, marks=marks,
    )
    if channel == "heaven":
        return [said]
    everybody = frozenset(range(1, s.n + 1))
    if s.phase == "day":
        return _by_day(s, seat, said, everybody)
    assert to != PUBLIC and to != ev.MASTER
    return _by_night(s, seat, said, frozenset(to), everybody)


def _again(said: ev.Said, to: ev.Audience, seat: int) -> ev.Said:
    return ev.Said(to=to, seat=seat, day=said.day, n=said.n, channel=said.channel, statements=said.statements,
                   wording=said.wording, text=said.text, marks=said.marks)  # fmt: skip


def _by_day(s: State, seat: int, said: ev.Said, everybody: frozenset[int]) -> list[AnyEvent]:
    """`talk.display`: the blinded do not see who speaks; in 強風 only neighbours hear words."""
    far: frozenset[int] = frozenset()
    if "strong_wind" in s.sky:
        near = {s.body(seat), *neighbours(s.body(seat), s.n)}
        far = frozenset(other for other in s.survivors() if s.body(other) not in near)
    blind = frozenset(
        other for other in s.survivors() if other != seat and other not in far and has(s, other, "blinder")
    )
    if not far and not blind:
        return [said]
    found: list[AnyEvent] = [_again(said, everybody - far - blind, said.seat)]
    if blind:
        found.append(_again(said, blind, 0))
    if far:
        found.append(ev.Heard(to=far, noise="whisper", day=s.day))
    return found


def _by_night(
    s: State, seat: int, said: ev.Said, to: frozenset[int], everybody: frozenset[int]
) -> list[AnyEvent]:
    """`talk.whisper` and `talk.mind_read`."""
    still = "wind_and_rain" in s.sky
    if still and said.channel not in ("mono", "lovers"):
        to = frozenset((seat,))
    readers = _readers(s, seat, said.channel) - to
    found: list[AnyEvent] = [_again(said, to | readers, said.seat)]
    if still:
        return found
    noises = _noises(s, seat, said.channel, everybody - to - readers)
    return [*found, *(ev.Heard(to=hearers, noise=noise, day=s.day) for noise, hearers in noises.items())]


def _readers(s: State, seat: int, channel: str) -> frozenset[int]:
    """Who reads the mind of *seat* from night 2 on."""
    if s.day < 2:
        return frozenset()
    if has(s, seat, "mind_open"):
        return frozenset(range(1, s.n + 1))
    unaware = s.roles[seat].get(Sleepwalking) is not None
    found = {arg for trait, arg in s.marks[seat] if trait == "mind_read" and s.alive(arg) and not unaware}
    if channel == "mono" and s.roles[seat].get(SingingToLovers) is not None:
        found |= {other for other in s.survivors() if any(trait == "lovers" for trait, _ in s.marks[other])}
    mine = {arg for trait, arg in s.marks[seat] if trait == "mind_friend"}
    for other in s.survivors():
        for trait, arg in s.marks[other]:
            if (trait == "mind_receiver" and arg == seat) or (trait == "mind_friend" and arg in mine):
                found.add(other)
    return frozenset(found - {seat})


def _noises(s: State, seat: int, channel: str, others: frozenset[int]) -> dict[str, frozenset[int]]:
    """What those hear who do not hear words: noise → by whom."""
    bond = s.roles[seat].get(Bond)
    own = bond.noise if bond is not None and bond.name == channel else ""
    if channel == "mono" and s.day >= 2 and s.roles[seat].family.id == "werewolf" and not bonded(s, seat, "wolf"):
        own = "howl"
    found: dict[str, set[int]] = {}
    for other in others:
        deaf = own == "howl" and s.roles[other].get(DeafToHowls) is not None
        if deaf or has(s, other, "deep_sleep"):
            continue
        noise = own
        if channel == "mono" and not noise and s.alive(other):
            noise = _rings(s, seat, other)
        if noise:
            found.setdefault(noise, set()).add(other)
    return {noise: frozenset(hearers) for noise, hearers in sorted(found.items())}


def _rings(s: State, seat: int, other: int) -> str:
    """What a monologue sounds like in ringing ears."""
    if s.day >= 2 and has(s, other, "sweet_ringing") and any(trait == "lovers" for trait, _ in s.marks[seat]):
        return "love"
    if has(s, other, "howl_ringing"):
        return "howl"
    return "whisper" if has(s, other, "whisper_ringing") else ""


def speechless(s: State, seat: int) -> bool:
    """`talk.last_words`: whose last words nobody reads."""
    role = s.roles[seat]
    silent = ("no_last_words", "letter_exchange", "possessed_exchange")
    unwritten = role.get(Unwritten) is not None or role.get(Escaping) is not None
    return unwritten or any(has(s, seat, trait) for trait in silent)

