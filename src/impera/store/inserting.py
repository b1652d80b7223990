"""How a row is written: every column by its own name."""

from sqlalchemy import Insert, Table, bindparam, insert


def insert_row(table: Table) -> Insert:
    """The statement that writes a row into a table."""
    return insert(table).values({column.name: bindparam(column.name, type_=column.type) for column in table.columns})
