"""A small client of the server: with it a bot in twenty lines sits down at a table and plays."""

from impera.client.client import Client as Client
from impera.client.errors import OutOfStepError as OutOfStepError
from impera.client.errors import RefusedError as RefusedError
from impera.client.seat import Seat as Seat
