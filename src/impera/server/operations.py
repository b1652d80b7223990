"""Routes: is it alive, is it ready, how is it doing."""

import hmac
from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from fastapi import Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from impera.server.house import House, TheHouse
from impera.server.routes import Router, content_of
from impera.tables.errors import NotFoundError
from impera.tables.thinking import Thinking
from impera.wire.bodies import Health, Part

router = Router(tags=["operations"])


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


@router.get("/ready", responses={503: {"description": "Not now.", "content": content_of(Health)}})
async def ready(house: TheHouse, response: Response) -> Health:
    """Ready to serve: the store can be read and written, the timers run, the others are heard; nobody asked to stop."""
    tables, store = house.tables, house.store
    parts: dict[Part, bool] = {
        "store": await store.ready(),
        "timers": not tables.are_timers_late,
        "listening": store.is_listening,
    }
    failing = [part for part, is_well in parts.items() if not is_well]
    status: Literal["ok", "stopping", "failing"] = "failing" if failing else "ok"
    if house.is_stopping:
        status = "stopping"
    response.status_code = 200 if status == "ok" else 503
    return Health(status=status, version=our_version(), failing=failing)


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
        live, store = self.house.tables, self.house.store
        entries = CounterMetricFamily("impera_entries", "Entries of the logs, by what they are", labels=["what"])
        for what, count in live.counts.items():
            entries.add_metric([what], count)
        tables = GaugeMetricFamily("impera_rooms", "Tables open in this process", labels=["status"])
        by_status = live.by_status()
        for status in ("open", "running", "finished", "closed"):
            tables.add_metric([status], by_status[status])
        sockets = GaugeMetricFamily("impera_sockets", "Sockets open", value=sum(self.house.sockets.values()))
        door = self.house.door
        held = GaugeMetricFamily("impera_connections", "Connections open, of every kind", value=door.held.total())
        refused = CounterMetricFamily("impera_connections_refused", "Those that found no room", value=door.refused)
        commits = CounterMetricFamily("impera_commits", "Transactions written", value=store.commits)
        fallen = CounterMetricFamily(
            "impera_bot_fallbacks", "Actions a bot could not choose in time", value=live.thinking.fallen_back
        )
        failures = CounterMetricFamily("impera_timer_failures", "What went wrong in the timers", value=live.failures)
        late = GaugeMetricFamily("impera_timers_late", "Do the timers stand still?", value=live.are_timers_late)
        deaf = GaugeMetricFamily("impera_deaf", "Are other processes not heard?", value=not store.is_listening)
        counts = (entries, tables, sockets, held, refused, commits, fallen, failures, late, deaf)
        return [*counts, *_thinking(live.thinking)]


def _thinking(thinking: Thinking) -> list[CounterMetricFamily | GaugeMetricFamily]:
    """The line of thoughts: how long it is, how old, and what has been thought."""
    queue = thinking.queue
    return [
        GaugeMetricFamily("impera_thoughts_waiting", "Thoughts of bots that wait for a place", value=queue.waiting),
        GaugeMetricFamily("impera_thoughts_running", "Thoughts of bots under way", value=queue.running),
        GaugeMetricFamily("impera_thoughts_oldest_seconds", "How long the oldest has waited", value=queue.oldest),
        GaugeMetricFamily("impera_thoughts_backlog_seconds", "Thinking that waits, unhurried", value=queue.backlog),
        CounterMetricFamily("impera_thoughts", "Thoughts of bots so far", value=thinking.thoughts),
        CounterMetricFamily(
            "impera_thoughts_hurried", "Of them, those in less time than usual", value=thinking.hurried
        ),
        CounterMetricFamily("impera_thoughts_late", "Of them, those not done in time", value=thinking.late),
        CounterMetricFamily("impera_thought_seconds", "Seconds they thought", value=thinking.thought),
        CounterMetricFamily("impera_thought_wait_seconds", "Seconds they waited", value=thinking.waited),
    ]
