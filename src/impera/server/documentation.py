"""The documentation as a site under `/docs/`, where it was built or packed; where not, the address says how."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from impera.server.guard import CONTENT_SECURITY_POLICY

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "docs", PACKAGE.parents[1] / "build" / "docs")  # in a wheel, in a checkout
# The theme has icons inside its style sheets and styles inside its search box; scripts are files of our own.
POLICY = CONTENT_SECURITY_POLICY.replace("img-src 'self'", "img-src 'self' data:").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)
NOT_BUILT = "The documentation is not built here: in a checkout, python3 dev.py docs builds it.\n"


def documentation_folder() -> Path | None:
    """Where the built site lies, if anywhere."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


def add_documentation(app: FastAPI) -> None:
    """Serve the site at `/docs/`; it is looked for at each request until it is there."""

    async def slash(request: Request) -> Response:
        return RedirectResponse("/docs/")

    async def page(request: Request) -> Response:
        folder = documentation_folder()
        if folder is None:
            return PlainTextResponse(NOT_BUILT, status_code=404)
        try:
            response = await StaticFiles(directory=folder, html=True).get_response(
                request.path_params["path"] or ".", request.scope
            )
        except HTTPException as error:
            return PlainTextResponse(f"{error.detail}\n", status_code=error.status_code)
        response.headers["content-security-policy"] = POLICY
        response.headers["cache-control"] = "no-cache"
        return response

    app.add_route("/docs", slash, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_route("/docs/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
