"""The help of `impera`: every command in one chapter, told in a whole sentence."""

import pytest
from typer.main import get_command

from impera.cli.app import build_app
from impera.cli.chapters import CHAPTERS
from impera.words import LANGUAGES, say
from tests.cli.test_commands import impera


def test_every_command_stands_in_one_chapter():
    chapters = [name for names in CHAPTERS.values() for name in names]
    commands = getattr(get_command(build_app("en")), "commands")  # noqa: B009 - typer's own click carries no types
    assert sorted(chapters) == sorted(commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_every_chapter_and_cuts_no_sentence(language):
    told = impera("--help", language=language).stdout
    for chapter in CHAPTERS:
        assert f"{say(f'help-chapter-{chapter}', language)}:" in told
    assert "..." not in told.partition("\n\n")[2]
