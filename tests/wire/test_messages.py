"""Messages: exactly what is declared, nothing more, nothing too long."""

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.server.transport.rate import Rate, Rates
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import ChatData, KeyData, ReplaceData
from tests.server.rooms import act, say, undo


@pytest.mark.parametrize(
    "message",
    [
        wire.Hello(),
        wire.Hello(3),
        act("R1-b3", 4),
        undo(5),
        say("żółć <b>"),
        wire.Ping(),
        wire.Close(),
        wire.EndTurn(1, KeyData("k")),
        wire.Replace(ReplaceData(1, "random")),
        wire.TakeBack(),
    ],
)
def test_what_is_written_is_read_back(message: wire.Asked) -> None:
    assert wire.decode(wire.encode(message)) == message


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'{"t":"shout"}',
        b'{"t":"view","v":1}',
        b'{"t":"ping","x":1}',
        b'{"t":"act","v":-1,"d":{"key":"k","do":"x"}}',
        b'{"t":"act","v":1,"d":{"key":"","do":"x"}}',
        b'{"t":"act","v":1.5,"d":{"key":"k","do":"x"}}',
        b'{"t":"act","v":1,"d":{"key":"k","do":"x","seat":1}}',
        b'{"t":"act","v":true,"d":{"key":"k","do":"x"}}',
        b'{"t":"say","d":{"text":"\xff"}}',
        b'{"t":"act","v":99999999999999999999,"d":{"key":"k","do":"x"}}',
        b"[" * 10_000,
        b'{"t":"say","d":{"text":"' + b"x" * (limits.CHAT_LENGTH + 1) + b'"}}',
        b" " * 20_000 + b'{"t":"ping"}',
    ],
)
def test_what_is_no_message_is_malformed(frame: bytes) -> None:
    with pytest.raises(Malformed):
        wire.decode(frame)


def test_a_bare_version_is_short() -> None:
    assert wire.encode(wire.News(42)) == b'{"t":"news","v":42}'


def test_every_message_of_the_server_can_be_read_by_a_client() -> None:
    told = wire.Chat(ChatData(1, 2, "Ana", "<script>", None, 0))
    assert wire.decode_told(wire.encode(told)) == told


def test_a_client_ignores_what_a_newer_server_adds() -> None:
    frame = b'{"t":"done","v":7,"d":{"key":"k"},"moon":1}'
    assert wire.decode_told(frame) == wire.Done(7, KeyData("k"))
    chat = b'{"t":"chat","d":{"number":1,"at":2,"name":"Ana","text":"hi","mood":["glad"]}}'
    assert wire.decode_told(chat) == wire.Chat(ChatData(1, 2, "Ana", "hi"))


def test_a_rate_allows_so_many_and_recovers() -> None:
    rate = Rate(5, 10.0)
    assert [rate.allows(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert rate.allows(2.1)
    assert not rate.allows(2.1)
    assert not rate.is_idle(2.1)
    assert rate.is_idle(13.0)


def test_rates_of_many_names_stay_bounded() -> None:
    rates = Rates(1, 10.0, names=100)
    for i in range(1000):
        assert rates.allows(f"name{i}", 0.0)
    assert len(rates._buckets) <= 100


def test_a_clock_that_steps_back_counts_for_nothing() -> None:
    rate = Rate(5, 10.0)
    assert rate.allows(100.0)
    assert [rate.allows(90.0) for _ in range(5)] == [True] * 4 + [False]


def test_only_who_has_been_quiet_is_forgotten() -> None:
    rates = Rates(1, 10.0, names=3)
    assert rates.allows("long ago", 0.0)
    assert rates.allows("just now", 99.0)
    assert rates.allows("now", 100.0)
    assert rates.allows("one more", 100.0)  # for whom somebody must go
    assert not rates.allows("just now", 100.0)
    assert not rates.allows("now", 100.0)
