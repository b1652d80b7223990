"""What is kept of me: an end to it."""

from typing import Annotated

from msgspec import Meta

from impera.wire.shapes import Asked


class ForgetMe(Asked):
    """Forget me for good. It cannot be taken back."""

    name: Annotated[str, Meta(max_length=80, description="My name, as a sign that I mean it.")]
