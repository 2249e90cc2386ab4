"""English as people type it at the table: im the seer, genta clean, not jin lol, why'd you vote noto."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from ai.speech.hearing.heard import (
    REPEATABLE,
    Clause,
    Context,
    answered,
    claim,
    clause,
    report,
    retargeted,
    seen,
    vote,
    with_reason,
)
from engine.speech import Reason, Statement

Rule = Callable[[Clause], list[Statement]]

_SENTENCE = re.compile(r"[^.!?\n]+[.!?\n]*")
_CLAUSE = re.compile(r"[,;:—]+|\s-\s|\b(?:but|and|so|because|since|cause|cuz|bc|then|although|though)\b")
_FILLER = re.compile(r"\b(?:lol|lmao|haha+|heh|imo|imho|tbh|ngl|omg|pls|plz|btw|fr|smh)\b|[:;]-?[)(dp]")
_ORDER = re.compile(
    r"(?:ignore|disregard|forget|override).{0,20}(?:rules?|instructions?|prompts?|guidelines)|"
    r"system prompt|you are an? (?:ai|language model)"
    r"|reveal your (?:role|prompt)|tell me your (?:role|prompt).{0,10}(?:now|immediately)"
)

_ASKS = re.compile(
    r"^(?:(?:wait|so|but|ok|okay|and|um|hey),? )?(?:who|what|why|how|when|where|which|did|do|does|are|"
    r"is|was|were|can|could|would|will|should|"
    r"has|have|any)\b"
)
_ME = r"(?:i'?m|i am|im|me|i|my role is|it'?s me)"
_CO = re.compile(r"\b(?:co|c\.o\.|claim(?:ing)?|come out|coming out|reveal(?:ing)?|role ?claim)\b")
_NOT = re.compile(r"\b(?:not|n't|never|no|ain'?t|isnt|dont|wasnt|doesnt|cant|nobody)\b|n't\b")
_OUT = re.compile(
    r"\b(?:claim|come out|reveal|speak up|step forward|show yourself|out with it|tell us your role|"
    r"what(?:'s| is) your role|your role)\b"
)
_HIDE = re.compile(
    r"(?:do ?n'?t|never|no need to|please not|not to|shouldn'?t) (?:\w+ )?(?:claim|come out|reveal|co|"
    r"out yourself|say)|stay (?:hidden|quiet|silent|in|down)|keep (?:your head down|quiet|hidden|"
    r"silent)"
    r"|lie low|lay low|stay put|hide\b"
)
_DIVINE = re.compile(r"\b(?:check|divine|look at|scry|peek|peep|investigate|inspect|read)\b(?!ed)")
_GUARD = re.compile(r"\b(?:guard|protect|defend|watch over|keep .{0,20}safe|save|stand at)\b(?!ed)")
_GUARDED = re.compile(
    r"\bi (?:guarded|protected|stood at|watched over|was guarding|saved)\b|\b(?:my guard|"
    r"guard) was on\b"
)
_CHECKED = re.compile(
    r"\b(?:checked|divined|scried|scryed|peeked|peeped|investigated|inspected|looked at|looked into|"
    r"saw|got|result|results|came (?:up|back)|came out|turned out|reads?|red check|green check|"
    r"guilty on|black on|clear on)\b"
)

_WOLF = r"(?:(?:were)?wol(?:f|ves)|ww|black|evil|scum|guilty|bad|baddie|mafia|red)"
_HUMAN = (
    r"(?:human|clean|clear|cleared|innocent|town|townie|village|villager|good|white|green|one of us|"
    r"safe|a person|not a threat)"
)
_SHADY = re.compile(
    r"\b(?:sus+|suss?y|suspects?|suspicious|suspicion|sketchy|shady|fishy|dodgy|lying|liars?|lied|"
    r"lies|fake|faking|doubt|weird|odd|strange|off|bother(?:s|ing)?|iffy|doubts|nervous|scares?|phony|bluffing"
    r"|contradict\w*|inconsistent|hiding something|smells?|slippery|guilty|evil|scum|scummy|wolf(?:y|"
    r"ish)?|wolves|werewol(?:f|ves)|ww|black|bad|creepy|funny|false|fraud|lean(?:ing)? wolf|red flag|"
    r"don'?t like)\b"
)
_CLEAN = re.compile(
    r"\b(?:trust|believe|believable|clear|cleared|innocent|town|townie|village|villager|human|good|"
    r"clean|white|real|legit|honest|confirmed|truthful|genuine|one of us|okay by me|fine by me|safe|on our side|"
    r"telling the truth|vouch|stand by|defend|true)\b"
)
_NEG_SHADY = re.compile(
    r"(?:not|n'?t|never|no|ain'?t|isnt|doubt|hardly|can'?t be|no way|"
    r"nothing)\b[^,.;]{0,28}\b(?:wol(?:f|ves)|werewol(?:f|ves)|sus+|suspicious|suspect|evil|scum|"
    r"guilty|bad|lying|lie|liar|shady|black|fishy|odd|off|wolfy)\b"
)
_NEG_CLEAN = re.compile(
    r"(?:not|n'?t|never|no|ain'?t|isnt|dont|doesnt|cant|hardly|stop)\b[^,.;]{0,28}\b(?:trust|believe|"
    r"clear|innocent|town|village|villager|human|good|clean|real|legit|honest|convinced|"
    r"telling the truth|buy|buying|true|one of us)\b"
    r"|\bdistrust|mistrust|untrustworthy|unconvincing|too good"
)
_FAINT = re.compile(
    r"\b(?:a (?:bit|little)|slightly|somewhat|kinda|kind of|sorta|sort of|maybe|might|perhaps|"
    r"could be|something about|something'?s|not sure about|bothers?)\b"
)
_STRONG = re.compile(
    r"\b(?:definitely|certain(?:ly)?|surely|sure|100|hundred percent|for sure|has to be|must be|"
    r"gotta be|got to be|obviously|clearly|absolutely|totally|no doubt|positive|very|super|so sus|"
    r"really|100%|bet|guarantee|it'?s (?:so )?obvious)\b"
)
_VOTE = re.compile(
    r"\b(?:i'?m|im|i am|i'?ll|ill|i will|i'?d|i would|i|gonna|going to)\b[^,.;]{0,20}\b(?:vot(?:e|"
    r"ing)|lynch(?:ing)?|hang(?:ing)?|execut(?:e|ing)|on|go(?:ing)? (?:with|for)|pick(?:ing)?|for)\b|"
    r"\bmy (?:vote|ballot)\b|\bvoting\b"
    r"|\bvote:|\b(?:fine|ok|okay|alright)\b[^,.;]{0,6}\x00(?:$| then| it is)|\x00 (?:it is|then|for me|"
    r"it'?ll be)\b|\bgets my vote\b|\bhas my vote\b|\bput me (?:down )?(?:on|for)\b"
)
_WISH = re.compile(r"\bi(?:'d| would)? (?:want|like|prefer) to (?:hang|lynch|vote|execute)|\bswitch(?:ing)? to \x00")
_LEAD = re.compile(
    r"\b(?:let'?s|lets|let us|we should|we need to|we must|we have to|we gotta|everyone|everybody|all|"
    r"can we|could we|shall we|should we|please|why don'?t we|you should|"
    r"join me)\b[^.;]{0,30}\b(?:vote|lynch|hang|execute|eliminate|kill|on|go|do|get rid of|settle|pile)\b"
    r"|^(?:vote|lynch|hang|execute|eliminate|kill)(?: for| out)? \x00|\b(?:hang|lynch|execute) \x00|"
    r"\x00 (?:should|must|needs to|has to|gotta) (?:hang|go|die|be (?:lynched|hanged|executed|voted))|"
    r"\b(?:pile on|all on|everyone on) \x00|\bjoin me on\b|\bvote (?:with me|together)\b"
)
_UNSURE = re.compile(
    r"\b(?:i (?:do ?n'?t|dunno|really do ?n'?t) know|dunno|idk|not sure|no idea|can'?t decide|no clue|"
    r"cannot decide|undecided|torn|fifty[- ]fifty|50[/-]50|toss[- ]up|anyone is fine|anyone works|"
    r"either way|no strong (?:read|feeling)s?|can'?t call it|no read|still thinking|can'?t tell|"
    r"could be anyone)\b"
)
_WHY = re.compile(r"\bwhy\b|\bhow come\b|\bwhat made you\b|\bexplain\b|\bfor what reason\b|\bwhat'?s your reason")
_ASK = re.compile(
    r"^(?:is there|any)\b|\b(?:who|what|which|where|how)\b|\b(?:do|did|are|is|was|can|could|would|"
    r"will|have) (?:you\b|\x00|u\b|ya\b)|\bthoughts\b|\bopinion\b|\btell (?:us|me)\b|\bwhat about\b|"
    r"\bhow about\b|\byour (?:read|take|view|thoughts)\b"
)
_PROD = re.compile(
    r"\b(?:say something|speak(?: up)?|talk(?: to us)?|(?:so |too |awfully |very |really |"
    r"been )*(?:quiet|silent)|wake up|are you (?:there|awake|asleep|alive|with us)|hello\b.{0,4}\x00|"
    r"anything to say|chime in|weigh in|hasn'?t (?:said|spoken|talked)|haven'?t (?:heard from|said|"
    r"spoken|talked)|said nothing|asleep|afk|lurking)\b"
)
_WHO_QUIET = re.compile(
    r"who (?:hasn'?t|has not|havent|hasnt|still hasn'?t|is|has) ?(?:yet )?(?:talked|spoken|said|quiet|"
    r"been quiet|posted)|who'?s (?:been )?(?:quiet|silent)"
)
_RETRACT = re.compile(
    r"\bscratch that\b|\btake (?:that|it|this) back\b|\btake back\b|\bnever ?mind\b|\bnvm\b|"
    r"\bforget (?:that|what i said|it|i said)\b|\bi (?:misspoke|mistyped)\b|\bretract\b|\bwithdraw\b|"
    r"\bi meant\b|\bignore (?:that|my last|what i said)\b|\bstrike that\b"
)
_AGREE = re.compile(
    r"^(?:yes|yeah|yep|yup|agreed?|same|exactly|true|right|fair(?: enough)?|good point|(?:has|"
    r"have) a point|correct|indeed|"
    r"totally|absolutely|of course|makes sense|that makes sense|seconded|\+1|this|ok(?:ay)?|sure|"
    r"i think so too|me too|i agree|aye|precisely)\b|\bi agree\b|\bagree(?:d)? with\b|\bgood point\b|"
    r"\b(?:has|have|got) a point\b|"
    r"\bmakes sense\b|\b(?:is|are|'s|you'?re) right\b|\bsame (?:here|as)\b|\bi(?:'m| am) with \x00|"
    r"\bthink so too\b"
)
_PARTLY = re.compile(
    r"\bhalf (?:agree|right|true)|\bpartly\b|\bpartially\b|\bto a point\b|\bup to a point\b|"
    r"\bi see (?:that|your point|the point|what you mean)\b|\bfair,? but\b|\btrue,? but\b|"
    r"\bmaybe,? but\b|\bsure,? but\b|\byes,? but\b|\byeah,? but\b|\bgood point,? but\b|\bi get (?:that|it|your point)"
)
_DISAGREE = re.compile(
    r"^(?:no(?! clue| idea|body| one)|nope|nah|wrong|disagree|not (?:really|true|at all|convinced|"
    r"buying)|i doubt (?:it|that)|"
    r"i disagree|don'?t think so|come on|nonsense|rubbish|bull|that'?s (?:not|wrong|nonsense|silly|"
    r"ridiculous|a stretch))\b|\bi (?:disagree|do ?n'?t (?:agree|think so|buy))\b|\bdisagree with\b|"
    r"\bdoesn'?t (?:follow|make sense|add up)\b|\bother way (?:a)?round\b|\bis wrong\b|\byou'?re wrong\b"
)
_DEFEND_ME = re.compile(
    r"\b(?:it'?s|its|it is|i'?m|im|i am|it was|wasn'?t|i was) ?(?:not|n'?t)? ?(?:not )?(?:me|a wolf|"
    r"the wolf|wolf|a werewolf|lying|guilty|evil)\b|\bnot me\b|\bi(?:'m| am|m) (?:innocent|human|town|"
    r"village|good|clean|a villager|not)\b|\bi (?:didn'?t|swear|never)\b|\bwhy me\b|"
    r"\byou'?re wrong about me\b|\bi'?m no wolf\b"
)
_HINT = re.compile(
    r"\b(?:you(?:'ll| will)? regret|don'?t (?:want to )?(?:hang|lynch|vote|kill) me|keep me (?:alive|"
    r"around)|give me (?:till|until|a day)|trust me,? (?:you|tomorrow)|i have a reason|"
    r"can'?t say (?:why|yet)|not yet)\b"
)
_PLEA = re.compile(
    r"\b(?:please (?:believe|trust|help|listen|don'?t (?:vote|hang|lynch|kill))|believe me|trust me|"
    r"i'?m begging|i beg|help me|"
    r"please,? \x00|\x00,? please)\b"
)
_SORRY = re.compile(
    r"\b(?:sorry|my bad|my fault|my mistake|i was wrong|i messed up|apolog\w+|forgive me|"
    r"i got it wrong|we got it wrong|we messed up|we were wrong)\b"
)
_DEAD = re.compile(
    r"\b(?:dead|died|killed|gone|rip|r\.i\.p|murdered|eaten|attacked|poor \x00|oh no|not \x00|"
    r"miss \x00|why \x00|they (?:took|got|killed|ate))\b|poor \x00|\brip\b"
)
_PEACE = re.compile(
    r"\b(?:nobody|no one|noone) (?:died|dead|is dead|was killed|got killed)|no (?:deaths?|kills?|"
    r"victims?)|peaceful night|quiet night|everyone(?:'s| is)? (?:here|alive|survived)|nice (?:guard|"
    r"save)|good (?:guard|save)|we all survived|all alive|\bgj\b|\bgood job\b"
)
_THANKS = re.compile(r"\b(?:thanks|thank you|thx|ty|cheers|appreciate)\b")
_RIGHT = re.compile(r"\b(?:told you|i knew it|called it|i was right|see\?|as i said|like i said|knew it)\b")
_HELLO = re.compile(
    r"^(?:hi|hello|hey|good (?:morning|evening|night|afternoon)|morning|evening|yo|sup|welcome|gg|"
    r"glhf|nice|wow|hm+|um+|uh+|oh|ah|huh|lol|so tired|i'?m (?:tired|hungry|cold|sleepy|scared|bored|"
    r"nervous|back|here)|im (?:tired|hungry|cold|sleepy|scared|bored|nervous|back|here)|cold|"
    r"what a (?:night|day|morning)|how (?:is|are) (?:everyone|everybody|you all|y'?all)|"
    r"how'?s everyone|let'?s (?:go|begin|start|play|have fun)|tea|coffee|did (?:anyone|you) sleep|"
    r"good luck|brb|nice weather|lovely (?:day|morning|weather)|interesting|yikes|whoa)\b"
)
_CHANGE = re.compile(
    r"\b(?:changed? my mind|on second thou?ght|actually|changing|switch(?:ing)?|instead|after all|"
    r"rather|i'?ve come round|moved? to|now i think)\b"
)
_POSTPONE = re.compile(
    r"\b(?:would|wouldn'?t) a wol[fv]|why would (?:a|the|any) wol[fv]|wolf (?:would|wouldn'?t|"
    r"would never|doesn'?t)"
)


_GIVEN = re.compile(r"\b(?:because|since|cause|cuz|bc)\b")


def hear(text: str, context: Context) -> tuple[list[Statement], str]:
    """The statements in *text* (as `names.normal` left it), and what was not understood."""
    if _ORDER.search(text):
        return [Statement("small_talk", kind="order")], ""
    heard: list[Statement] = []
    unknown: list[str] = []
    text = re.sub(r"\b(?:mr|mrs|ms|dr)\.", "", text)
    for raw in _SENTENCE.findall(text):
        sentence = re.sub(r"\s+", " ", _FILLER.sub("", _addressed(raw.strip(), context))).strip()
        asks = "?" in sentence or bool(_ASKS.search(sentence))
        sentence = sentence.rstrip(".!?\n ")
        if not sentence:
            continue
        found = _sentence(sentence, context, asks)
        if found is None:
            unknown.append(sentence)
        else:
            heard.extend(s for s in found if s not in heard)
    return heard, " ".join(unknown)


def _addressed(sentence: str, context: Context) -> str:
    """*sentence* without its `@name` or `>name`, which becomes the one spoken to."""
    m = re.search(r"[>@]+\s*([a-z]+)", sentence)
    if m is None:
        return sentence
    to = clause(m[1], context, False).seats
    if not to:
        return sentence
    context.addressed = to[0]
    return (sentence[: m.start()] + sentence[m.end() :]).strip() or m[1]


def _sentence(text: str, context: Context, asks: bool) -> list[Statement] | None:
    """What one sentence says; None when nothing was understood."""
    text = _paired(text, context, asks)
    whole = clause(text, context, asks)
    _vocative(whole)
    if _PARTLY.search(text) and not whole.seats and context.scene.last():
        return [answered(whole, "agree_partly", context.addressed)]
    for rule in _WHOLE:
        if found := rule(whole):
            _carry(found, context)
            return with_reason(found, reason(whole, found))
    found = []
    known = False
    parts = [part.strip() for part in _CLAUSE.split(text) if part and part.strip()]
    for n, part in enumerate(parts):
        last = n == len(parts) - 1
        c = clause(part, context, asks and last)
        if c.seats and re.fullmatch(r"(?:ok(?:ay)?|hey|hi|well|so|oh|um)?\s*\x00", c.bare().strip()):
            context.topic = c.seats[0]
            context.addressed = c.seats[0]
            if last and not found and re.match(r"(?:ok|okay|fine|alright)\b", text):
                found.append(vote(c, c.seats[0]))
            elif found and found[-1].type == "trust" and last:
                found.append(seen(c.seats[0], True, 2))
            elif re.match(r"ok", part) or (last and not found):
                found.extend(_name_alone(c))
            known = True
            continue
        for rule in _PART:
            if heard := rule(c):
                _carry(heard, context)
                found.extend(s for s in heard if s not in found)
                known = True
                break
        else:
            if c.seats:
                context.topic = c.seats[0]
    if not found:
        return _late(whole) or None
    return with_reason(found, reason(whole, found)) if known else None


def _paired(text: str, context: Context, asks: bool) -> str:
    """*text* with *Jin and Sayo* kept together where clauses are split."""
    names = clause(text, context, asks).names
    for one, other in reversed(list(pairwise(names))):
        if text[one.end : other.start] == " and ":
            text = text[: one.end] + " & " + text[other.start :]
    return text


def _vocative(c: Clause) -> None:
    """A name set off by a comma at either end is the one spoken to."""
    bare = c.bare()
    if c.names and re.match(r"(?:hey |hi |ok |well |so |oh |hang on,? |wait,? )?\x00,", bare):
        c.context.addressed = c.names[0].seat
    elif c.names and re.search(r",\s*\x00$", bare):
        c.context.addressed = c.names[-1].seat


def _carry(found: list[Statement], context: Context) -> None:
    for s in found:
        if s.target:
            context.topic = s.target


def _late(c: Clause) -> list[Statement]:
    asked = c.scene.asked_me()
    if asked is not None:
        why = reason(c, [])
        if why is not None:
            return [Statement("answer", to=asked.seat, because=(why,), re=c.scene.ref(asked.seat))]
    if c.seats and (why := reason(c, [])) is not None and why.seats[:1] == (c.context.topic,) and _GIVEN.search(c.text):
        return with_reason([seen(why.seats[0], True, 2)], why)
    why = reason(c, [])
    if why is not None and why.kind == "vote" and why.seats[0] != c.scene.me:
        return [Statement("read_votes", target=why.seats[0], others=why.seats[1:2], because=(why,))]
    if len(c.seats) == 1 and len(c.bare().split()) <= 3:
        return _name_alone(c)
    return _request(c) or _reactions(c) or _assent(c) or _opinion(c) or _hello(c)


def _name_alone(c: Clause) -> list[Statement]:
    """A name and nothing else: the answer to *who*, a vote where a plan stands, a suspicion otherwise."""
    seat = c.seats[0]
    if c.asks:
        return [Statement("ask", target=seat, to=seat)]
    if re.search(r"\b(?:ok|okay|fine|alright|then)\b", c.text) or c.scene.plan():
        return [vote(c, seat)]
    if not c.scene.view.lives(seat):
        return [Statement("react_death", target=seat)]
    c.context.guess(0.7)
    return [seen(seat, True, 2)]


def _you(c: Clause) -> int:
    """Who *you* is: the one addressed, else the last speaker."""
    return c.context.addressed or c.scene.last_speaker()


# Rules that need the whole sentence.


def _retract(c: Clause) -> list[Statement]:
    if not _RETRACT.search(c.text):
        return []
    before = c.scene.mine()
    back = [Statement("retract", target=before.target if before else 0, re=c.scene.ref(c.scene.me))]
    if before is not None and c.seats and c.seats[-1] != before.target and before.type in REPEATABLE:
        back.append(retargeted(before, c.seats[-1]))
    return back


def _deduce(c: Clause) -> list[Statement]:
    bare = c.bare()
    if len(c.seats) < 2:
        if (
            c.seats
            and re.search(r"\b(?:only leaves|can only be|has to be|leaves only|must be|leaves)\b.{0,10}\x00", bare)
            and re.search(r"\bleaves\b|\bonly\b", bare)
        ):
            return [Statement("deduce", target=c.seats[0])]
        return []
    a, b = c.seats[0], c.seats[1]
    m = re.search(r"\bif\b[^\x00]*\x00(.{0,34}?)(?:,|\bthen\b|\bso\b|\x00)", bare)
    if m:
        condition, tail = m[1], bare[bare.rindex("\x00") :]
        value = _value(tail)
        if re.search(_WOLF, condition) and not _NOT.search(condition):
            if value == "human" or re.search(r"\b(?:isn'?t|not|can'?t)\b", tail):
                return [Statement("link", target=a, others=(b,), kind="opposed")]
            return [Statement("link", target=a, others=(b,), kind="same")]
        if value:
            why = Reason("result", c.scene.view.day, (b, a), value=value)
            return [Statement("deduce", target=b, others=(a,), kind="result", value=value, because=(why,))]
    if (
        re.search(
            r"\b(?:either|one of) \x00 (?:or|&) \x00|\x00 or \x00 (?:is|has to be|must be)|"
            r"\bit'?s (?:either )?\x00 or \x00|\bleaves \x00 (?:&|or) \x00|\bdown to \x00 (?:&|or) \x00",
            bare,
        )
        and not c.asks
    ):
        return [Statement("deduce", target=a, others=(b,), kind="left")]
    if re.search(
        r"\x00 & \x00 can'?t both(?! be wol)|both (?:be )?(?:true|real|telling|the seer)|one of (?:them|"
        r"you|you two|the two)(?: is|'s) (?:lying|fake|false)",
        bare,
    ):
        return [Statement("deduce", target=a, others=(b,), kind="counter")]
    return []


def _compare(c: Clause) -> list[Statement]:
    if len(c.seats) < 2 or c.asks or _UNSURE.search(c.text):
        return []
    bare = c.bare()
    a, b = c.seats[0], c.seats[1]
    if re.search(
        r"\x00 (?:over|before|rather than|sooner than|more than|instead of) \x00|\x00 .{0,24}\bthan \x00", bare
    ) and not re.search(r"trust|believe|clean|town", bare):
        if re.search(r"less\b.{0,20}than", bare):
            return [Statement("compare", target=b, others=(a,))]
        return [Statement("compare", target=a, others=(b,))]
    if re.search(r"\bsaid \x00.{0,12}\b(?:now|but|make it|then)\b.{0,12}\x00|\bfrom \x00 to \x00", bare):
        return [Statement("vote_switch" if c.scene.plan() else "shift", target=b, others=(a,))]
    if re.search(r"\bbetween \x00 & \x00|\bout of \x00 & \x00|^of \x00 & \x00", bare):
        named = [name.seat for name in c.names if name.seat != c.scene.me]
        chosen = named[2] if len(named) > 2 and named[2] in (a, b) else a
        return [Statement("compare", target=chosen, others=(b if chosen == a else a,))]
    return []


def _link(c: Clause) -> list[Statement]:
    if len(c.seats) < 2:
        return []
    bare = c.bare()
    a, b = c.seats[0], c.seats[1]
    if re.search(
        r"(?:not|n'?t|can'?t|never)\b.{0,20}\b(?:partners?|together|a team|teammates|pack ?mates?|"
        r"both (?:be )?wolves|same side|working together)|opposite sides",
        bare,
    ):
        return [Statement("link", target=a, others=(b,), kind="opposed")]
    if re.search(
        r"\b(?:partners?|in (?:it|this|on it) together|a team|teammates?|pack ?mates?|same (?:side|team)|"
        r"both wolves|working together|teaming|in cahoots|covering for each other|wolf ?pair|buddies|"
        r"linked|defending each other)\b",
        bare,
    ):
        return [Statement("link", target=a, others=(b,), kind="same")]
    return []


def _why(c: Clause) -> list[Statement]:
    named = re.search(r"^(?:wait |so |but )?(?:is|are) \x00 (?:really )?(?:the|a|our)\b", c.bare())
    if c.asks and named and c.role not in ("", "werewolf", "villager", "fox"):
        return [Statement("request", kind="claim", target=c.seats[0], to=c.seats[0], role=c.role)]
    if c.seats and re.search(r"\bcan we talk about\b|\blet'?s talk about\b", c.text):
        return [seen(c.seats[0], True, 1)]
    if not _WHY.search(c.text):
        return []
    bare = c.bare()
    if c.seats and re.search(r"\btalk(?:ing)? about \x00", bare):
        return [seen(c.seats[0], True, 1)]
    if _POSTPONE.search(c.text):
        found = [answered(c, "disagree")]
        said = c.scene.last()
        target = next((s.target for s in said.statements if s.target), 0) if said else 0
        if c.seats and target and target != c.seats[0]:
            found.append(Statement("link", target=target, others=(c.seats[0],), kind="opposed"))
        return found
    if re.search(r"\bwhy me\b", c.text):
        return []
    if re.search(r"^why \x00$", bare) and not c.scene.view.lives(c.seats[0]):
        return [Statement("react_death", target=c.seats[0])]
    asked = c.context.addressed
    m = re.search(r"\b(?:did|does|do|would|is|was|has|have|'d)\s+\x00", bare) or re.search(r"^\x00[, ]", bare)
    if not asked and m and c.seats:
        asked = c.seats[0]
    asked = asked or c.scene.last_speaker()
    if not asked:
        return []
    about = next((seat for seat in c.seats if seat != asked), 0)
    because: tuple[Reason, ...] = ()
    if re.search(r"\bvot", bare):
        ballot = c.scene.ballot(asked, about)
        because = (ballot,) if ballot else ()
        about = about or (ballot.seats[1] if ballot else 0)
    others = (about,) if about else ()
    return [Statement("ask", target=asked, others=others, to=asked, kind="why", because=because, re=c.scene.ref(asked))]


def _question(c: Clause) -> list[Statement]:
    if not c.asks or not _ASK.search(c.bare()) or _WHO_QUIET.search(c.text) or _HELLO.search(c.text):
        return []
    if re.search(r"\b(?:can|could|shall|should) we\b", c.text) and c.seats:
        return []
    bare = c.bare()
    if (
        c.roles
        and re.search(r"^(?:(?:wait|so|but|ok|okay|and|um|hey),? )?(?:who|is there|any|do we have|where)\b", bare)
        and c.role not in ("werewolf", "villager", "fox")
    ):
        return [Statement("request", kind="claim", role=c.role)]
    if re.search(r"\bwhat(?:'s| is| are)? (?:is )?your role|\bwhat role\b|\bare you the\b", bare):
        asked = _you(c) if not c.seats else c.seats[0]
        return [Statement("request", kind="claim", target=asked, to=asked, role=c.role)] if asked else []
    if re.search(r"^(?:is|isn'?t|are|could|might)(?: it)? \x00", bare) or re.search(r"\bright$|\bno$", bare):
        return []
    asked = c.context.addressed
    if (
        not asked
        and c.seats
        and re.search(
            r"\b(?:do|did|does|would|will|can|could|who(?:'s| is| does| do| would)?|what does|what did|"
            r"how does|what about|how about) \x00|^\x00[, ]",
            bare,
        )
        and not re.search(r"\byou\b.{0,20}(?:about|of|on) \x00", bare)
    ):
        asked = c.seats[0]
    asked = asked or c.scene.last_speaker()
    if not asked:
        return []
    about = next((seat for seat in c.seats if seat != asked), 0)
    return [Statement("ask", target=asked, others=(about,) if about else (), to=asked, re=c.scene.ref(asked))]


def _prod(c: Clause) -> list[Statement]:
    if _WHO_QUIET.search(c.text):
        quiet = c.scene.quietest()
        return [Statement("prod", target=quiet, to=quiet)] if quiet else []
    seat = c.seats[0] if c.seats else c.context.addressed
    if not seat or not c.scene.view.lives(seat) or not _PROD.search(c.bare()) or _SHADY.search(c.bare()) or c.roles:
        return []
    if re.search(r"\b(?:because|since|cause|cuz|bc)\b", c.bare()):
        return []
    if _VOTE.search(c.bare()) or _LEAD.search(c.bare()):
        return []
    return [Statement("prod", target=seat, to=seat)]


def _wake(c: Clause) -> list[Statement]:
    return _prod(c) if re.search(r"\bare you (?:there|awake|asleep|alive|with us)\b", c.text) else []


def _please(c: Clause) -> list[Statement]:
    """If there's a bodyguard: Zenji, please."""
    if len(c.seats) != 1 or c.asks or not re.search(r"\b(?:please|stand|ask|keep)\b", c.bare()) or _OUT.search(c.text):
        return []
    if c.role in ("bodyguard", "seer") and not re.search(_ME + r"\b.{0,12}(?:the|your) \w+$|\bi'?m\b", c.text):
        kind = "guard" if c.role == "bodyguard" else "divine"
        return [Statement("request", kind=kind, target=c.seats[0], role=c.role)]
    return []


# Rules of a clause.


def _deny(c: Clause) -> list[Statement]:
    if (
        not c.roles
        or c.seats
        or c.asks
        or not re.search(r"\bi(?:'m| am|m)? (?:not|never|no)\b|\bi(?:'m| am|m) (?:not|no) |\bi ain'?t\b", c.text)
    ):
        return []
    if c.role == "werewolf":
        accuser = c.scene.accused_me()
        to = accuser.seat if accuser else c.scene.last_speaker()
        return [Statement("react_accused", to=to, target=to, kind="deny", re=c.scene.ref(to))]
    return [Statement("deny_role", role=c.role)]


def _request(c: Clause) -> list[Statement]:
    seat = c.seats[0] if c.seats else 0
    bare = c.bare()
    if _HIDE.search(bare) and c.roles:
        return [Statement("request", kind="hide", role=c.role)]
    if re.search(r"\bi(?:'ll| will|'m| am)?\b", bare) and not re.search(
        r"\bi(?:'d| would)? (?:want|like|wish|think|say|suggest)", bare
    ):
        return []
    past = _CHECKED.search(bare) or re.match(r"(?:did|does|do|was|were|is|are|has|have|who)\b", bare)
    if _GUARD.search(bare) and seat and not past:
        return [Statement("request", kind="guard", target=seat, role="bodyguard")]
    if _DIVINE.search(bare) and seat and not past:
        return [Statement("request", kind="divine", target=seat, role="seer")]
    if _OUT.search(bare) and not re.search(r"\b(?:claims|claimed|claiming|my claim|'s claim)\b", bare):
        if c.roles and not seat:
            return [Statement("request", kind="claim", role=c.role)]
        asked = seat or c.context.addressed
        if asked and asked != c.scene.me and re.search(r"\byour role|claim|out with it|come out|reveal", bare):
            return [Statement("request", kind="claim", target=asked, to=asked)]
    return []


def _claim(c: Clause) -> list[Statement]:
    bare = c.bare()
    if re.search(r"\bi(?:'ll| will)? counter\b|^counter(?:[- ]?claim)?\b|^cc\b", bare) and not c.roles:
        held = next((c.scene.claimed(seat) for seat in (*c.seats, *c.scene.speakers()) if c.scene.claimed(seat)), "")
        return claim(c, held) if held else []
    if c.asks or not c.roles:
        return []
    role = next((r for r in c.roles if r not in ("werewolf", "fox", "possessed")), "")
    if not role or re.search(
        r"\bif i\b|\bi(?:'m| am|m)? (?:not|with|sure|on|voting|think)|\bi (?:think|believe|trust|doubt|"
        r"say)\b",
        bare,
    ):
        return []
    if re.search(r"\b(?:i'?m|i am|im|my role is|i'?m actually|i claim|claiming|i was|call me|it'?s me)\b", bare):
        return claim(c, role)
    if re.search(r"^(?:\S+ )?here$|\b(?:co|claim(?:ing)?)\b", bare.strip()) and not c.seats:
        return claim(c, role)
    if re.fullmatch(
        r"(?:the )?[a-z ]{2,12} here|(?:counter|cc)[, ]*(?:claim)?[a-z ]*|(?:the )?real [a-z]+ here", bare.strip()
    ):
        return claim(c, role)
    return []


def _report(c: Clause) -> list[Statement]:
    bare = c.bare()
    if _GUARDED.search(bare) and c.seats:
        c.context.role = c.context.role or "bodyguard"
        return [Statement("report", target=c.seats[0], kind="guarded", night=max(1, c.scene.view.day - 1))]
    target = c.seats[0] if c.seats else 0
    later = re.match(r"(?:he|she|they|it)(?:'s| is| was|'re| are| came)?\b", bare) or len(bare.split()) <= 3
    if not target and c.context.topic and later and c.context.role in ("seer", "medium"):
        target = c.context.topic
    if not target or c.asks:
        return []
    value = _value(bare)
    if not value:
        if re.search(
            r"\bi (?:checked|divined|looked at|saw|scried|peeked|inspected|investigated)\b|^(?:checked|"
            r"divined)\b",
            bare,
        ):
            c.context.role = c.context.role or "seer"
            c.context.topic = target
            return [Statement("small_talk", kind="result")]
        return []
    if re.search(
        r"\b(?:i think|i believe|probably|maybe|might|seems?|looks? like|could be|i guess|i feel|imo|"
        r"sounds?|lying|liar|lean|says?|said|claims?|has to be|must be|obviously|definitely)\b",
        bare,
    ):
        return []
    mine = re.search(r"\bi\b|\bmy\b", bare)
    seer = c.context.role in ("seer", "medium")
    medium = (
        c.context.role == "medium"
        or bool(re.search(r"\bmedium\b|\bhanged\b|\blynched\b", bare))
        or (c.context.role != "seer" and c.scene.executed(target))
    )
    if seer or (mine and _CHECKED.search(bare)) or re.search(r"\bmy result\b|\bresult\b.{0,6}:", bare):
        return [report(c, target, value, medium)]
    return []


def _votes(c: Clause) -> list[Statement]:
    bare = c.bare()
    target = c.subject()
    if not target:
        return []
    if re.search(
        r"\b(?:voted|did n'?t vote|didn'?t vote|hanged|lynched|vote[sd]? (?:was|were)|'s vote|you vote|"
        r"they vote|he vote|she vote|who vote)\b",
        bare,
    ) and not re.search(r"let'?s|we should", bare):
        return []
    if re.search(
        r"\b(?:do ?n'?t|not|never|wo ?n'?t|won'?t|can'?t|cannot|shouldn'?t|against) (?:\w+ ){0,3}(?:vote|"
        r"voting|hang|hanging|lynch|lynching|execute|kill)",
        bare,
    ):
        return [seen(target, False, 2)] if c.seats else []
    if _LEAD.search(bare) and not _WISH.search(bare):
        others = [seat for seat in c.seats if seat != c.context.addressed]
        return [Statement("request_vote", target=others[0] if others else target)]
    if c.asks:
        return []
    if (
        (_VOTE.search(bare) or _WISH.search(bare))
        and c.seats
        and not re.search(
            r"\bi(?:'m| am|m) (?:on|with|for) \x00'?s? side|\bi'?m with \x00|\bagree\b|\bsorry\b|\bstanding\b|"
            r"\bfor sure\b.{0,3}$",
            bare,
        )
    ):
        return [vote(c, target)]
    if re.search(r"\bvote (?:for )?(?:him|her|them)\b|\bvoting (?:for )?(?:him|her|them)\b", bare):
        c.context.guess(0.75)
        return [vote(c, target)]
    return []


def _shift(c: Clause) -> list[Statement]:
    if not _CHANGE.search(c.text) or c.asks or not c.seats:
        return []
    before = c.scene.mine()
    seat = c.seats[-1]
    black = _polarity(c)
    if black is False:
        return [seen(seat, False, 2)]
    if c.scene.plan() and c.scene.plan() != seat:
        return [vote(c, seat)]
    if before is not None and before.target != seat and before.type in ("suspect", "vote_plan", "shift", "vote_switch"):
        return [Statement("shift", target=seat, others=(before.target,))]
    return [seen(seat, True, 2)]


def _opinion(c: Clause) -> list[Statement]:
    bare = c.bare()
    black = _polarity(c)
    if black is None:
        return []
    target = c.seats[0] if c.seats else 0
    m = re.search(r"\bthan\b|\bdefend(?:ed|ing)? \x00|\bvoted (?:for )?\x00", bare)
    if len(c.seats) > 1 and m and bare.find("\x00") >= m.start():
        target = c.seats[1]
    if not target and re.search(r"\b(?:he|she|him|her|they|them|that guy|that one)(?:'s|'re)?\b", bare):
        c.context.guess(0.75)
        target = c.context.topic or c.scene.last_topic()
    if not target and re.search(r"\byou(?:'re| are|r)?\b|\bu\b", bare):
        target = _you(c)
    target = target or c.context.topic
    if not target or target == c.scene.me:
        return []
    if not black and not c.scene.view.lives(target) and re.match(r"not \x00", bare):
        return [Statement("react_death", target=target)]
    degree = 3 if _STRONG.search(bare) else 1 if _FAINT.search(bare) else 2
    if (
        degree == 2
        and black
        and not c.asks
        and re.search(r"\x00(?:'s|s| is)? (?:a |the |our |lying\b)(?:(?:were)?wolf|liar)?\b|\bit'?s \x00", bare)
        and not re.search(r"\bthink|guess|feel\b", bare)
    ):
        degree = 3
    found = [seen(target, black, degree)]
    if len(c.seats) > 1 and re.search(r"\x00 (?:&|or) \x00", bare):
        found.append(seen(c.seats[1], black, degree))
    return found


def _undecided(c: Clause) -> list[Statement]:
    if not _UNSURE.search(c.text):
        return []
    return [Statement("undecided", target=c.seats[0] if c.seats else 0, others=tuple(c.seats[1:2]))]


def _reactions(c: Clause) -> list[Statement]:
    bare = c.bare()
    if _PEACE.search(bare):
        return [Statement("react_peace")]
    accuser = c.scene.accused_me()
    if accuser is not None and not c.seats and _DEFEND_ME.search(c.text):
        return [
            Statement("react_accused", target=accuser.seat, to=accuser.seat, kind="deny", re=c.scene.ref(accuser.seat))
        ]
    if _HINT.search(bare):
        return [Statement("hint")]
    if (
        not c.seats
        and c.scene.last_speaker()
        and re.search(r"\b(?:accusing me|blam\w+ me|wrong about me|not me|wasn'?t me|i'?m innocent)\b", c.text)
    ):
        to = c.scene.last_speaker()
        return [Statement("react_accused", target=to, to=to, kind="deny", re=c.scene.ref(to))]
    if re.search(r"(?:hanged|lynched|killed|executed) (?:an innocent|the wrong|one of us|a villager|a human)", bare):
        return [Statement("react_wrong", target=c.scene.hanged())] if c.scene.hanged() else []
    dead = next((seat for seat in c.seats if not c.scene.view.lives(seat)), 0)
    if _SORRY.search(bare):
        victim = dead or (c.scene.hanged() if re.search(r"wrong|mistake|mess|fault|bad", bare) else 0)
        return [Statement("react_wrong", target=victim)] if victim else []
    if re.search(r"^(?:so |how |very )?(?:sad|awful|horrible|terrible)\b", bare) and c.scene.victim() and not c.seats:
        return [Statement("react_death", target=c.scene.victim())]
    if _DEAD.search(bare) and dead:
        return [Statement("react_death", target=dead)]
    if _THANKS.search(bare):
        to = c.seats[0] if c.seats else c.context.addressed or c.scene.last_speaker()
        return [Statement("react_defended", target=to, to=to, re=c.scene.ref(to))] if to else []
    if _RIGHT.search(c.text):
        return [Statement("react_right", target=c.subject())]
    if re.search(r"\bplease don'?t (?:vote|hang|lynch|kill|execute)(?: for)? me\b", c.text):
        return [Statement("plea", to=c.context.addressed)]
    if _PLEA.search(bare) and not _LEAD.search(bare):
        return [Statement("plea", to=c.seats[0] if c.seats else c.context.addressed)]
    return []


def _assent(c: Clause) -> list[Statement]:
    bare = c.bare()
    seat = c.seats[0] if c.seats else c.context.addressed
    if not c.scene.last() or (
        c.seats and not re.search(r"agree|with \x00|right|wrong|whatever|point|same as|seconded|second \x00", bare)
    ):
        return []
    if c.seats and re.search(r"\bwhatever \x00 (?:says|thinks|wants)", bare):
        return [answered(c, "agree", seat)]
    if _PARTLY.search(c.text):
        return [answered(c, "agree_partly", seat)]
    if _DISAGREE.search(c.text):
        return [answered(c, "disagree", seat)]
    if _AGREE.search(bare) and not re.search(r"(?:not|n'?t) (?:agree|right)", bare):
        return [answered(c, "agree", seat)]
    return []


def _hello(c: Clause) -> list[Statement]:
    return [Statement("small_talk")] if _HELLO.search(c.text) and not c.seats else []


def _value(bare: str) -> str:
    """`werewolf` or `human` where a colour or a kind is stated, else empty."""
    if re.search(r"(?:not|n'?t|no|ain'?t)\s+(?:an? |the )?(?:(?:were)?wolf|evil|bad|guilty|black|scum)\b", bare):
        return "human"
    if re.search(r"(?:not|n'?t)\s+(?:an? |the )?" + _HUMAN + r"\b", bare):
        return "werewolf"
    black, white = re.search(rf"\b{_WOLF}\b", bare), re.search(rf"\b{_HUMAN}\b", bare)
    if black and white:
        return "werewolf" if black.start() > white.start() else "human"
    return "werewolf" if black else "human" if white else ""


def _polarity(c: Clause) -> bool | None:
    """True for suspicion, False for trust, None for neither. A negated question affirms: isn't Jin suspicious?"""
    bare = c.bare()
    turned = c.asks and bool(re.search(r"^(?:isn'?t|is not|aren'?t|ain'?t|doesn'?t|don'?t)\b", bare))
    if turned:
        return bool(_SHADY.search(bare)) if (_SHADY.search(bare) or _CLEAN.search(bare)) else None
    if _NEG_SHADY.search(bare):
        return False
    if (
        re.search(
            r"^(?:it'?s |its |definitely |surely |probably |i say )?not \x00$|\b(?:it'?s|its|it is) not \x00|"
            r"\bisn'?t \x00$|\bnot \x00\b(?!'?s (?:vote|story))",
            bare,
        )
        and len(bare.split()) <= 6
    ):
        return False
    if re.search(r"\b(?:can'?t|cannot|couldn'?t) be \x00$|\bno way (?:it'?s |its |it is )?\x00$", bare):
        return False
    if re.search(r"\btalk(?:ing)? about \x00", bare):
        return True
    if re.search(r"\bleave \x00 (?:alone|be|out)\b", bare):
        return False
    if re.search(r"\bdon'?t think (?:it'?s |its |it is )\x00", bare):
        return False
    if _NEG_CLEAN.search(bare):
        return True
    if re.search(
        r"\b(?:it'?s|its|it is|has to be|must be|gotta be|probably|i say|my (?:guess|pick|money|"
        r"suspect) is(?: on)?|i think|i'?d say|thinking|leaning|looking at|eyeing|i'?m on|side-?eyeing|"
        r"gut says)\s*(?:it'?s |on |at |towards? )?\x00$",
        bare,
    ):
        return True
    if _SHADY.search(bare):
        return True
    if _CLEAN.search(bare) or (
        c.role in ("seer", "medium", "bodyguard", "freemason")
        and re.search(r"\x00(?:'s|s| is| has to be| must be) (?:the |a |our )?", bare)
    ):
        return False
    return None


def reason(c: Clause, found: list[Statement]) -> Reason | None:
    """A reason in the sentence that points at something real, None when there is none."""
    bare = c.bare()
    about = next((s.target for s in found if s.target), c.context.topic)
    day = c.scene.view.day
    seats = c.seats
    m = re.search(r"\bvoted (?:for )?\x00", bare)
    if m:
        index = bare[: m.end()].count("\x00") - 1
        target = c.names[index].seat
        voter = next((name.seat for name in reversed(c.names[:index]) if name.seat != target), about)
        return c.scene.ballot(voter or about, target)
    m = re.search(r"\b(?:defend(?:ed|s|ing)|stood up for|protected|covered for|covering for) \x00", bare)
    if m:
        index = bare[: m.end()].count("\x00") - 1
        target = c.names[index].seat
        who = next((seat for seat in seats if seat != target), about)
        return Reason("defend", day, (who, target))
    if not about:
        return Reason("feel", day) if re.search(r"\b(?:gut|hunch|feeling|just a feel)\b", bare) else None
    if re.search(
        r"\bcontradict\w*|\bstory (?:has )?changed|\bchanged (?:his|her|their) story|\binconsisten|"
        r"\btwo different (?:things|stories)|\bslip\b|\bdoesn'?t add up",
        bare,
    ):
        return Reason("contradiction", day, (about,))
    if re.search(
        r"\b(?:quiet|silent|silence|hasn'?t (?:said|spoken|talked)|said nothing|lurking|barely (?:talks|"
        r"talked|speaks|spoke))\b",
        bare,
    ):
        return Reason("silence", day, (about,))
    if re.search(r"\b(?:switched|changed) (?:his|her|their|the) vote|\bsaid one (?:thing|name)", bare):
        return Reason("vote_switch", day, (about,))
    if re.search(r"\b(?:late vote|voted last|bandwagon\w*|hopped on|jumped on|last to vote)\b", bare):
        return Reason("vote_late", day, (about,))
    if re.search(r"\b(?:in a hurry|rushing|too eager|pushing|pushed|hasty)\b", bare):
        return Reason("push", day, (about,))
    if re.search(r"\b(?:gut|hunch|feeling|vibes?)\b", bare):
        return Reason("feel", day)
    return None


_WHOLE: tuple[Rule, ...] = (_deduce, _compare, _link, _please, _why, _wake, _question, _prod)
_PART: tuple[Rule, ...] = (
    _retract,
    _deny,
    _request,
    _claim,
    _report,
    _votes,
    _shift,
    _reactions,
    _opinion,
    _assent,
    _undecided,
    _hello,
)
