"""The command `impera`: every use of the game from a terminal."""

import os
import sys

from typer import Abort
from typer._click.exceptions import ClickException, NoArgsIsHelpError

from impera.errors import ImperaError
from impera.words import DEFAULT_LANGUAGE, LANGUAGES, say

REFUSED = 2  # exit code: the command was asked for something it cannot do
INTERRUPTED = 130

LOCALE_SETTINGS = ("IMPERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def main() -> None:
    """Run a command; a refusal is one clear line and exit code 2."""
    language = language_of_user()
    try:
        from impera.cli.about import prepare_completion  # noqa: PLC0415 - the language must be known first
        from impera.cli.app import build_app  # noqa: PLC0415

        prepare_completion()
        sys.exit(build_app(language)(prog_name="impera", standalone_mode=False) or 0)
    except NoArgsIsHelpError as error:
        error.show()
        sys.exit(REFUSED)
    except ClickException as error:
        refuse(error.format_message())
    except Abort:
        sys.exit(INTERRUPTED)
    except ImperaError as error:
        refuse(error.said_in(language))
    except BrokenPipeError:
        _close_output()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        refuse(say("cli-os-error", language, what=error.filename or "", why=error.strerror or str(error)))


def refuse(sentence: str) -> None:
    """Print one line to standard error and exit with 2."""
    print(f"impera: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(REFUSED)


def language_of_user() -> str:
    """The language asked for by IMPERA_LANGUAGE or the locale, if we have it; English else."""
    for setting in LOCALE_SETTINGS:
        if value := os.environ.get(setting):
            wanted = value[:2].lower()
            return wanted if wanted in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def _close_output() -> None:
    """Whoever read our output has gone (`impera … | head`): stop in silence."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


if __name__ == "__main__":
    main()
