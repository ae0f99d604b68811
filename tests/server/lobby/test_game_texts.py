"""The texts of games, for browsers that were built without them."""

import httpx
import pytest

from frostfair.games.installed import enabled, package
from frostfair.games.package import GamePackage
from frostfair.i18n.catalogue import languages
from frostfair.server.lobby import game_texts
from tests.server.serving import Serving

pytestmark = pytest.mark.asyncio


def client(serving: Serving) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=serving.url, trust_env=False)


async def test_every_game_is_read_in_every_language(serving: Serving) -> None:
    async with client(serving) as asking:
        for game in enabled():
            for language in languages():
                texts = await asking.get(f"/api/games/{game}/texts/{language}")
                assert texts.headers["content-type"] == "text/plain; charset=utf-8"
                for file in package(game).catalogues(language):
                    assert file.read_text(encoding="utf-8") in texts.text
                rules = await asking.get(f"/api/games/{game}/rules/{language}")
                assert rules.text == package(game).rulebook(language)
                assert texts.headers["content-language"] == rules.headers["content-language"] == language


async def test_what_a_browser_has_is_not_sent_again(serving: Serving) -> None:
    async with client(serving) as asking:
        for what in ("texts", "rules"):
            path = f"/api/games/winter-queen/{what}/en"
            first = await asking.get(path)
            assert first.headers["cache-control"] == "no-cache"
            again = await asking.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_who_offers_what(serving: Serving) -> None:
    async with client(serving) as asking:
        for game in (await asking.get("/api/games")).json():
            assert game["rules"] is True
        for path in (
            "chess/texts/en",
            "winter-queen/texts/xx",
            "winter-queen/rules/..",
            "chess/rules/en",
        ):
            assert (await asking.get(f"/api/games/{path}")).status_code == 404


async def test_a_game_of_few_words(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any, there is nothing to read and no rules; with English only, English answers."""
    silent = GamePackage("witchstone", "frostfair.kernel", rules="")
    monkeypatch.setattr(game_texts, "package", lambda name: silent)
    async with client(serving) as asking:
        texts = await asking.get("/api/games/witchstone/texts/hu")
        assert (texts.status_code, texts.text) == (200, "")
        assert (await asking.get("/api/games/witchstone/rules/hu")).status_code == 404


async def test_where_a_language_is_missing_english_answers() -> None:
    class English(GamePackage):
        def catalogues(self, language):  # type: ignore[no-untyped-def]
            return super().catalogues(language) if language == "en" else []

        def rulebook(self, language: str) -> str | None:
            return super().rulebook(language) if language == "en" else None

    whole = package("witchstone")
    english = English(whole.id, whole.folder, whole.rules)
    assert game_texts._catalogues(english, "hu") == game_texts._catalogues(english, "en")
    rules = game_texts._rulebook(english, "ru")
    assert rules is not None
    assert rules == game_texts._rulebook(english, "en")
    assert rules.language == "en"
