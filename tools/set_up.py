"""Set-up: the steps that a command needs, in order."""

from collections.abc import Iterable

from tools.python_steps import ahead_step, build_step, project_step, requirements_step, venv_step, warm_step
from tools.steps import take_all
from tools.web_steps import browser_step, packages_step, web_step


def set_up(extras: Iterable[str] = (), *, warm: bool = True, browser: bool = False) -> None:
    """Bring .venv up to date with the base requirements, the extras and the project; build the browser client."""
    wanted = ["base", *extras]
    steps = [venv_step(), build_step(), *map(requirements_step, wanted), project_step()]
    if "web" in wanted:
        steps += [ahead_step(*([] if warm else ["first"])), packages_step(), web_step()]
    if browser:
        steps.append(browser_step())
    take_all([*steps, warm_step()] if warm else steps)
