"""What people may do at a table: one class for each command, in the file of its kind; the unions follow from them."""

from typing import Any

import msgspec

from impera.tables.commands.agreeing import Answer as Answer
from impera.tables.commands.agreeing import Offer as Offer
from impera.tables.commands.command import Command as Command
from impera.tables.commands.command import own_seat as own_seat
from impera.tables.commands.house import act_for as act_for
from impera.tables.commands.house import go as go
from impera.tables.commands.house import go_by as go_by
from impera.tables.commands.house import note_rematch as note_rematch
from impera.tables.commands.house import rotated as rotated
from impera.tables.commands.house import rotated_bots as rotated_bots
from impera.tables.commands.house import send_away as send_away
from impera.tables.commands.playing import Act as Act
from impera.tables.commands.playing import Undo as Undo
from impera.tables.commands.seating import Close as Close
from impera.tables.commands.seating import Fill as Fill
from impera.tables.commands.seating import Leave as Leave
from impera.tables.commands.seating import Return as Return
from impera.tables.commands.seating import SealSeed as SealSeed
from impera.tables.commands.seating import SetBot as SetBot
from impera.tables.commands.seating import SetSeed as SetSeed
from impera.tables.commands.seating import Sit as Sit
from impera.tables.commands.seating import Start as Start
from impera.tables.commands.seating import begin_rematch as begin_rematch
from impera.tables.commands.seating import take_kept_seat as take_kept_seat
from impera.tables.commands.talking import Phrase as Phrase
from impera.tables.commands.talking import Say as Say
from impera.tables.commands.talking import SwitchChat as SwitchChat
from impera.wire.requests import Request
from impera.wire.shapes import union_of

AnyCommand: Any = union_of(Command)
AnyRequest: Any = union_of(Request)  # with those that change nothing: hello, explain, hint, ping

read_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(AnyCommand)
read_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(AnyRequest)
