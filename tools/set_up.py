"""Set-up: the steps that a command needs, in order."""

from collections.abc import Iterable

from tools.python_steps import ahead_step, build_step, project_step, requirements_steps, venv_step, warm_step
from tools.steps import take_all
from tools.web_steps import browser_step, packages_step, web_step


def set_up(extras: Iterable[str] = (), *, warm: bool = True, browser: bool = False) -> None:
    """Bring .venv up to date with the base requirements, the extras and the project; build the browser client."""
    wanted = list(extras)
    requirements = requirements_steps(*wanted)
    steps = [venv_step(), build_step(), *requirements_steps("base"), project_step()]
    if "web" in wanted:  # compiling needs the base alone, and begins while the rest is installed
        requirements = [ahead_step(*([] if warm else ["first"])), *requirements, packages_step(), web_step()]
    steps += requirements
    if browser:
        steps.append(browser_step())
    take_all([*steps, warm_step()] if warm else steps)
