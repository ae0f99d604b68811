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

## Safety at the table
web-safety-title = Safety
web-safety-boundaries = Agreed before the tale
web-safety-boundaries-none = No lines, no veils.
web-safety-kind = { $kind ->
    [line] Lines: not in our tale
   *[veil] Veils: only hinted at
}
web-safety-x-how = The X-card in the bar veils what was told last, for everyone. Nobody has to explain anything.
web-safety-people = The others
web-safety-mute = Mute
web-safety-unmute = Unmute
web-safety-block = Block
web-safety-unblock = Unblock
web-safety-block-words = Users you block are muted everywhere and can’t sit at tables you host. You don’t see each other’s tables in the lobby.
web-safety-report = Report
web-safety-report-line = Report this line of { $player }
web-safety-report-title = Report to the host of this server
web-safety-report-words = The words are sent as they are now. Only the host of this server reads the report.
web-safety-report-why = What is wrong?
web-safety-report-not = Don’t report
web-safety-report-send = Send the report
web-safety-reported = Sent. The host of this server will look at it.
