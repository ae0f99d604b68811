"""A client in Python: `Session` speaks REST, `TableLink` plays at a table and finds its way back."""

from frostfair.client.session import ApiError, Session
from frostfair.client.table import Refusal, TableLink

__all__ = ["ApiError", "Refusal", "Session", "TableLink"]
