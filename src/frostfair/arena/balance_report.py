"""The report of a game's balance: one page that needs nothing else."""

from html import escape

from frostfair.arena.balance import Answer, Balance, Worth
from frostfair.arena.charts import Mark, whiskers
from frostfair.arena.report import as_table, hundredfold, name_of, percent, title_of, whole_page

SAME = "All seats are played by the same bot, so what is left is the game and luck. Intervals hold 95 %."
MANY = "Of many components some differ by chance; those with a star differ even if all are taken together."


def page(outcome: Balance, command: str) -> str:
    title = f"Balance of {title_of(outcome.game)}"
    who = f"{outcome.bot} at {outcome.seats} seats"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(who)}. {SAME}</p>",
        f"<p>The same again: <code>{escape(command)}</code></p>",
        f"<p>Frostfair {escape(outcome.version)}, rules version {outcome.rules_version}.</p>",
        *[part for answer in outcome.answers for part in _answer(outcome, answer)],
        *_parts(outcome),
        *_sources(outcome),
    ]
    return whole_page(title, parts)


def lead(worth: Worth) -> str:
    low, high = worth.lead_interval
    return f"{worth.lead:+.1f} [{low:+.1f} … {high:+.1f}]"


def _answer(outcome: Balance, answer: Answer) -> list[str]:
    rows = _rows(outcome, answer)
    marks = [
        Mark(label, 100 * worth.wins.rate, hundredfold(worth.wins), percent(worth.wins), colour)
        for colour, (label, worth) in enumerate(rows)
    ]
    return [
        f"<h2>{escape(answer.question)}</h2>",
        f"<p>{answer.games} games, {answer.length:.0f} decisions on average.</p>",
        whiskers(f"Rate of victory: {answer.question}", marks, 0, 100, 100 * outcome.chance, " %"),
        as_table(
            ["who", "rate of victory", "lead in points"],
            [[label, percent(worth.wins), lead(worth)] for label, worth in rows],
        ),
    ]


def _rows(outcome: Balance, answer: Answer) -> list[tuple[str, Worth]]:
    if answer.asked is not None:
        return [(f"{outcome.bot} with {answer.question}", answer.asked)]
    return [(f"seat {seat + 1}", worth) for seat, worth in enumerate(answer.seats)]


def _parts(outcome: Balance) -> list[str]:
    if not outcome.parts:
        return []
    marks = [
        Mark(
            f"{'* ' if part.stands_out else ''}{part.name}",
            100 * part.wins.rate,
            hundredfold(part.wins),
            percent(part.wins),
            1 if part.stands_out else 0,
        )
        for part in outcome.parts
    ]
    drawn = whiskers(
        "Rate of victory of who had a component", marks, 0, 100, 100 * outcome.chance, " %", label=330
    )
    return ["<h2>Components</h2>", f"<p>How often those won who had it. {MANY}</p>", drawn]


def _sources(outcome: Balance) -> list[str]:
    rows = [
        [
            name_of(source.key),
            f"{source.more:+.1f} [{source.interval.low:+.1f} … {source.interval.high:+.1f}]",
        ]
        for source in outcome.sources
    ]
    if not rows:
        return []
    return [
        "<h2>Points by source</h2>",
        "<p>How many more winners made than the others, on average.</p>",
        as_table(["source", "more"], rows),
    ]
