"""What gives a filled frame away: braces, doubled particles and words, wrong articles, report-speak (T7)."""

from __future__ import annotations

import re

SCARS = {
    "ja": re.compile(
        r"[{}]|ということを|可能性が高い|結果:|HUMAN|WEREWOLF|[a-z]{2,}|(?:がが|をを|にに|をが|がを|にを|をに|をは)|"
        r"(?:しい|ない|(?<!み)たい|るい|多い)だ(?:。|から|し)|さんさん|殿さん|さん先生|。。|、、|、。|(?<!ま)だです|ですだ|ますです"
    ),
    "en": re.compile(
        r"[{}]|[Aa]s for |can't be helped|execute my vote|HUMAN|WEREWOLF|[ぁ-ん一-龥]| {2}|\b(\w+) \1\b|"
        r"\ba (?:[aei]|o(?!ne))|\ban (?![aeiouh])|'s's|\bI is\b|\bI has\b|\bbecause because\b|"
        r"(?<!\.)\.\.(?!\.)|,,| [,;!?]| \.(?!\.)|(?:^|(?<!\.)[.!?] )[a-z]",
        re.A,
    ),
}
DOUBLES = re.compile(
    r"\b(had had|that that|[Ll]isten,? listen|[Ww]ait,? wait|[Rr]eally\? [Rr]eally really|[Nn]o,? no)\b"
)


def scar(text: str, lang: str) -> str:
    """What is wrong with *text*, empty for nothing."""
    found = SCARS[lang].search(DOUBLES.sub("So", text) if lang == "en" else text)
    return found[0] if found else ""
