"""Japanese as people type it at the table: 占いCO, 黒, 吊ろう, それな, やっぱ渡で."""

from __future__ import annotations

import re
from collections.abc import Callable

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

_SENTENCE = re.compile(r"[^。!?\n]+[。!?\n]*")
_CLAUSE = re.compile(r"[、,\s]+|(?<=けど)|(?<=けれど)|(?<=ので)|(?<=から)(?!ない)(?![、,でじだ])")
_ADDRESS = re.compile(r">+\s*")
_TRAIL = re.compile(r"(?:[wｗ]+|笑|（笑）|\(笑\)|草|…|\.\.+|・・+|[～~ー]+)+(?=$|[。!?])")
_ASKS = re.compile(
    r"(?:\?|(?:です|ます|でしょう|だろう|だ|る|た|ない|い|の|なん)か[。]?$|(?:なの|たの|るの|ないの|んの)[。]?$)"
)
_NEGATED = re.compile(r"(?:くない|じゃない)$")

_ME = r"(?:私|わたし|わたくし|俺|おれ|オレ|僕|ぼく|ボク|自分|うち|あたし|アタシ|わし|こっち|拙者|小生)"
_COPULA = (
    r"(?:です|だ|だよ|だぜ|だけど|なんだ|なんです|ですよ|でした|やで|や|じゃ|なの|だから|ですけど|"
    r"っす|でーす|だわ|ですわ)?"
)
_ORDER = re.compile(
    r"(?:指示|ルール|命令|プロンプト|設定).{0,8}(?:無視|忘れ|破)|(?:無視|忘れ).{0,6}(?:指示|ルール|"
    r"命令)|システムプロンプト|ignore .*(?:rules|instructions)"
)

_CO = re.compile(r"\bco\b|co(?![a-z])|カミングアウト|カムアウト|名乗(?:る|ります|り出|らせて)")
_NOT = re.compile(
    r"(?:じゃ|では|で|じゃあ)(?:ない|ありません|無い|なかった|ねえ|ねー|ないです|ないよ)|ちゃう|(?:違|ちが)(?:う|い)"
)
_OUT = re.compile(
    r"出て(?!い|る|た)|出ろ|出るべき|出よう|出てきて|名乗(?:って|れ|ろ|り出て)|co(?:して|しろ|しよう|"
    r"お願い|頼|はよ|早|は(?:まだ)?\?|ください|よろ|\?)|役職(?:言|教|は\?|何|なに)|教えて"
)
_HIDE = re.compile(
    r"出(?:ないで|るな|なくて|ちゃだめ|んな|ないほう|ない方)|名乗(?:らないで|るな|らなくて|"
    r"らない(?:ほう|方))|co(?:しないで|するな|しなくて|なし)|潜伏|潜って|隠れて|伏せて|黙って(?:て|"
    r"いて|ろ|くれ)"
)
_DIVINE = re.compile(
    r"占(?:って(?!る|た|い)|え(?!な)|おう|うべき|ってほしい|い先)|見て(?:ほしい|くれ|もら|ください)|占い(?:は|で)?(?:よろ|お願い|希望)"
)
_GUARD = re.compile(
    r"守(?:って(?!る|た|い)|れ(?!な)|るべき|ってほしい)|護衛(?:して|お願い|頼|は|希望|で|よろ|先)(?!た)|護って"
)
_GUARDED = re.compile(
    r"(?:守|護)(?:った|ってた|っていた|りました|っていました)|護衛(?:した|してた|していた|しました|成功)|戸口に(?:いた|立って)"
)

_BLACK = r"(?:人狼|狼|おおかみ|オオカミ|黒|クロ|くろ|●|⚫)"
_WHITE = r"(?:白|シロ|しろ|○|◯|〇|⚪|人間|村人|村)"
_NO_WOLF = re.compile(
    _BLACK + r"(?:っぽ)?(?:さん)?(?:じゃ|では|で|とは|には|だとは|くは|く|に)(?:な|あり|思え|思わ|見え|ねえ|無)|"
    r"怪し(?:く|いとは)(?:な|は|思)|疑(?:って|わ)な|"
    + _BLACK
    + r"(?:なわけ|のわけ|はな|はあり|ではなさ|じゃなさ)|疑いすぎ|狼ちゃう"
)
_NO_HUMAN = re.compile(
    r"(?:白|村|真|本物|人間|村人|味方)(?:く|い)?(?:っぽ)?(?:じゃ|では|で|く|とは|には|だとは|いとは)(?:な|あり|思え|思わ|見え|ねえ)|"
    r"信(?:じ|用|頼)(?:られ|でき|して|て|し|なら|は)*(?:な(?:い|く|か)|ません|へん|ねえ)|信じん|白くは"
)
_SHADY = re.compile(
    r"怪し|あやし|アヤシ|黒|クロ|●|(?:人狼|狼|おおかみ)(?:だ|で|じゃ|に見|っぽ|だろ|か|や|なの|なん|と思|候補|確|に違|$|さん|。|!|よ|でしょ|のはず)|疑|うさん|胡散|"
    r"嘘|うそ|ウソ|偽|騙って|騙り|破綻|おかし|変(?:だ|じゃ|な|!|$|よ|に)|気になる|気になって|引っかか|"
    r"ひっかか|違和感|もやもや|不自然|責任|言いなり|べったり|庇いすぎ|かばいすぎ|矛盾|食い違|信用なら|"
    r"敵(?:だ|$)|潜伏臭|臭い|くさい"
)
_CLEAN = re.compile(
    r"白|シロ|○|◯|〇|村(?:だ|っぽ|人|と思|に見|目|陣営|寄り|で|じゃ|や|確)|信じ|信用|信頼|味方|本物|真(?:だ|っぽ|と|で|じゃ|目|寄り|$|確)|ほんもの|"
    r"人間|敵(?:じゃ|では)な|吊り(?:に)?は?(?:反対|なし)|吊りたくな|吊らないで|吊るな|吊っちゃ(?:だめ|ダメ)|大丈夫だ|正直者|吊る(?:の|こと)(?:は|に)?反対|無実"
)
_FAINT = re.compile(
    r"ちょっと|少し|すこし|なんとなく|微妙に|若干|気になる|気になって|引っかか|ひっかか|気がする|かもしれ|かも"
)
_STRONG = re.compile(
    r"絶対|確実|間違いな|まちがいな|確定|かなり|すごく|すごい|どう見ても|めっちゃ|めちゃ|明らか|"
    r"完全に|決まり|真っ黒|真っ白|マジで|すぎ|しかない|ほぼ|でしょ(?:う)?!|だ!|賭け"
)

_HANG = r"(?:吊|つ)"
_PLAN = re.compile(
    r"(?:に|へ)(?:は)?(?:入れ(?:る|ます|とく|ておく|たい|るわ|るね|るよ|るで)|投票(?:する|します|"
    r"しとく|$|だ|で)|一票|いれ(?:る|ます)|する(?:わ|よ|ね|$|。)|します|決めた|しとく|した(?:い|よ|"
    r"$))|"
    r"(?:を)?"
    + _HANG
    + (
        r"(?:る(?!べき|の)|ります|りたい|りで|り(?:$|。|!)|りだ|り希望|り推し)|(?:処刑|投票)(?:は|先|"
        r"希望)|\x00(?:さん|ちゃん|くん)?で(?:す|いい|いく|いき|ええ|$|。|!|お願い|決|行)|投票\x00|"
        r"票は\x00"
    )
)
_LEAD = re.compile(
    _HANG + r"(?:ろう|ろ(?!う)|ろーぜ|ろうぜ|ろや|ろっか|りましょ|るべき|れ(?!な|ば|る)|らない\?|"
    r"って(?:ほしい|くれ)|るしか)|(?:に|へ)(?:入れ(?:よう|て(?:ほしい|くれ|ください|$|!|。)|ましょ|"
    r"ろ)|投票(?:しよう|して|しましょ)|(?:票を)?(?:集め|まとめ|まとま|揃え|寄せ))|"
    r"(?:で)(?:まとめ|まとま|揃え|いこう|行こう|いきましょ|どう(?:\?|で|か|$))|全員\x00|みんなで?\x00|処刑し(?:よう|ましょ)|吊って(?:.{0,10})(?:よく|いい|ええ)"
)
_UNSURE = re.compile(
    r"誰でも(?:いい|ええ)|決められ(?:な|ま)|決めかね|決まらな|分から(?:ない|ん)|わから(?:ない|ん)|"
    r"わかんな|分かんな|迷(?:う|って|い中|ってる)|五分五分|判断(?:でき|つか)|保留|様子見|まだ決め"
)
_WHY = re.compile(
    r"なんで|なぜ|何で|どうして|何故|理由(?:は|を|が)?(?:\?|何|聞|教|言)|根拠(?:は|を)?(?:\?|何|聞|教|言)?|なんでや"
)
_ASK = re.compile(
    r"誰(?!でも|か)|だれ(?!でも|か)|どう思|どう見|どう(?:です|なん|よ\?|\?)|どっち|意見|どこ(?:が|を)|"
    r"いつ|何(?!でも|と(?:なく|か)|回|人|票)|考え(?:は|を)|印象|聞きたい|聞いても|質問|答えて|"
    r"反論(?:は|を)|言い分|弁明|釈明|いる\?|い(?:ません|ない)の?(?:か|\\?)|ほんと\\?|本当\\?|マジ\\?|"
    r"まじ\\?"
)
_PROD = re.compile(
    r"(?:しゃべ|喋|話)(?:って|れ|そう|ろ|りな|して)|(?:何か|なんか|何とか|なんとか)(?:言|話|しゃべ|"
    r"喋)|発言(?:して|しろ|ない|少な|0|ゼロ)|黙(?:って(?:ない|る|い)|り)|静か(?:だ|すぎ|じゃ|ね|な)|"
    r"無口|寡黙|喋って(?:ない|ねえ)|話して(?:ない|ねえ)|しゃべって(?:ない|ねえ)|起きて(?:る|ます)|"
    r"生きて(?:る|ます)か"
)
_RETRACT = re.compile(
    r"取り消|撤回|今の(?:は)?(?:なし|無し|忘れ)|さっきの(?:は)?(?:なし|無し|忘れ|間違)|なかったことに|訂正|忘れて(?:くれ|ください|$|。|!)|言い間違"
)
_AGREE = re.compile(
    r"^(?:それな|そう(?:だね|だよね|思う|ですね|やね|だな|そう)|たし(?:かに|蟹)|確かに|同意|賛成|"
    r"わかる|分かる|その(?:とおり|通り)|だよね|だよな|うん(?:うん)?(?:$|[、。!])|異議なし|異論な|同感|"
    r"ほんとそれ|ほんまそれ|ですよね|了解|おっけ|ok(?:$|[、。!\s])|おk|はい(?:$|[、。!]))|に(?:同意|"
    r"賛成|同感)|(?:と|も)(?:同じ(?:意見|考え)|同意見|そう思)|の(?:言う|いう)(?:とおり|通り)|"
    r"に一票(?:$|同)"
)
_PARTLY = re.compile(
    r"半分(?:は|だけ)?(?:賛成|同意|分か|わか)|一理(?:ある|あり)|(?:そこ|それ)(?:は|まで)は?(?:分か|"
    r"わか|そう|認め)|(?:それ|そう)(?:は|だ|なん)(?:そう)?(?:だ)?けど|(?:言いたいこと|気持ち)(?:は|"
    r"も)(?:分か|わか)"
)
_DISAGREE = re.compile(
    r"^(?:いや(?!な|だ)|いやいや|違う|ちがう|ちゃう|違います|それは(?:違|ちが|ない|おかし|どう)|反対|"
    r"そうかな|そう(?:は)?思わない|納得(?:でき|いか)|(?:それは)?言い(?:すぎ|過ぎ)|飛躍|無理がある|"
    r"は\?|んなわけ|そんな(?:わけ|こと))|に(?:反対|反論)|に(?:は)?(?:同意|賛成)(?:でき|し)(?:な|かね)|"
    r"(?:違|ちが)う(?:でしょ|だろ|と思|よ|んじゃ|くない)|逆(?:だ|でしょ|じゃ|だろ)|賛成でき"
)
_DEFEND_ME = re.compile(
    _ME
    + (
        r"(?:は|が|じゃ|も)?(?:.{0,6})(?:狼|人狼|黒)?(?:じゃ|では|で)(?:ない|ありません|ねえ|ないよ|"
        r"ないです|ないって)|(?:違|ちが)(?:う|います|いますって)|誤解|濡れ衣|冤罪|"
    )
    + _ME
    + r"(?:は|が)(?:村|白|人間)|狼じゃない|人狼じゃない|人狼ではありません|疑わないで|なんで"
    + _ME
)
_HINT = re.compile(
    _ME
    + (
        r"(?:を|は)?吊(?:る|ら|った)(?:.{0,8})(?:後悔|損|まずい|やめ|ないほう|ない方|だめ)|後悔する(?:よ|"
        r"ぞ|から)|吊らない(?:ほう|方)がいい|今は(?:まだ)?(?:言え|話せ)な|明日(?:まで)?(?:に)?(?:待って|話す|言う)"
    )
)
_PLEA = re.compile(r"(?:信じて(?!る|い|た|ない)|助けて|お願い(?:だ|し|!|$|。)|頼む(?!から)|見捨てないで)")
_SORRY = re.compile(
    r"ごめん|すまん|すみません|申し訳|悪かった|間違え(?:た|て|ました)|間違い(?:だ|で)|見誤|読み違|外し(?:た|ました)"
)
_DEAD = re.compile(
    r"死(?:ん|に|ぬなん)|殺(?:さ|られ)|襲(?:わ|撃)(?:れ|さ)|やられ(?:た|ちゃ)|亡くな|(?:噛|食)(?:ま|"
    r"わ)れ|襲った|噛んだ|なんで\x00|うそ.{0,2}\x00|悲し|つらい|寂し"
)
_PEACE = re.compile(
    r"誰も死(?:ん|な)|犠牲(?:者)?(?:なし|ゼロ|0|が?出なか)|平和|gj|ナイス(?:護衛|狩人)|護衛成功|全員(?:いる|無事)|みんな(?:無事|生きて)"
)
_THANKS = re.compile(r"ありがと|感謝|助かった|さんきゅ|サンキュ|かばってくれ")
_RIGHT = re.compile(
    r"だから言った|ほら(?:ね|な|見ろ|みろ)?(?:$|[、。!])|言ったとおり|言った通り|やっぱり(?:ね|な)?(?:$|[。!])|当たった|予想(?:通り|どおり)"
)
_HELLO = re.compile(
    r"^(?:おはよ|こんにち|こんばん|よろしく|おやすみ|眠|ねむ|お腹|腹減|腹へ|はらへ|寒|暑|雨|晴|"
    r"いい天気|お茶|お疲れ|おつ|やあ|ども|どうも|うわ|えー*$|まじか|マジ(?:か)?$|へえ|ふーん|なるほど|"
    r"ふむ|はは|あはは|怖|こわ|緊張|楽し|月|静かな(?:夜|朝))"
)
_INSTEAD = re.compile(
    r"\x00(?:から|(?:を|は)?やめて|じゃなく(?:て)?)\x00(?:に|へ).{0,6}(?:変|替|かえ|する|入れ|$|投票|乗り換え)"
)
_SHIFT = re.compile(r"やっぱ|考え(?:が|を)?(?:変|直)|思い直|気が変|改め")
_AROUND_NAME = re.compile(
    r"^(?:でも|じゃあ?|ねえ|あの|えっと|えー?と?|で|まあ|うーん|んー|消去法で|多分|たぶん|とりあえず|今日は|やっぱり?)+|"
    r"(?:か(?:な|も)[あー]*|しかいない|だけ|説(?:ある|濃厚)?)$"
)
_QUOTE = re.compile(r"「[^」]*」|『[^』]*』")
_NOT_HIM = re.compile(
    r"\x00(?:は|が|って)?(?:ない|じゃない|ではない|違う|ちがう)(?:と思|かな|気が|よ(?!ね)|でしょ|だろ|$)"
)
_GIVEN = re.compile(r"(?:から|ので|し|ため|んで|のが|もん)$")


def hear(text: str, context: Context) -> tuple[list[Statement], str]:
    """The statements in *text* (as `names.normal` left it), and what was not understood."""
    if _ORDER.search(text):
        return [Statement("small_talk", kind="order")], ""
    heard: list[Statement] = []
    unknown: list[str] = []
    for raw in _SENTENCE.findall(text):
        sentence = _addressed(_TRAIL.sub("", raw.strip()), context)
        asks = bool(_ASKS.search(sentence)) or (
            bool(_NEGATED.search(sentence)) and not re.search(r"[はも]|私|俺|僕", sentence)
        )
        sentence = sentence.rstrip("。!?\n ") + ("?" if asks and "?" in sentence else "")
        if not sentence.strip("?"):
            continue
        found = _sentence(sentence, context, asks)
        if found is None:
            unknown.append(sentence)
        else:
            heard.extend(s for s in found if s not in heard)
    return heard, " ".join(unknown)


def _addressed(sentence: str, context: Context) -> str:
    """*sentence* without its `>name`, which becomes the one spoken to."""
    m = _ADDRESS.search(sentence)
    if m is None:
        return sentence
    before, after = sentence[: m.start()], sentence[m.end() :]
    front, back = clause(before, context, False), clause(after, context, False)
    if front.seats and len(front.bare()) <= 2 and after:
        context.addressed = front.seats[0]
        return after
    if not back.seats:
        return sentence
    context.addressed = back.seats[0]
    return before or after


def _sentence(text: str, context: Context, asks: bool) -> list[Statement] | None:
    """What one sentence says; None when nothing was understood."""
    text = _QUOTE.sub("それ", text)
    whole = clause(text, context, asks)
    for rule in _WHOLE:
        if found := rule(whole):
            _carry(found, context)
            return with_reason(found, reason(whole, found))
    found = []
    known = False
    parts = [part for part in _CLAUSE.split(text) if part and part.strip("?")]
    for n, part in enumerate(parts):
        last = n == len(parts) - 1
        c = clause(part, context, asks and last)
        if c.seats and not _AROUND_NAME.sub("", c.bare()).strip("\x00はねえ?よー "):
            context.topic = c.seats[0]
            context.addressed = c.seats[0]
            if last and not found:
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
                plain = context.topic or c.seats[0]
                context.topic = next((s for s in c.seats if re.match(r"[はがも]|って|、", _after(c, s))), plain)
    if not found:
        return _late(whole) or None
    return with_reason(found, reason(whole, found)) if known else None


def _carry(found: list[Statement], context: Context) -> None:
    for s in found:
        if s.target:
            context.topic = s.target


def _late(c: Clause) -> list[Statement]:
    """What only the whole sentence shows: an answer to a question, a name to a *who*."""
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
    if len(c.seats) == 1 and len(_AROUND_NAME.sub("", c.bare())) <= 4:
        return _name_alone(c)
    return _reactions(c) or _assent(c) or _opinion(c) or _hello(c)


def _name_alone(c: Clause) -> list[Statement]:
    """A name and nothing else: the answer to *who*, a vote where a plan stands, a suspicion otherwise."""
    seat = c.seats[0]
    if c.asks:
        return [Statement("ask", target=seat, to=seat)]
    if not c.scene.view.lives(seat):
        return [Statement("react_death", target=seat)]
    c.context.guess(0.7)
    if c.scene.plan():
        return [vote(c, seat)]
    return [seen(seat, True, 2)]


# Rules that need the whole sentence.


def _retract(c: Clause) -> list[Statement]:
    if not _RETRACT.search(c.text):
        return []
    before = c.scene.mine()
    back = [Statement("retract", target=before.target if before else 0, re=c.scene.ref(c.scene.me))]
    if before is not None and c.seats and c.seats[0] != before.target and before.type in REPEATABLE:
        back.append(retargeted(before, c.seats[0]))
    return back


def _deduce(c: Clause) -> list[Statement]:
    if len(c.seats) < 2:
        if not c.seats or not re.search(_ME + r"(?:は|が)(?:村|白|人間)", c.text):
            return []
        return [Statement("deduce", target=c.seats[0])] if re.search(r"確定|しかない|決まり|しか残", c.text) else []
    a, b = c.seats[0], c.seats[1]
    bare = c.bare()
    if re.search(
        r"\x00(?:が|は)?(?:の)?(?:本物|真|占い師?|正し|信じ|白|村|占い真|人狼|狼|黒)?(?:だった|だとし|とし|である|だとす|とす)?(?:なら|たら|れば|ると)",
        bare,
    ):
        value = _value(bare[bare.rindex("\x00") :])
        if re.search(r"(?:人狼|狼|黒)(?:なら|だったら|だとしたら|だとすると)", bare):
            if value == "human" or re.search(r"仲間|違|ちが|切れ", bare):
                return [Statement("link", target=a, others=(b,), kind="opposed")]
            return [Statement("link", target=a, others=(b,), kind="same")]
        if value:
            why = Reason("result", c.scene.view.day, (b, a), value=value)
            return [Statement("deduce", target=b, others=(a,), kind="result", value=value, because=(why,))]
    if re.search(r"確定|しかない|しか残|決まり|残り", bare) and not _CLEAN.search(bare):
        return [Statement("deduce", target=a, others=(b,), kind="left")]
    if re.search(r"\x00か\x00.{0,8}(?:狼|黒)|(?:どっちか|どちらか|片方)(?:が|は)?(?:.{0,4})(?:狼|黒|偽|嘘)", bare):
        kind = "counter" if re.search(r"偽|嘘", bare) else "left"
        return [Statement("deduce", target=a, others=(b,), kind=kind)]
    return []


def _compare(c: Clause) -> list[Statement]:
    if len(c.seats) < 2:
        return []
    bare = c.bare()
    a, b = c.seats[0], c.seats[1]
    if m := re.search(r"\x00(?:の)?(?:ほう|方)が.{0,6}(?:怪|黒|狼|気に)", bare):
        chosen = c.names[bare[: m.start() + 1].count("\x00") - 1].seat
        return [Statement("compare", target=chosen, others=(b if chosen == a else a,))]
    if _INSTEAD.search(bare):
        before = c.scene.plan() or a
        return [Statement("vote_switch", target=b, others=(before if before != b else a,))]
    if re.search(r"\x00より(?:も|は)?.{0,4}\x00", bare) and not re.search(r"白|信", bare):
        return [Statement("compare", target=b, others=(a,))]
    m = re.search(r"\x00(?:か|と)\x00(?:だ(?:ったら|と)|なら|で言えば|で言うと|では|の(?:2|二)択)[^\x00]*(\x00)?", bare)
    if m and not c.asks:
        named = [name.seat for name in c.names if name.seat != c.scene.me]
        chosen = named[2] if len(named) > 2 and named[2] in (a, b) else a
        return [Statement("compare", target=chosen, others=(b if chosen == a else a,))]
    return []


def _link(c: Clause) -> list[Statement]:
    if len(c.seats) < 2:
        return []
    bare = c.bare()
    pair = {"target": c.seats[0], "others": (c.seats[1],)}
    if re.search(r"仲間じゃ|仲間では|切れ(?:て|る)|敵対|両狼(?:は)?(?:な|あり)|別陣営|逆の陣営|繋がってな", bare):
        return [Statement("link", target=c.seats[0], others=pair["others"], kind="opposed")]  # type: ignore[arg-type]
    if re.search(r"仲間|繋が|つなが|つるん|グル|ライン|組んで|結託|同じ陣営|同陣営|両狼|二人とも狼|かばい合", bare):
        return [Statement("link", target=c.seats[0], others=pair["others"], kind="same")]  # type: ignore[arg-type]
    return []


def _why(c: Clause) -> list[Statement]:
    bare = c.bare()
    if c.asks and re.search(r"^(?:でも)?(?:人)?狼(?:なら|だったら|が)", bare):
        return [answered(c, "disagree")]
    if c.asks and c.seats and re.search(r"に(?:は)?(?:入れ|投票し)て?た(?:よね|でしょ|くせに|じゃん|よな)", bare):
        about = next((s for s in c.seats if re.match(r"に(?:は)?(?:入れ|投票)", _after(c, s))), 0)
        asked = next((s for s in (*c.seats, c.context.addressed, c.context.topic) if s not in (0, about)), 0)
        ballot = c.scene.ballot(asked, about) if asked and about else None
        if ballot:
            return [Statement("ask", target=asked, others=(about,), to=asked, kind="why", because=(ballot,))]
    if not _WHY.search(c.text) or re.search(r"なんで" + _ME, c.text):
        return []
    if len(c.seats) == 1 and not c.scene.view.lives(c.seats[0]) and len(bare) <= 8:
        return [Statement("react_death", target=c.seats[0])]
    if _DEAD.search(bare) and c.seats and not c.scene.view.lives(c.seats[0]) and not re.search(r"入れ|占|疑", bare):
        return [Statement("react_death", target=c.seats[0])]
    if re.search(r"狼(?:なら|だったら|が)", bare) and not re.search(
        r"狼(?:なら|だったら|が)[^\x00]{0,2}\x00(?:さん)?(?:は|って)", bare
    ):
        return [answered(c, "disagree")]
    objects = [
        c.names[n].seat
        for n in range(len(c.names))
        if re.match(
            r"(?:に(?:入れ|投票|いれ)|を|の(?:こと|話)|(?:が|は)?(?:怪|黒|狼)|なの|なん|だ(?:と|よ|っ)|"
            r"が(?:怪|狼|黒))",
            c.text[c.names[n].end :],
        )
    ]
    asked = c.context.addressed or next((seat for seat in c.seats if seat not in objects), 0) or c.scene.last_speaker()
    about = next((seat for seat in (*objects, *c.seats) if seat != asked), 0)
    if not asked:
        return []
    because: tuple[Reason, ...] = ()
    if re.search(r"入れ|投票|票", bare):
        ballot = c.scene.ballot(asked, about)
        because = (ballot,) if ballot else ()
        about = about or (ballot.seats[1] if ballot else 0)
    others = (about,) if about else ()
    return [Statement("ask", target=asked, others=others, to=asked, kind="why", because=because, re=c.scene.ref(asked))]


def _question(c: Clause) -> list[Statement]:
    if not _ASK.search(c.text) or _WHO_QUIET.search(c.text):
        return []
    if not (c.asks or re.search(r"(?:思う|教えて|聞きたい|聞かせて|誰よ|どうなの|答えて|質問)", c.text)):
        return []
    if re.search(_HANG + r"(?:ろう|りましょ)|入れよう", c.text) and c.seats:
        return []
    if (
        c.roles
        and c.asks
        and re.search(r"(?:誰|だれ|いる|いない|いませ)", c.text)
        and c.role not in ("werewolf", "villager", "fox")
    ):
        return [Statement("request", kind="claim", role=c.role)]
    bare = c.bare()
    objects = [
        name.seat
        for name in c.names
        if re.match(r"(?:の(?:こと|話|票|発言)|について|を(?:どう)|って(?:どう|怪|狼))", c.text[name.end :])
    ]
    asked = c.context.addressed or next((seat for seat in c.seats if seat not in objects), 0)
    if not asked and objects and re.search(r"(?:どう思|どう見)", bare):
        asked = c.scene.last_speaker()
    asked = asked or c.scene.last_speaker()
    if not asked:
        return []
    about = next((seat for seat in (*objects, *c.seats) if seat != asked), 0)
    return [Statement("ask", target=asked, others=(about,) if about else (), to=asked, re=c.scene.ref(asked))]


_WHO_QUIET = re.compile(
    r"(?:誰|だれ).{0,6}(?:話して|喋って|しゃべって|発言して)(?:な|ね)|まだ(?:話して|喋って|しゃべって|発言して)な"
)


def _prod(c: Clause) -> list[Statement]:
    if _WHO_QUIET.search(c.text) and not c.seats:
        quiet = c.scene.quietest()
        return [Statement("prod", target=quiet, to=quiet)] if quiet else []
    seat = c.seats[0] if c.seats else c.context.addressed
    if (
        not seat
        or not c.scene.view.lives(seat)
        or not _PROD.search(c.text)
        or _SHADY.search(c.bare())
        or _LEAD.search(c.bare())
    ):
        return []
    if c.roles:
        return []
    return [Statement("prod", target=seat, to=seat)]


def _sorry(c: Clause) -> list[Statement]:
    """Thanks by name; an apology to the dead for a wrong vote, to the living for a wrong suspicion."""
    if c.seats and _THANKS.search(c.bare()):
        to = c.seats[0]
        return [Statement("react_defended", target=to, to=to, re=c.scene.ref(to))]
    if not _SORRY.search(c.bare()) or not c.seats:
        return []
    dead = next((seat for seat in c.seats if not c.scene.view.lives(seat)), 0)
    if dead:
        return [Statement("react_wrong", target=dead)]
    if re.search(r"疑って(?:た|い|ご|す|申)", c.text):
        return [Statement("retract", target=c.seats[0], re=c.scene.ref(c.scene.me))]
    return []


def _please(c: Clause) -> list[Statement]:
    """狩人がいるなら、善治を頼む: a role and a name to look after or look at."""
    if len(c.seats) != 1 or c.asks or not re.search(r"頼(?:む|み|ん)|お願い|そばに", c.bare()):
        return []
    if c.role in ("bodyguard", "seer"):
        kind = "guard" if c.role == "bodyguard" else "divine"
        return [Statement("request", kind=kind, target=c.seats[0], role=c.role)]
    return []


# Rules of a clause.


def _deny(c: Clause) -> list[Statement]:
    if not c.roles or c.seats or c.asks or not _NOT.search(c.text) or _CO.search(c.text):
        return []
    if c.role == "werewolf":
        if c.context.topic and not re.search(_ME, c.text):
            return []
        accuser = c.scene.accused_me()
        to = accuser.seat if accuser else c.scene.last_speaker()
        return [Statement("react_accused", to=to, target=to, kind="deny", re=c.scene.ref(to))]
    if re.search(r"(?:じゃ|では)ない(?:か|の|よね|かな)", c.text):
        return []
    return [Statement("deny_role", role=c.role)]


def _request(c: Clause) -> list[Statement]:
    seat = c.seats[0] if c.seats else 0
    if _HIDE.search(c.text) and c.roles:
        return [Statement("request", kind="hide", role=c.role)]
    seat = next((s for s in c.seats if re.match(r"(?:のこと)?を", _after(c, s))), seat)
    if _GUARD.search(c.text) and seat and not _GUARDED.search(c.text):
        return [Statement("request", kind="guard", target=seat, role="bodyguard")]
    if _DIVINE.search(c.text) and seat:
        return [Statement("request", kind="divine", target=seat, role="seer")]
    if _OUT.search(c.text) and (c.roles or seat or c.context.addressed) and not re.search(_ME + r"(?:が|は)", c.text):
        if re.search(r"役職", c.text) or not c.roles:
            return [
                Statement("request", kind="claim", target=seat or c.context.addressed, to=seat or c.context.addressed)
            ]
        return [Statement("request", kind="claim", role=c.role, target=seat)]
    return []


def _claim(c: Clause) -> list[Statement]:
    if c.asks:
        return []
    bare = c.bare()
    role = next((r for r in c.roles if r not in ("werewolf", "fox", "possessed")), "")
    mine = re.search(_ME + r"(?:が|は|も|、|$)?", bare)
    if (
        re.search(r"対抗", bare)
        and not c.asks
        and (_CO.search(bare) or mine or re.search(r"対抗(?:します|する|です|だ|で|出|$)", bare))
    ):
        held = role or next(
            (c.scene.claimed(seat) for seat in (*c.seats, *c.scene.speakers()) if c.scene.claimed(seat)), ""
        )
        if held and not re.search(r"対抗(?:は)?(?:いな|な(?:い|し)|出な|出て|いる|\?)", bare):
            c.context.role = held
            rivals = c.scene.claimants(held)
            return (
                [Statement("counter_claim", target=rivals[0], role=held)] if rivals else [Statement("claim", role=held)]
            )
    if not role:
        return []
    if _CO.search(bare) and not re.search(r"co(?:した|してる|してた|して|は|が|に|を|の)", bare):
        if c.seats and not mine and re.search(r"\x00(?:の|が|は|も)", bare):
            return []
        return claim(c, role) + _results(c)
    if c.seats and not mine:
        return []
    if mine and re.search(
        _ME + r"(?:が|は|も|、)?(?:、)?(?:本物の|真の|ただの|実は|ほんとは|本当は)?[^\x00]{0,6}" + _COPULA + r"$", bare
    ):
        if _NOT.search(bare):
            return []
        return claim(c, role)
    if not c.context.topic and re.search(
        r"^(?:実は|えっと|あの|はい|言うよ|、|本当は|ただの)*[^\x00はがをにで]{1,6}" + _COPULA + r"$", bare
    ):
        return claim(c, role)
    return []


def _results(c: Clause) -> list[Statement]:
    """Results in the same breath as a claim: 占いCOルチア黒."""
    value = _value(re.sub(r"占い師?|霊能者?", "", c.bare()))
    if value and c.seats:
        return [report(c, c.seats[-1], value)]
    return []


def _report(c: Clause) -> list[Statement]:
    bare = c.bare()
    guarded = _GUARDED.search(bare)
    if guarded and not c.asks and c.seats and not re.search(r"誰か", bare):
        c.context.role = c.context.role or "bodyguard"
        return [Statement("report", target=c.seats[0], kind="guarded", night=max(1, c.scene.view.day - 1))]
    target = c.subject()
    value = _value(bare)
    if not target or not value or c.asks:
        return []
    spoken = re.search(
        r"占(?:った|いま|い結果|い:|い：|いは|いで)|(?:占い|霊能|霊媒|鑑定)?結果|判定|(?:を|は)見(?:た|"
        r"ました)|と出(?:た|ました)|でした$|だった$",
        bare,
    )
    seer = c.context.role in ("seer", "medium")
    doubt = re.search(
        r"思|っぽ|かも|気が|見え|たぶん|多分|だろ|でしょ|はず|寄り|目(?:$|に)|らし|なら|いと|くさ|臭|怪|一番|くない|じゃん",
        bare,
    )
    heard = re.search(r"\x00(?:の|が)(?:占い|判定)|(?:って|と)言(?:って|った)|らしい", bare)
    if heard or doubt:
        return []
    medium = bool(re.search(r"霊", bare)) or (c.context.role != "seer" and c.scene.executed(target))
    if seer and (spoken or re.search(r"(?:黒|白|●|○|◯|〇|クロ|シロ|人狼|狼|人間|村人)", bare)):
        return [report(c, target, value, medium and c.context.role != "seer")]
    if spoken and re.search(r"占|霊|結果|判定|鑑定", bare):
        return [report(c, target, value, medium)]
    return []


def _votes(c: Clause) -> list[Statement]:
    bare = c.bare()
    target = c.subject()
    if re.search(r"ロラ|ローラー", bare):
        role = c.role or "seer"
        claimants = c.scene.claimants(role)
        target = target or (claimants[0] if claimants else 0)
        return [Statement("request_vote", target=target)] if target else []
    if re.search(r"グレ(?:ラン|スケ)|グレーラン", bare):
        return [Statement("undecided")]
    if re.search(
        r"入れた(?!い)|投票した|吊った|入れてた|入れてない|入れられ|入れなかっ|入れないで|吊られ|吊らないで|吊りたくな|吊る(?:な|の)|吊っちゃ",
        bare,
    ):
        return []
    if not target:
        return []
    if c.asks and not re.search(r"ろう|よう|どう|ません|ない\?", bare):
        return []
    if _LEAD.search(bare) and (not c.context.addressed or c.context.addressed == target or len(c.seats) > 0):
        return [Statement("request_vote", target=target)]
    if _PLAN.search(bare) and (c.seats or re.search(r"吊|入れ|投票", bare)):
        return [vote(c, target)]
    return []


def _shift(c: Clause) -> list[Statement]:
    if not _SHIFT.search(c.text) or c.asks:
        return []
    before = c.scene.mine()
    seat = c.subject()
    if not seat or (c.context.role and c.scene.executed(seat)):
        return []
    black = _polarity(c)
    if re.search(r"やっぱ", c.text) and c.seats and c.scene.plan() and black is None and len(c.bare()) <= 10:
        return [vote(c, seat)]
    if black is False:
        return [seen(seat, False, 2)]
    if before is not None and before.target != seat and before.type in ("suspect", "vote_plan", "shift", "vote_switch"):
        return [Statement("shift", target=seat, others=(before.target,))]
    return [seen(seat, True, 2)] if c.seats else []


def _marks(c: Clause) -> list[Statement]:
    """善治真ルチア偽: a mark on each of several names."""
    found: list[Statement] = []
    for name in c.names:
        m = re.match(r"は?(真|偽|白|黒|○|●|◯|〇)(?!い|く|っぽ|だと)", c.text[name.end :])
        if m and name.seat != c.scene.me:
            found.append(seen(name.seat, m[1] in "偽黒●", 2))
    return found if len(found) > 1 else []


def _opinion(c: Clause) -> list[Statement]:
    black = _polarity(c)
    if black is None:
        return []
    bare = c.bare()
    if not c.seats and re.search(r"あいつ|あの人|あの子|そいつ|こいつ|彼女?(?!は狼)", bare):
        c.context.guess(0.75)
        c.context.topic = c.context.topic or c.scene.last_topic()
    if marks := _marks(c):
        return marks
    seats = [
        seat
        for seat in c.seats
        if not re.match(r"を(?:かば|擁護)|に(?:入れ|投票|べったり)|の言いなり", _after(c, seat))
    ]
    seats = seats or ([] if c.context.topic else c.seats)
    target = seats[0] if seats else c.context.topic
    if re.search(r"\x00(?:が|は)\x00(?:を|が)?", bare) and len(c.seats) > 1 and re.search(r"かば|入れ|擁護", bare):
        target = c.seats[0]
    if not target or target == c.scene.me:
        return []
    if re.search(_ME + r"(?:を|が|は)(?:疑|怪|黒|狼)", bare) and not c.seats:
        return []
    degree = 3 if _STRONG.search(bare) else 1 if _FAINT.search(bare) else 2
    if (
        degree == 2
        and re.search(_BLACK + r"(?:だ|です|だよ|だね|でしょ|だろ|じゃん|!)+$", bare)
        and not re.search(r"思|かな", bare)
    ):
        degree = 3
    found = [seen(target, black, degree)]
    if len(seats) > 1 and re.search(r"\x00(?:と|も|、)\x00", bare):
        found.append(seen(seats[1], black, degree))
    return found


def _undecided(c: Clause) -> list[Statement]:
    if not _UNSURE.search(c.text):
        return []
    seats = c.seats
    return [Statement("undecided", target=seats[0] if seats else 0, others=tuple(seats[1:2]))]


def _reactions(c: Clause) -> list[Statement]:
    bare = c.bare()
    if _PEACE.search(bare):
        return [Statement("react_peace")]
    accuser = c.scene.accused_me()
    innocent = re.search(_ME + r"(?:は|が|も)?(?:潔白|無実|白|村人?だって)|冤罪|濡れ衣", c.text)
    if not c.seats and ((accuser is not None and _DEFEND_ME.search(c.text)) or innocent):
        to = accuser.seat if accuser else c.scene.last_speaker()
        return [Statement("react_accused", target=to, to=to, kind="deny", re=c.scene.ref(to))] if to else []
    if _HINT.search(c.text):
        return [Statement("hint")]
    dead = next((seat for seat in c.seats if not c.scene.view.lives(seat)), 0)
    if _SORRY.search(bare):
        victim = dead or (c.scene.hanged() if re.search(r"間違え|外し|読み違|見誤", bare) else 0)
        return [Statement("react_wrong", target=victim)] if victim else []
    if _DEAD.search(bare) and (
        dead or (not c.seats and c.scene.victim() and re.search(r"死|襲|殺|悲|つらい|やられ", bare))
    ):
        return [Statement("react_death", target=dead or c.scene.victim())]
    if _THANKS.search(bare):
        to = c.seats[0] if c.seats else c.context.addressed or c.scene.last_speaker()
        return [Statement("react_defended", target=to, to=to, re=c.scene.ref(to))] if to else []
    if _RIGHT.search(bare):
        return [Statement("react_right", target=c.subject())]
    if _PLEA.search(bare) and not _LEAD.search(bare):
        to = c.seats[0] if c.seats else c.context.addressed
        return [Statement("plea", to=to)] if to or re.search(_ME + r"|信じて|助けて", bare) else []
    return []


def _assent(c: Clause) -> list[Statement]:
    seat = c.seats[0] if c.seats else c.context.addressed
    if _PARTLY.search(c.text):
        return [answered(c, "agree_partly", seat)]
    if re.search(r"(?:同意|賛成)(?:でき|し)(?:な|かね)", c.text) or _DISAGREE.search(c.text):
        return [answered(c, "disagree", seat)] if seat or c.scene.last() else []
    if _AGREE.search(c.text):
        return [answered(c, "agree", seat)] if seat or c.scene.last() else []
    return []


def _hello(c: Clause) -> list[Statement]:
    return [Statement("small_talk")] if _HELLO.search(c.text) and not c.seats else []


def _after(c: Clause, seat: int) -> str:
    return next((c.text[name.end :] for name in c.names if name.seat == seat), "")


def _value(bare: str) -> str:
    """`werewolf` or `human` where a colour or a kind is stated, else empty."""
    if _NO_WOLF.search(bare):
        return "human"
    if _NO_HUMAN.search(bare):
        return "werewolf"
    black, white = re.search(_BLACK, bare), re.search(_WHITE, bare)
    if black and white:
        return "werewolf" if black.start() > white.start() else "human"
    return "werewolf" if black else "human" if white else ""


def _polarity(c: Clause) -> bool | None:
    """True for suspicion, False for trust, None for neither. A negated question affirms: 怪しくない？"""
    bare = re.sub(r"占い師?|霊能者?", "", c.bare())
    claimed = c.role in ("seer", "medium", "bodyguard", "freemason")
    turned = c.asks and not re.search(r"よね|ですね|よな", bare)
    if re.search(r"怪しくなくない|黒くなくない|狼じゃなくない", bare):
        return False
    if _NOT_HIM.search(bare) and not c.asks:
        return False
    if _NO_WOLF.search(bare):
        return bool(turned)
    if _NO_HUMAN.search(bare):
        return not turned
    if re.search(
        r"敵(?:じゃ|では)な|吊り(?:に)?は?反対|吊らないで|吊るな|吊りたくな|吊っちゃ(?:だめ|ダメ)|信じ(?:て(?:る|い|た)|る|たい|ます)",
        bare,
    ):
        return False
    if _SHADY.search(bare):
        return True
    if _CLEAN.search(bare) and not re.search(r"信じて(?:$|[くほよね。!])", bare):
        return False
    if c.seats and claimed and re.search(r"だと思|でしょ|だろ|かな|っぽ|で(?:いい|ええ)|は真", bare):
        return False
    return None


def reason(c: Clause, found: list[Statement]) -> Reason | None:
    """A reason in the sentence that points at something real, None when there is none."""
    bare = c.bare()
    about = next((s.target for s in found if s.target), c.context.topic)
    day = c.scene.view.day
    seats = c.seats
    voted = [
        name.seat
        for name in c.names
        if re.match(r"(?:さん|ちゃん)?に(?:は)?(?:入れ(?:た|て)|投票し)", c.text[name.end :])
    ]
    if voted:
        voter = next((seat for seat in seats if seat not in voted), about)
        return c.scene.ballot(voter, voted[0])
    defended = [name.seat for name in c.names if re.match(r"(?:のこと)?を(?:かば|庇|擁護|守ろう)", c.text[name.end :])]
    if defended:
        who = next((seat for seat in seats if seat not in defended), about)
        return Reason("defend", day, (who, defended[0]))
    if (
        re.search(
            r"(?:言(?:って|う)(?:る|い|た)?こと|話|発言)(?:が|も)?(?:.{0,4})(?:違|変わ|矛盾)|矛盾|食い違|ブレ", bare
        )
        and about
    ):
        return Reason("contradiction", day, (about,))
    if re.search(r"(?:黙|静か|しゃべらな|喋らな|話さな|発言(?:が)?(?:少|な)|無口|寡黙)", bare) and about:
        return Reason("silence", day, (about,))
    if re.search(r"票(?:を)?(?:変|替|かえ)|鞍替|言って(?:た|い)たのと", bare) and about:
        return Reason("vote_switch", day, (about,))
    if re.search(r"最後に(?:乗|入れ)|便乗", bare) and about:
        return Reason("vote_late", day, (about,))
    if re.search(r"(?:急|焦)(?:い|っ|ぎ|り)|吊りたが", bare) and about:
        return Reason("push", day, (about,))
    if re.search(r"なんとなく|勘(?:だ|で|$)|直感", bare):
        return Reason("feel", day)
    return None


_WHOLE: tuple[Rule, ...] = (_deduce, _compare, _link, _sorry, _please, _why, _question, _prod)
_PART: tuple[Rule, ...] = (
    _retract,
    _deny,
    _request,
    _claim,
    _report,
    _votes,
    _shift,
    _reactions,
    _assent,
    _opinion,
    _undecided,
    _hello,
)
