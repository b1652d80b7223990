"""`impera play --server`: a table by its link, or by the server's address and its id."""

import pytest

from impera.cli.play import place_of_link
from impera.errors import UsageError


@pytest.mark.parametrize(
    ("server", "table"),
    [
        ("https://play.example/table/abc", None),
        ("https://play.example/table/abc/?seat=2#chat", None),
        ("https://play.example", "abc"),
        ("https://play.example/", "https://play.example/table/abc"),
    ],
)
def test_a_link_names_the_server_and_the_table(server, table):
    assert place_of_link(server, table) == ("https://play.example", "abc")


@pytest.mark.parametrize(
    ("server", "table", "says"),
    [
        ("https://play.example", None, "name the table too"),
        ("play.example/table/abc", None, "is no address"),
        ("ftp://play.example/table/abc", None, "is no address"),
    ],
)
def test_what_names_no_table_is_refused(server, table, says):
    with pytest.raises(UsageError, match=says):
        place_of_link(server, table)
