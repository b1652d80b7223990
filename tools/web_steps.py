"""The steps of the browser client: its packages, its build, and a browser to test it with."""

import os
import shutil
from pathlib import Path

from tools import places, processes
from tools.locks import lock_file
from tools.processes import Runner, Trouble
from tools.steps import Step, fingerprint

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def packages_step() -> Step:
    """The packages that the browser client is built with."""
    web = places.WEB
    made_from = fingerprint(web / "package.json", web / "package-lock.json", lock_file("web"))
    says = "Installing the packages of the browser client"
    return Step("packages", says, made_from, install_packages, web / "node_modules")


def web_step() -> Step:
    """The browser client, built from its sources, the catalogues and the rulebooks."""
    made_from = fingerprint(lock_file("web"), *web_sources())
    return Step("web", "Building the browser client", made_from, build_client, places.WEB_PRODUCT)


def web_sources() -> list[Path]:
    """Every file that the build of the browser client reads."""
    own = [path for path in places.WEB.iterdir() if path.is_file()]
    folders = (places.WEB / "src", places.WEB / "build", places.WEB / "public", places.LOCALES)
    inside = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted([*own, *inside, *places.DOCS.glob("rules*.md")])


def install_packages() -> None:
    """Install the packages of the browser client, as its lock names them."""
    npm(processes.persistently, "ci", "--no-audit", "--no-fund")


def build_client() -> None:
    """Build the browser client."""
    npm(processes.quietly, "run", "build")


def npm(run: Runner, *arguments: str) -> None:
    """Run npm, the one that .venv brings, in the folder of the browser client."""
    done = run([places.BIN / "npm", "--prefix", places.WEB, *arguments])
    if done.returncode:
        raise Trouble(
            f"npm {' '.join(arguments)} failed: mend what it says, then run this again\n{done.stdout.strip()}"
        )


def browser_step() -> Step:
    """A Chromium for the browser tests: the system's, or one installed now."""
    found = found_browser()
    if found:
        return Step("browser", f"Testing with {found}", fingerprint(found), lambda: None)
    outside = f"Chromium, for the browser tests: {'by apt-get' if has_apt() else 'into the cache folder of Playwright'}"
    return Step("browser", "Installing Chromium", fingerprint(found), install_browser, outside=outside)


def found_browser() -> str:
    """The Chromium of the system, or nothing; the one without windows first, which takes half the time."""
    return next(filter(None, map(shutil.which, BROWSERS)), "")


def has_apt() -> bool:
    """Whether the system's own packages can be installed."""
    return bool(shutil.which("apt-get")) and os.name == "posix" and os.geteuid() == 0


def install_browser() -> None:
    """Install Chromium: from the system's packages as root, else Playwright's own."""
    if has_apt():
        processes.persistently(["apt-get", "update", "-qq"])
        apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        done = processes.quietly([*apt, BROWSERS[0]])
        if done.returncode:  # an older system has it with windows only
            done = processes.persistently([*apt, "chromium"])
    else:
        done = processes.persistently([places.PYTHON, "-m", "playwright", "install", "--only-shell", "chromium"])
    if done.returncode:
        raise Trouble(f"could not install Chromium: install it by hand, then run this again\n{done.stdout.strip()}")
