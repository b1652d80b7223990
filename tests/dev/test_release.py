"""What a release and a server are made with: the workflow, the container and the unit, tried as far as can be here."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from impera.server.settings import PREFIX, Settings
from tools.places import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
CONTAINER = ROOT / "deploy" / "Containerfile"
UNIT = ROOT / "deploy" / "impera.service"
SETTINGS = {PREFIX + name.upper() for name in Settings.__slots__} | {"IMPERA_CACHE"}


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml", reason="no reader of YAML is installed")
    told: dict[Any, Any] = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    assert told["permissions"] == {}
    assert told[True] == {"push": {"tags": ["v*"]}}  # `on` is a truth value to YAML
    return dict(told["jobs"])


def uses(job: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {step["uses"].partition("@")[0]: step.get("with", {}) for step in job["steps"] if "uses" in step}


def test_only_the_job_that_publishes_may_say_who_it_is(jobs):
    assert {name for name, job in jobs.items() if "id-token" in job["permissions"]} == {"publish"}
    assert jobs["publish"]["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}
    assert jobs["publish"]["needs"] == "wheels"
    assert "secrets." not in WORKFLOW.read_text("utf-8")


def test_every_wheel_is_published_with_provenance_and_an_sbom(jobs):
    steps = uses(jobs["publish"])
    assert steps["pypa/gh-action-pypi-publish"] == {"attestations": True}
    assert steps["actions/attest-build-provenance"]["subject-path"] == "dist/*.whl"
    assert steps["actions/attest-sbom"]["sbom-path"] == steps["anchore/sbom-action"]["output-file"]
    assert all(re.search(r"@\S+$", step["uses"]) for job in jobs.values() for step in job["steps"] if "uses" in step)


def test_wheels_are_built_for_every_python_that_is_promised(jobs):
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert jobs["wheels"]["strategy"]["matrix"]["python"] == promised
    commands = " ".join(step.get("run", "") for step in jobs["wheels"]["steps"])
    for module in ("tools.site", "tools.wheel"):
        assert f"-m {module}" in commands
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
    assert "tests/dev/test_wheel.py" in commands


def container() -> list[tuple[str, str]]:
    lines = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", CONTAINER.read_text("utf-8"))).splitlines()
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines if line.strip()]


def test_the_container_runs_as_nobody_special_with_machine_code_made_at_build():
    steps = container()
    verbs = [verb for verb, _ in steps]
    last = verbs[len(verbs) - verbs[::-1].index("FROM") - 1 :]
    assert set(verbs) <= {
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "HEALTHCHECK",
        "ENTRYPOINT",
        "CMD",
    }
    assert last.index("RUN") < last.index("USER") < last.index("ENTRYPOINT")
    assert dict(steps)["USER"] == "10001"
    everything = " ".join(text for _, text in steps)
    assert "-m tools.wheel" in everything
    assert "--require-hashes" in everything
    named = set(re.findall(r"(IMPERA_\w+)=", CONTAINER.read_text("utf-8")))
    assert named <= SETTINGS
    assert f"EXPOSE {Settings().port}" in CONTAINER.read_text("utf-8")


def test_what_the_container_copies_is_there():
    for verb, text in container():
        for name in re.findall(r"/checkout/(requirements/\S+)", text) if verb == "COPY" else ():
            assert (ROOT / name).is_file()
    assert (ROOT / ".dockerignore").read_text("utf-8") == (ROOT / ".containerignore").read_text("utf-8")


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path):
    text = UNIT.read_text("utf-8")
    assert set(re.findall(r"(IMPERA_\w+)=", text)) <= SETTINGS
    assert "DynamicUser=yes" in text
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd-analyze here")
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace("/opt/impera/bin/impera", sys.executable))
    told = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")


def test_the_flags_of_the_unit_exist():
    from typer.main import get_command

    from impera.cli.app import build_app

    (line,) = re.findall(r"(?m)^ExecStart=\S+ (.+)$", UNIT.read_text("utf-8"))
    command, *flags = line.split()
    known = getattr(get_command(build_app("en")), "commands")[command]  # noqa: B009 - whatever typer calls a group
    options = {name for parameter in known.params for name in parameter.opts}
    assert {flag for flag in flags if flag.startswith("-")} <= options
