"""The shape of the data file of Bibliowonders!. What also stands there in Japanese is kept for whoever compares it with the box."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from wondertable.core.data import Origin
from wondertable.core.rules.bags import most
from wondertable.core.shapes import Identifier, Text
from wondertable.games.bibliowonders.outline import PLACES_MAX
from wondertable.games.bibliowonders.rules.questions import PEEK_MOST
from wondertable.games.bibliowonders.rules.tables import BITS, COLOUR_COUNT_BITS, COLOURS_MAX, SEATS_MAX, SEATS_MIN

MP_MAX: Final = 20
Players = Annotated[int, Meta(ge=SEATS_MIN, le=SEATS_MAX)]
Mp = Annotated[int, Meta(ge=0, le=MP_MAX)]
SomeMp = Annotated[int, Meta(ge=1, le=MP_MAX)]
UpToNine = Annotated[int, Meta(ge=0, le=9)]
OneToNine = Annotated[int, Meta(ge=1, le=9)]
UpToThree = Annotated[int, Meta(ge=0, le=3)]
Copies = Annotated[int, Meta(ge=1, le=most(BITS))]
Shelves = Annotated[int, Meta(ge=1, le=PLACES_MAX)]


class GameTable(Struct, forbid_unknown_fields=True):
    """BIB-Q27: the least and the most players."""

    id: Literal["bibliowonders"]
    title: Text
    players_min: Players
    players_max: Players
    origin: Origin
    title_ja: Text | None = None


class Limits(Struct, forbid_unknown_fields=True):
    moves_per_turn: OneToNine
    hand_limit: OneToNine
    hand_start: UpToNine
    mp_start: Mp
    mp_max: Mp
    mp_per_turned_card: Mp
    cubes_to_win: OneToNine
    reconstruction_at: Annotated[int, Meta(ge=1, le=most(COLOUR_COUNT_BITS))]
    crystals: Annotated[int, Meta(ge=0, le=999)]
    origin: Origin


class _Spell(Struct, forbid_unknown_fields=True, tag_field="id", kw_only=True):
    """Elementary magic."""

    cost: SomeMp
    origin: Origin
    name_ja: Text | None = None


class Clairvoyance(_Spell, tag="clairvoyance"):
    pass


class Negotiate(_Spell, tag="negotiate", kw_only=True):
    draw: OneToNine
    discard: OneToNine


class Leap(_Spell, tag="leap", kw_only=True):
    extra_moves: OneToNine


Elementary = Clairvoyance | Negotiate | Leap


class Slot(Struct, forbid_unknown_fields=True):
    id: Text
    cards: OneToNine
    origin: Origin


class Map(Struct, forbid_unknown_fields=True):
    neighbours: Literal[4, 8]
    reception_start: Text
    rows: list[list[str]]
    origin: Origin


class Colour(Struct, forbid_unknown_fields=True):
    id: Identifier
    origin: Origin
    name_ja: Text | None = None


class ColourShelf(Struct, forbid_unknown_fields=True, tag_field="kind", tag="colour"):
    colour: str
    count: Shelves
    origin: Origin


class MovingShelf(Struct, forbid_unknown_fields=True, tag_field="kind", tag="moving"):
    """BIB-V6: it may be given a colour."""

    arrow: Literal["N", "E", "S", "W"]
    count: Shelves
    origin: Origin
    colour: str | None = None


Shelf = ColourShelf | MovingShelf


class Card(Struct, forbid_unknown_fields=True):
    """An investigation card; its id says which colour or direction it wants."""

    id: Identifier
    condition: Literal["colour", "direction", "moving"]
    count: Copies
    origin: Origin


class _Effect(Struct, forbid_unknown_fields=True, tag_field="op"):
    """What a librarian magic card does."""


class LightLine(_Effect, tag="light_line"):
    mp_each: Mp
    own_colour_draw: UpToThree


class DrawDiscard(_Effect, tag="draw_discard"):
    draw: OneToNine
    discard: OneToNine


class Passage(_Effect, tag="passage"):
    extra_moves: UpToNine


class SwapFaceUp(_Effect, tag="swap_face_up"):
    reception: bool
    draw: UpToThree


class ExtraLearnCard(_Effect, tag="extra_learn_card"):
    cards: OneToNine


class GainMp(_Effect, tag="gain_mp"):
    amount: SomeMp


class ExtraMoves(_Effect, tag="extra_moves"):
    amount: OneToNine


class Peek(_Effect, tag="peek"):
    count: Annotated[int, Meta(ge=1, le=PEEK_MOST)]


Effect = LightLine | DrawDiscard | Passage | SwapFaceUp | ExtraLearnCard | GainMp | ExtraMoves | Peek


class Magic(Struct, forbid_unknown_fields=True):
    """A librarian magic card."""

    id: Identifier
    count: Copies
    name: Text
    text: Text
    effect: Effect
    origin: Origin
    name_ja: Text | None = None
    text_ja: Text | None = None


class PlayerCard(Struct, forbid_unknown_fields=True):
    colour: str
    name: Text
    origin: Origin
    name_ja: Text | None = None


class Data(Struct, forbid_unknown_fields=True):
    game: GameTable
    limits: Limits
    elementary: list[Elementary]
    slot: Annotated[list[Slot], Meta(min_length=1)]
    map: Map
    colour: Annotated[list[Colour], Meta(min_length=1, max_length=COLOURS_MAX)]
    shelf: list[Shelf]
    card: Annotated[list[Card], Meta(min_length=1)]
    magic: list[Magic]
    player_card: list[PlayerCard]
