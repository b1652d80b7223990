"""What takes longest begins first: at the end of a run nobody waits for one long test."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slow ones before all others, which keep their order."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
