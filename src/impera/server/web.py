"""The built browser client, if it is there: its files, and its front page for every other address."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from impera.server.settings import Settings

PACKAGE = Path(__file__).parents[1]
FOR_EVER = "public, max-age=31536000, immutable"


def web_folder(settings: Settings) -> Path | None:
    """Where the built client lies: as set, in the package, or in the checkout."""
    places = [Path(settings.web)] if settings.web else [PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


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
        try:
            response = await files.get_response(path or "index.html", request.scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response = FileResponse(folder / "index.html")
        is_named_for_content = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if is_named_for_content else "no-cache"
        return response

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
