## The X-card
web-safety-x = X-card: veil what was told last
web-safety-veil = Veil it
web-safety-veiled = (veiled)
web-safety-paused = The table pauses
web-safety-paused-words = A passage of { $player } is veiled for everyone. Nobody has to explain anything.
web-safety-mine = You pressed. Only you know that.
web-safety-lift = Lift my veil
web-safety-agree = I agree to lift it
web-safety-agreed = You agree to lift it. The veil goes as soon as those who pressed want it too.
web-safety-rewrite = Tell it in other words
web-safety-rewrite-send = Tell it like this
web-safety-rewrite-later = Not now
web-safety-redact = Take it out for good
web-safety-redact-title = Take this passage out for good?
