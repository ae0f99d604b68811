"""What a game says, for browsers that were built without it: its catalogues and rules, from its folder."""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from litestar import Request, Response, Router, get
from litestar.params import FromPath

from frostfair.games.installed import enabled, package
from frostfair.games.package import GamePackage
from frostfair.i18n.catalogue import SOURCE, languages
from frostfair.server.pages.assets import ASK_ANEW, Asset
from frostfair.server.pages.routes import sent
from frostfair.store.errors import NotFound

Asked: TypeAlias = Request[Any, Any, Any]
PLAIN: Final = "text/plain"  # the charset is added by the framework
MARKDOWN: Final = "text/markdown"


@get("/games/{game:str}/texts/{language:str}", media_type=PLAIN, sync_to_thread=False)
def texts(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """All messages of a game, in Fluent; in English if it doesn't speak this language."""
    return _answer(request, _catalogues(_offered(game), _known(language)))


@get("/games/{game:str}/rules/{language:str}", media_type=MARKDOWN, sync_to_thread=False)
def rules(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rules of a game, in English if there is no translation."""
    found = _rulebook(_offered(game), _known(language))
    if found is None:
        raise NotFound("rules of", game)
    return _answer(request, found)


def _offered(game: str) -> GamePackage:
    if game not in enabled():
        raise NotFound("game", game)
    return package(game)


def _known(language: str) -> str:
    if language not in languages():
        raise NotFound("language", language)
    return language


@dataclass(frozen=True)
class Text:
    """A text in the language that it is truly in."""

    asset: Asset
    language: str


@cache
def _catalogues(brought: GamePackage, language: str) -> Text:
    files = brought.catalogues(language)
    if not files and language != SOURCE:
        return _catalogues(brought, SOURCE)
    return _text("\n".join([file.read_text(encoding="utf-8") for file in files]), PLAIN, language)


@cache
def _rulebook(brought: GamePackage, language: str) -> Text | None:
    found = brought.rulebook(language)
    if found is not None:
        return _text(found, MARKDOWN, language)
    return None if language == SOURCE else _rulebook(brought, SOURCE)


def _text(text: str, media_type: str, language: str) -> Text:
    body = text.encode()
    asset = Asset(body, media_type, ASK_ANEW, f'"{hashlib.sha256(body).hexdigest()[:32]}"')
    return Text(asset, language)


def _answer(request: Asked, found: Text) -> Response[bytes]:
    answer = sent(request, found.asset)
    answer.headers["content-language"] = found.language
    return answer


ROUTER = Router("/api", route_handlers=[texts, rules], tags=["lobby"])
