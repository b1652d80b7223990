"""Routes: is it alive, is it ready, how is it doing."""

import hmac
from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from impera.server.bodies import Health
from impera.server.house import House, TheHouse
from impera.tables.errors import NotFoundError

router = APIRouter(tags=["operations"])


def our_version() -> str:
    """The version of this program."""
    try:
        return version("impera")
    except PackageNotFoundError:
        return "0"


@router.get("/health")
async def health() -> Health:
    """Alive."""
    return Health(status="ok", version=our_version())


@router.get("/ready", responses={503: {"model": Health, "description": "Not now."}})
async def ready(house: TheHouse, response: Response) -> Health:
    """Ready to serve: the store answers and nobody has asked to stop."""
    status: Literal["ok", "stopping", "failing"] = "ok" if await house.store.ready() else "failing"
    if house.is_stopping:
        status = "stopping"
    response.status_code = 200 if status == "ok" else 503
    return Health(status=status, version=our_version())


@router.get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse, request: Request) -> Response:
    """Prometheus metrics, for whoever has the token; without one set there are none."""
    token = house.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise NotFoundError("table-no-page")
    registry = CollectorRegistry()
    registry.register(_Collector(house))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class _Collector(Collector):
    """The counts of a house, in the form that Prometheus collects."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> list[CounterMetricFamily | GaugeMetricFamily]:
        """Read the counts."""
        hall = self.house.hall
        entries = CounterMetricFamily("impera_entries", "Entries of the logs, by what they are", labels=["what"])
        for what, count in hall.counts.items():
            entries.add_metric([what], count)
        rooms = GaugeMetricFamily("impera_rooms", "Tables open in this process", labels=["status"])
        by_status = [room.table.status for room in hall.rooms.values()]
        for status in ("open", "running", "finished", "closed"):
            rooms.add_metric([status], by_status.count(status))
        sockets = GaugeMetricFamily("impera_sockets", "Sockets open", value=sum(self.house.sockets.values()))
        commits = CounterMetricFamily(
            "impera_commits", "Transactions written", value=getattr(self.house.store, "commits", 0)
        )
        fallen = CounterMetricFamily(
            "impera_bot_fallbacks", "Actions a bot could not choose in time", value=hall.thinking.fallen_back
        )
        return [entries, rooms, sockets, commits, fallen]
