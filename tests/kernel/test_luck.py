"""Chance: reproducible for who has the seed, unpredictable for who hasn't."""

import hashlib
import hmac
from collections import Counter

import pytest

from frostfair.games.installed import game
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import below
from frostfair.kernel.luck import Luck, advanced, drawn, seeded
from frostfair.kernel.match import Match, Setup
from tests.kernel.lanterns import Lanterns, Table
from tests.kernel.playing import SEED, play
from tests.size import size

OTHER = "5eee" + SEED[4:]


def differing_bits(a: int, b: int) -> int:
    return (a ^ b).bit_count()


def test_the_same_seed_and_words_give_the_same_chance() -> None:
    one, two = Luck(SEED, ["frost", "fair"]), Luck(SEED, ["frost", "fair"])
    assert [one.for_step(v) for v in range(50)] == [two.for_step(v) for v in range(50)]


def test_seed_words_and_version_each_change_everything() -> None:
    base = Luck(SEED, ["frost", "fair"])
    others = [
        Luck(OTHER, ["frost", "fair"]),
        Luck(SEED, ["frost", "Fair"]),
        Luck(SEED, ["fair", "frost"]),
        Luck(SEED, ["frostfair"]),
        Luck(SEED, ["fros", "tfair"]),
        Luck(SEED),
    ]
    for other in others:
        changed = [differing_bits(base.for_step(v), other.for_step(v)) for v in range(200)]
        assert 28 < sum(changed) / len(changed) < 34, "about half of 62 bits"
    steps = [base.for_step(v) for v in range(2000)]
    assert len(set(steps)) == 2000
    assert base.generator("setup") not in steps


def test_a_generator_state_fits_the_core() -> None:
    luck = Luck(SEED)
    assert all(0 <= luck.for_step(v) < 1 << 62 for v in range(1000))
    assert max(luck.for_step(v) for v in range(100)) > 1 << 61


def test_the_commitment_binds_the_seed() -> None:
    assert Luck(SEED).commitment() == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert Luck(SEED).commitment() == Luck(SEED, ["words", "come", "later"]).commitment()
    assert Luck(OTHER).commitment() != Luck(SEED).commitment()


def test_chance_and_seals_are_as_the_protocol_says() -> None:
    """docs/protocol.md: whoever has seed and words can compute them with any HMAC."""
    words = b"".join([len(word).to_bytes(4, "big") + word for word in (b"frost", b"fair")])
    key = hmac.digest(bytes.fromhex(SEED), words, "sha256")
    luck = Luck(SEED, ["frost", "fair"])
    for version in (0, 1, 977):
        step = hmac.digest(key, f"step {version}".encode(), "sha256")
        assert luck.for_step(version) == int.from_bytes(step[:8], "big") >> 2
        sealed = hmac.digest(key, f"digest {version} {'ab' * 32}".encode(), "sha256")
        assert luck.seal(version, "ab" * 32) == sealed.hex()


def test_a_sealed_digest_tells_nothing_without_the_seed() -> None:
    digest = "ab" * 32
    assert Luck(SEED).seal(7, digest) == Luck(SEED).seal(7, digest) != Luck(SEED).seal(8, digest)
    keyed = [luck.seal(7, digest) for luck in (Luck(SEED), Luck(OTHER), Luck(SEED, ["w"]))]
    assert len({digest, *keyed}) == 4


def test_a_bad_seed_is_refused() -> None:
    for seed in ("", "xyz", "00" * 31, "00" * 33, "AB" * 32, " " + "0" * 63):
        with pytest.raises(Malformed, match="64 lower-case hexadecimal digits"):
            Luck(seed)


def test_words_that_are_no_text_are_refused() -> None:
    with pytest.raises(Malformed, match="UTF-8"):
        Luck(SEED, ["\ud800"])


@pytest.mark.parametrize("n", [2, 3, 5, 7, 20, 30, 93])
def test_draws_are_even(n: int) -> None:
    """Chi-squared stays within four standard deviations of what fair dice give."""
    rng, draws = seeded(n), size(20_000, 2_000_000)
    counts: Counter[int] = Counter()
    for _ in range(draws):
        rng = advanced(rng)
        counts[drawn(rng, n)] += 1
    assert sorted(counts) == list(range(n))
    chi_squared = sum((counts[i] - draws / n) ** 2 / (draws / n) for i in range(n))
    assert abs(chi_squared - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5 + 4


def test_pairs_of_draws_are_even() -> None:
    rng, draws = seeded(1), size(20_000, 2_000_000)
    counts: Counter[tuple[int, int]] = Counter()
    last = 0
    for _ in range(draws):
        rng = advanced(rng)
        counts[last, last := drawn(rng, 6)] += 1
    assert len(counts) == 36
    chi_squared = sum((c - draws / 36) ** 2 / (draws / 36) for c in counts.values())
    assert abs(chi_squared - 35) < 4 * 70**0.5 + 4


def test_below_moves_the_generator() -> None:
    table = Table(2)
    table.rng = seeded(3)
    assert len({int(below(table, 1000)) for _ in range(50)}) > 40
    assert all(0 <= below(table, 7) < 7 for _ in range(200))
    rng = advanced(table.rng)
    assert below(table, 93) == drawn(rng, 93)
    assert table.rng == rng


def test_neighbouring_seeds_are_unlike() -> None:
    changed = [differing_bits(seeded(i), seeded(i + 1)) for i in range(500)]
    assert sum(changed) / len(changed) > 20
    assert len({seeded(i) for i in range(5000)}) == 5000


def test_who_knows_the_generator_after_a_step_still_cannot_foresee_the_next() -> None:
    """An attacker who has worked out the whole small generator after one step predicts the next step's
    draw no better than by guessing: every step starts anew from the match's key."""
    hits = 0
    tries = size(600, 20_000)
    for i in range(tries):
        game = Lanterns()
        match = Match(game, Setup(game, 2, f"{i:064x}"))
        play(match, "0 spark")
        leaked = match.state.copy()
        play(match, "1 calm")
        guess = int(below(leaked, 6))
        hits += play(match, "1 spark").events[0].pack() == ["sparked", 1, guess]
    assert abs(hits / tries - 1 / 6) < 4 * (1 / 6 * 5 / 6 / tries) ** 0.5


def test_what_was_drawn_at_set_up_says_nothing_about_the_first_refill() -> None:
    """Matches that look alike after the set-up go on differently: nothing is settled before it is seen."""
    winter_queen = game("winter-queen")
    match = Match(winter_queen, Setup(winter_queen, 2, SEED))
    packed = match.state.pack()
    drawn_next = set()
    for words in range(8):
        other = Match(winter_queen, Setup(winter_queen, 2, SEED, words=[str(words)]))
        other.state = winter_queen.restore(packed)
        while True:
            (seat,) = other.deciders()
            record = other.submit(seat, other.offers(seat)[0])
            refills = [e.pack() for e in record.events if e.kind == "holder-refilled"]
            if refills:
                drawn_next.add(str(refills))
                break
    assert len(drawn_next) > 4
