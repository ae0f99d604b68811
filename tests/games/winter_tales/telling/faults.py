"""What no telling may show, whatever the language."""

import re

CHIP = re.compile(r"\[(?:card|place):([^\[\]]+)\]|\[(?:quest|memory|bookmark)\]")
ENDS = ".!?…”»§"
DOUBLED = re.compile(r"\b(\w{2,}) \1\b", re.IGNORECASE)
MAY_DOUBLE = {"en": {"that", "had"}, "hu": set(), "pl": set(), "ru": set()}
CYRILLIC, LATIN = re.compile(r"[а-яё]", re.IGNORECASE), re.compile(r"[a-z]", re.IGNORECASE)
# Nobody dies in these tales, and no side has won before the end.
FORBIDDEN = {
    "en": r"\b(die[sd]?|dead|kill\w*|murder\w*)\b",
    "hu": r"\b(meghalt?|meghaltak|halott\w*|megöl\w*|gyilkos\w*)\b",
    "pl": r"\b(umar\w*|zgin\w*|zabi(ł|to|li)\w*|martw\w*)\b",
    "ru": r"\b(умер\w*|погиб\w*|убил\w*|м[её]ртв(ый|ая|ые))\b",
}
ENGLISH = re.compile(r"\b(the|and|with|from|had|was|said|his|her|their)\b")


def faults_in(said: str, language: str, *, title: bool = True) -> list[str]:
    """By name; a title needs no full stop."""
    plain = CHIP.sub(lambda chip: chip[1] or "§", said)
    found = []
    if re.search(r"[{}<>|\x00]", plain) or "None" in plain:
        found.append("a slot is left")
    if "[" in plain or "]" in plain:
        found.append("a chip that nobody knows")
    if "  " in plain or re.search(r" [,.;:!?]", plain) or ",," in plain or ".." in plain:
        found.append("spacing")
    doubled = [word for word in DOUBLED.findall(plain) if word.lower() not in MAY_DOUBLE[language]]
    if doubled:
        found.append(f"doubled: {doubled}")
    if not title and plain[-1] not in ENDS:
        found.append("no end")
    first = re.search(r"\w", plain)
    if first is None or not (first[0].isupper() or first[0].isdigit()):
        found.append("no capital")
    if re.search(FORBIDDEN[language], plain, re.IGNORECASE):
        found.append("death")
    if language == "ru" and LATIN.search(plain):
        found.append("latin letters")
    if language != "ru" and CYRILLIC.search(plain):
        found.append("cyrillic letters")
    if language in ("hu", "pl") and ENGLISH.search(plain):
        found.append("english")
    if language == "en" and re.search(
        r"\b(a|an|the) (a|an|the)\b|\ba [aeio]|\b(to|from|back to|on) (he|she|they)\b[.,:]", plain
    ):
        found.append("article or pronoun")
    if language == "hu" and re.search(r"\b(a|egy) (a|az|egy)\b|\b[Aa] [aáeéiíoóöőuúüű]", plain):
        found.append("article")
    return found
