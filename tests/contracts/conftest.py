"""One PostgreSQL server for all the tests of a process."""

from collections.abc import Iterator

import pytest

from tests.contracts.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url
