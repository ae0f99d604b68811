"""The report: one page that needs nothing else, with drawings and the figures they are made of."""

from collections.abc import Sequence
from contextlib import suppress
from html import escape
from importlib.resources import files

from frostfair.arena.charts import Bar, Mark, bars, columns, whiskers
from frostfair.arena.standings import Pairing, Rate, Standing, Standings
from frostfair.arena.statistics import Interval
from frostfair.i18n.catalogue import catalogue

MIRRORED = "every deal is played from all seats. Intervals hold 95 %."
MOST_COLUMNS = 24  # of the histogram


def page(outcome: Standings, command: str) -> str:
    settings = outcome.settings
    title = f"Arena of {_title(settings.game)}"
    style = files("frostfair.arena").joinpath("report.css").read_text(encoding="utf-8")
    deals = outcome.games // settings.seats
    rules = f"rules version {settings.rules_version}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{outcome.games} games of {settings.seats} seats in {deals} mirrored deals: {MIRRORED}</p>",
        f"<p>The same again: <code>{escape(command)}</code></p>",
        f"<p>Frostfair {escape(settings.version)}, {rules}.</p>",
        _tested(outcome),
        *_ladder(outcome),
        *_pairings(outcome),
        *_seats(outcome),
        *_lengths(outcome),
        *_sources(outcome),
    ]
    body = "\n".join([part for part in parts if part])
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def percent(rate: Rate) -> str:
    low, high = rate.interval
    return f"{100 * rate.rate:.1f} % [{100 * low:.0f}–{100 * high:.0f}]"


def rivals(outcome: Standings) -> list[tuple[str, str, Rate]]:
    """Of every pairing who plays against whom, and how often that bot wins; of two only the stronger."""
    order = [rung.bot for rung in outcome.ladder]
    found = []
    for pairing in outcome.pairings:
        bots = sorted(pairing.bots, key=order.index)
        told = bots[:1] if outcome.settings.seats == 2 else bots
        found += [(bot, _others(pairing, bot, bots), pairing.rates[bot]) for bot in told]
    return found


def _others(pairing: Pairing, bot: str, bots: Sequence[str]) -> str:
    """`master, 2 greedy`; a bot that holds several seats meets itself too."""
    held = {name: pairing.bots[name] - (name == bot) for name in bots}
    return ", ".join([name if number == 1 else f"{number} {name}" for name, number in held.items() if number])


def tested(outcome: Standings) -> str | None:
    """What the sequential test says, in a sentence."""
    test = outcome.sprt
    if test is None:
        return None
    first, second = outcome.settings.bots
    found = {
        "strong": f"{first} beats {second}: rather {test.strong:.0%} than {test.weak:.0%} of games",
        "weak": f"{first} doesn't win {test.strong:.0%} of games against {second}: rather {test.weak:.0%}",
        None: "not decided yet; more games would tell",
    }
    likelihood = f"{test.likelihood:.2f} in [{test.lower:.2f}, {test.upper:.2f}]"
    return f"SPRT: {found[test.verdict]} (log-likelihood ratio {likelihood})"


def _tested(outcome: Standings) -> str:
    said = tested(outcome)
    return "" if said is None else f"<p>{escape(said)}</p>"


def _ladder(outcome: Standings) -> list[str]:
    colours = _colours(outcome)
    marks = [
        Mark(
            rung.bot,
            rung.rating,
            rung.rating_interval,
            f"{rung.rating:.1f} ± {rung.rating_interval.high - rung.rating:.1f}",
            colours[rung.bot],
        )
        for rung in outcome.ladder
    ]
    low = min([mark.interval.low for mark in marks]) - 1
    high = max([mark.interval.high for mark in marks]) + 1
    rows = [_rung(rung) for rung in outcome.ladder]
    return [
        "<h2>Ladder</h2>",
        whiskers("Ladder: rating of every bot", marks, low, high, None, ""),
        _table(["bot", "rating (OpenSkill)", "games", "won", "rate of victory", "points"], rows),
    ]


def _rung(rung: Standing) -> list[str]:
    low, high = rung.points_interval
    won = [str(rung.wins.games), f"{rung.wins.wins:g}", percent(rung.wins)]
    return [rung.bot, f"{rung.rating:.2f}", *won, f"{rung.points:.1f} [{low:.1f}–{high:.1f}]"]


def _pairings(outcome: Standings) -> list[str]:
    colours = _colours(outcome)
    marks = [
        Mark(f"{bot} – {others}", rate.rate * 100, _hundredfold(rate), percent(rate), colours[bot])
        for bot, others, rate in rivals(outcome)
    ]
    chance = 100 / outcome.settings.seats
    return ["<h2>Who beats whom</h2>", whiskers("Rate of victory by pairing", marks, 0, 100, chance, " %")]


def _seats(outcome: Standings) -> list[str]:
    colours = _colours(outcome)
    everybody = [("all bots", outcome.seats, len(colours))]
    own = [(bot, rates, colours[bot]) for bot, rates in outcome.seats_of.items()]
    marks = [
        Mark(f"{who}, seat {seat + 1}", rate.rate * 100, _hundredfold(rate), percent(rate), colour)
        for who, rates, colour in everybody + own
        for seat, rate in enumerate(rates)
        if rate.games
    ]
    chance = 100 / outcome.settings.seats
    drawn = whiskers("Rate of victory by seat", marks, 0, 100, chance, " %")
    return ["<h2>Rate of victory by seat</h2>", drawn]


def _lengths(outcome: Standings) -> list[str]:
    shortest, longest = min(outcome.lengths), max(outcome.lengths)
    wide = (longest - shortest) // MOST_COLUMNS + 1
    classes: dict[int, int] = dict.fromkeys(range(shortest, longest + 1, wide), 0)
    for length, games in outcome.lengths.items():
        classes[length - (length - shortest) % wide] += games
    named = [(str(first) if wide == 1 else f"{first}–{first + wide - 1}", n) for first, n in classes.items()]
    mean = sum([length * games for length, games in outcome.lengths.items()]) / outcome.games
    drawn = columns("Length of games in decisions", named)
    return ["<h2>Length of games</h2>", f"<p>In decisions of all seats; {mean:.1f} on average.</p>", drawn]


def _sources(outcome: Standings) -> list[str]:
    colours = _colours(outcome)
    keys = sorted({key for rung in outcome.ladder for key in rung.sources})
    if not keys:
        return []
    groups = [
        (
            name_of(key),
            [Bar(rung.bot, rung.sources.get(key, 0.0), colours[rung.bot]) for rung in outcome.ladder],
        )
        for key in keys
    ]
    return ["<h2>Points by source</h2>", "<p>On average in a game.</p>", bars("Points by source", groups)]


def name_of(key: str) -> str:
    """A source of points as people call it; where no catalogue has a plain name for it, its key."""
    texts = catalogue()
    with suppress(LookupError):
        if texts.has(key):
            return texts.say(key)
    return key


def _title(game: str) -> str:
    key = f"game-{game.replace('-', '_')}"
    return catalogue().say(key) if catalogue().has(key) else game


def _colours(outcome: Standings) -> dict[str, int]:
    """By the order in which the bots were named, so that a bot has one colour in all drawings."""
    return {bot: number for number, bot in enumerate(outcome.settings.bots)}


def _hundredfold(rate: Rate) -> Interval:
    return Interval(100 * rate.interval.low, 100 * rate.interval.high)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    lines = ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows]
    return f"<table>\n<tr>{top}</tr>\n" + "\n".join(lines) + "\n</table>"
