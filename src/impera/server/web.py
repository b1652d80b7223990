"""The built browser client, if it is there: its files, and its front page, with a preview, for every other address."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from impera.server.preview import page_for
from impera.server.settings import Settings

PACKAGE = Path(__file__).parents[1]
FOR_EVER = "public, max-age=31536000, immutable"
SMALLEST_FIRST = (("br", ".br"), ("gzip", ".gz"))  # how the build keeps its files once more, compressed


def web_folder(settings: Settings) -> Path | None:
    """Where the built client lies: as set, in the package, or in the checkout."""
    places = [Path(settings.web)] if settings.web else [PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def smallest(folder: Path, path: str, accepted: str) -> tuple[str, str]:
    """The smallest form of a file that the browser takes: its encoding and suffix, both empty for the file itself."""
    offers = [part.replace(" ", "").partition(";q=") for part in accepted.split(",")]
    taken = {name for name, _, weight in offers if weight.strip("0.") or not weight}
    for encoding, suffix in SMALLEST_FIRST:
        if encoding in taken and (folder / f"{path}{suffix}").is_file():
            return encoding, suffix
    return "", ""


def add_web_client(app: FastAPI, settings: Settings) -> None:
    """Serve the client at `/`."""
    folder = web_folder(settings)
    if folder is None:
        return
    files = StaticFiles(directory=folder)

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        response = None if path in ("", "index.html") else await _file(files, folder, path, request)
        if response is None:
            front = (folder / "index.html").read_text(encoding="utf-8")
            response = HTMLResponse(await page_for(request, path, front))
        is_named_for_content = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if is_named_for_content else "no-cache"
        return response

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


async def _file(files: StaticFiles, folder: Path, path: str, request: Request) -> Response | None:
    """The file of that name in its smallest form; None where the client's front page is to be shown."""
    encoding, suffix = smallest(folder, path, request.headers.get("accept-encoding", ""))
    try:
        response = await files.get_response(path + suffix, request.scope)
    except HTTPException as error:
        if error.status_code != 404 or "." in path.rpartition("/")[2]:
            raise
        return None
    if encoding and response.status_code != 304:
        response.headers["content-encoding"] = encoding
        response.headers["vary"] = "Accept-Encoding"
    return response
