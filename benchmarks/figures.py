"""What was measured, and as a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    name: str
    rate: float
    unit: str
    target: str = ""


def table(figures: list[Figure]) -> str:
    base = figures[0].rate
    rows = ["| what | per second | the core with two players is | to reach |", "|---|---|---|---|"]
    for figure in figures:
        ratio = base / figure.rate
        rows.append(f"| {figure.name} | {figure.rate:,.0f} {figure.unit} | {ratio:,.2f} × this | {figure.target} |")
    return "\n".join(rows)
