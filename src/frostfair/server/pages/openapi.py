"""The OpenAPI document as it is served: what the framework can't know is added."""

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from frostfair.wire.rest import COOKIE

_REFUSAL: Final = {
    "title": "Refusal",
    "description": "Every answer that isn't a yes looks like this.",
    "type": "object",
    "properties": {
        "error": {"type": "string"},
        "reason": {"type": "string"},
        "rule": {"type": "string", "description": "The number of the rule that forbids it."},
    },
    "required": ["error", "reason"],
}
_REFUSED: Final = {
    "description": "Refused: 4xx, or 503 while the database doesn't answer.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
}
_KEYS: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}
OPERATIONS: Final = "operations"
_METHODS: Final = ("get", "put", "post", "patch", "delete")


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """With refusals as they truly look, and the ways to sign in."""
    components = document["components"]
    operations = [
        item[method] for item in document["paths"].values() for method in _METHODS if method in item
    ]
    for operation in operations:
        if OPERATIONS in operation.get("tags", ()):  # for programs that watch: plain texts, for all
            operation["responses"].pop("400", None)
            operation["security"] = []
            continue
        operation["responses"] = {
            status: answer for status, answer in operation["responses"].items() if status < "400"
        } | {"default": _REFUSED}
    return {
        **document,
        "components": {
            **components,
            "schemas": {**components["schemas"], "Refusal": _REFUSAL},
            "securitySchemes": _KEYS,
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }
