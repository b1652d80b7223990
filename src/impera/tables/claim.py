"""The claim to a table: the one process that holds it lets bots play and clocks run there."""

from impera.tables.ports import Claims


class Claim:
    """Whether this process has a table."""

    def __init__(self, claims: Claims, match: str) -> None:
        """Begin without it."""
        self._claims, self._match = claims, match
        self.is_held = False

    async def take(self) -> None:
        """Take the table, unless another process has it."""
        if not self.is_held:
            self.is_held = await self._claims.claim(self._match)

    def lose(self) -> None:
        """The claim is lost, with the session that held it."""
        self.is_held = False

    async def release(self) -> None:
        """Let the table go."""
        if self.is_held:
            self.is_held = False
            await self._claims.release(self._match)
