"""How bots tell: what they remember of the log, what they make of a beat, and how a language says it."""
