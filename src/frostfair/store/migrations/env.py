"""Alembic asks here how to run: always on the connection that migrate.py hands over."""

from alembic import context

from frostfair.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by building it anew
    transactional_ddl=True,  # both engines: a migration happens as a whole or not at all
    compare_type=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
