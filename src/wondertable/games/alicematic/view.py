"""What one seat of AlicematiC sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.refused import Refused
from wondertable.core.rules.kit import count, members
from wondertable.games.alicematic import effects, flow, kingdom, politics, reach, refusals, scoring, spaces
from wondertable.games.alicematic.alices import NOT_GIVEN, SLOTS, TOKENS, VERBS, YELLOW
from wondertable.games.alicematic.arms import arms_of
from wondertable.games.alicematic.land_view import map_seen
from wondertable.games.alicematic.position import AlicematicPosition, Player
from wondertable.games.alicematic.questions import (
    CHOOSE_KINGDOM,
    CHOOSING_CARDS,
    CHOOSING_KINGDOMS,
    IN_INVASION,
    IN_POLITICS,
    INVASION,
    OVER,
    PHASES,
    PLACE_CITY,
    POLITICS,
    QUESTIONS,
    TAKE_TOKEN,
)
from wondertable.games.alicematic.tables import NONE, packed

Json = dict[str, object]


def board(position: AlicematicPosition, seat: int | None) -> Json:
    turn = int(position.on_turn())
    survey = Survey(position)
    scores = Scores(position, survey)
    over = position.phase == OVER
    return {
        "phase": PHASES[position.phase],
        "round": int(position.round),
        "rounds": int(position.tables.rounds),
        "start": None if position.start == NONE else int(position.start),
        "turn": None if turn == NONE else turn,
        "map": map_seen(position.land),
        "tokens": survey.tokens,
        "forests": [forest_seen(position, survey, int(forest)) for forest in position.land.forests],
        "tiles": scores.tiles,
        "slots": scores.slots,
        "bank": token_counts(position.bank),
        "deck": int(position.deck_left()),
        "discard": int(position.discard_size()),
        "effect": effect_seen(position),
        "seats": [seat_seen(position, survey, scores, other, seat) for other in range(position.players)],
        "hands": [hand_names(position, player) for player in position.seats] if over else None,
        "you": None if seat is None or position.phase == CHOOSING_KINGDOMS else own(position, seat),
    }


def hand_names(position: AlicematicPosition, player: Player) -> list[str]:
    return [position.tables.alice_names[kind] for kind in sorted(player.hand)]


def token_counts(bag: int) -> Json:
    return {name: int(count(bag, colour)) for name, colour in TOKENS.items()}


# -- the map -----------------------------------------------------------------------------------------------------------


class Survey:
    """The territory tokens, gone through once: each of them, and how many lie on tiles, in Cities and on the map."""

    def __init__(self, position: AlicematicPosition) -> None:
        players = int(position.players)
        tables = position.tables
        self.tokens: list[Json] = []
        self.owners: dict[int, list[int]] = {}
        """The seats that own each space."""
        self.on_map = [0] * players
        self.cities = [0] * players
        self.on_tile: dict[int, list[int]] = {place: [0] * players for place in position.land.places()}
        for space in position.land.spaces:
            state = position.spaces[space]
            if state == 0:
                continue
            name, tile = tables.space_names[space], self.on_tile[int(tables.tile_of[space])]
            owner, attacker = int(spaces.owner(state)), int(spaces.attacker(state))
            if owner != NONE:
                self._note(name, owner, "up", 1, not spaces.is_connected(state))
                self.owners[int(space)] = [owner]
                tile[owner] += 1
            elif spaces.is_owned(state):
                held = [int(spaces.city_tokens(state, seat)) for seat in range(players)]
                self.owners[int(space)] = [seat for seat in range(players) if held[seat]]
                for seat in self.owners[int(space)]:
                    self._note(name, seat, "up", held[seat], False)
                    self.cities[seat] += 1
                    tile[seat] += held[seat]
            if attacker != NONE:
                self._note(name, attacker, "down", 1, False)
                tile[attacker] += int(position.attack_tokens_score)

    def _note(self, space: str, seat: int, face: str, number: int, cut_off: bool) -> None:
        """ALI-G2, ALI-G3: face up where a token gives ownership, face down where it attacks."""
        self.tokens.append({"space": space, "seat": seat, "face": face, "count": number, "cut_off": cut_off})
        self.on_map[seat] += number


def forest_seen(position: AlicematicPosition, survey: Survey, forest: int) -> Json:
    names = position.tables.space_names
    missing = []
    strength = [0] * int(position.players)
    for space in position.land.ring(position.land.group[forest]):
        if space not in survey.owners:
            missing.append(names[space])
        for seat in survey.owners.get(space, []):
            strength[seat] += 1
    best = max(strength)
    return {
        "space": names[forest],
        "open": not missing,
        "missing": missing,
        "strength": strength,
        "leaders": [seat for seat, own in enumerate(strength) if own == best and best > 0],
    }


# -- points ------------------------------------------------------------------------------------------------------------


class Scores:
    """The points as if the game ended now, line by line."""

    def __init__(self, position: AlicematicPosition, survey: Survey) -> None:
        self.position = position
        alices = scoring.all_alices(position)
        self.alices = [int(number) for number in alices]
        self.tiles: list[Json] = []
        self.slots: list[Json] = []
        self._tiles: list[tuple[str, list[int], list[int]]] = []
        self._slots: list[tuple[str, list[int], list[int]]] = []
        nothing = [0] * int(position.players)
        for place in position.land.places():
            held = survey.on_tile[place]
            points = nothing if not any(held) else [int(p) for p in scoring.tile_points(position, packed(held), alices)]
            name = position.tables.space_names[position.land.city_of(place)]
            self._tiles.append((name, held, points))
            self.tiles.append({"tile": name, "tokens": held, "points": points})
        for slot, name in enumerate(SLOTS):
            up = scoring.slot_alices(position, slot)
            points = [int(p) for p in scoring.slot_points(up)]
            self._slots.append((name, [int(n) for n in up], points))
            self.slots.append({"slot": name, "alices": self._slots[-1][1], "points": points})

    def of(self, seat: int) -> Json:
        position = self.position
        lines: list[Json] = [{"kind": "play", "points": int(position.seats[seat].vp)}]
        tiles = [(name, held[seat], points[seat]) for name, held, points in self._tiles if points[seat]]
        slots = [(name, up[seat], points[seat]) for name, up, points in self._slots if points[seat]]
        lines += [{"kind": "tile", "tile": name, "tokens": held, "points": points} for name, held, points in tiles]
        lines += [{"kind": "slot", "slot": name, "alices": up, "points": points} for name, up, points in slots]
        worth = effect_lines(position, seat)
        lines += worth
        sums = [
            int(position.seats[seat].vp),
            sum(points for _, _, points in tiles),
            sum(points for _, _, points in slots),
            sum(int(str(line["points"])) for line in worth),
        ]
        return {
            "play": sums[0],
            "tiles": sums[1],
            "slots": sums[2],
            "effects": sums[3],
            "total": sum(sums),
            "alices": self.alices[seat],
            "lines": lines,
        }


def effect_lines(position: AlicematicPosition, seat: int) -> list[Json]:
    """ALI-E15: a line for each source of an end effect that is worth something."""
    player = position.seats[seat]
    found: list[Json] = []
    for kind in members(scoring.end_kinds(position, seat)):
        points = int(scoring.effect_points(position, seat, kind))
        if points:
            for copied in sources(position, player, kind):
                name = position.tables.alice_names[kind]
                found.append({"kind": "effect", "alice": name, "copied": copied, "points": points})
    return found


def sources(position: AlicematicPosition, player: Player, kind: int) -> list[bool]:
    """The sources of an effect, each whether a Wiccan has it by copying (ALI-A9)."""
    real = sum(kingdom.is_up(card) and kingdom.kind_in(card) == kind for card in player.cards)
    copied = sum(kingdom.is_up(card) and kingdom.copy_in(card) == kind for card in player.cards)
    if not position.tables.stacking >> kind & 1:
        real, copied = min(real, 1), min(copied, 1)
    return [False] * real + [True] * copied


# -- seats -------------------------------------------------------------------------------------------------------------


def seat_seen(position: AlicematicPosition, survey: Survey, scores: Scores, other: int, viewer: int | None) -> Json:
    player = position.seats[other]
    tables = position.tables
    knows = other == viewer or position.phase == OVER
    return {
        "kingdom": None if player.kingdom == NONE else tables.kingdom_ids[player.kingdom],
        "hand": len(player.hand),
        "discarded": len(player.discarded) if position.phase > CHOOSING_CARDS else None,
        "tokens": token_counts(player.tokens),
        "vp": int(player.vp),
        "supply": int(tables.territory_tokens) - survey.on_map[other],
        "powers": {name: int(kingdom.power(player, slot)) for slot, name in enumerate(SLOTS)},
        "alices": int(kingdom.alices(player)),
        "alices_counted": scores.alices[other],
        "cities": survey.cities[other],
        "slots": slots_seen(position, player, knows),
        "score": scores.of(other),
    }


def slots_seen(position: AlicematicPosition, player: Player, knows: bool) -> dict[str, list[Json]]:
    """ALI-K1, ALI-K2: face-up cards and known Commoners for everybody, hidden ones for their owner."""
    found: dict[str, list[Json]] = {name: [] for name in SLOTS}
    names = position.tables.alice_names
    active: set[tuple[int, int]] = set()
    for place in kingdom.card_places(player):
        card = player.cards[place]
        kind, copied, up = int(kingdom.kind_in(card)), int(kingdom.copy_in(card)), kingdom.is_up(card)
        public = kingdom.is_public(card)
        acts = up and (kind != position.tables.copier or copied != NONE)
        acts = acts and ((kind, copied) not in active or bool(position.tables.stacking >> max(kind, copied) & 1))
        if up:
            active.add((kind, copied))
        found[SLOTS[kingdom.slot_at(place)]].append(
            {
                "alice": names[kind] if public or knows else None,
                "face": "up" if up else "down",
                "copies": None if copied == NONE else names[copied],
                "public": public,
                "effect": acts,
            }
        )
    return found


def effect_seen(position: AlicematicPosition) -> Json | None:
    """The effect a question is about; everybody sees it, for the card lies face up."""
    effect = position.effect
    if effect == 0:
        return None
    alice = position.tables.alices[effects.kind_behind(effect)]
    colour = int(alice.token)
    if colour == NOT_GIVEN and VERBS[alice.verb][0] == "token_on_invade":
        colour = int(effects.detail(effect))
    return {
        "seat": int(position.on_turn()),
        "alice": alice.name,
        "copied": effects.is_copied(effect),
        "verb": alice.effect,
        "kind": QUESTIONS[position.open_question().kind],
        "token": None if colour == NOT_GIVEN else SLOTS[colour],
        "amount": int(alice.amount),
    }


# -- the viewer --------------------------------------------------------------------------------------------------------


def own(position: AlicematicPosition, seat: int) -> Json:
    player = position.seats[seat]
    arms = arms_of(position, seat)
    asked = position.phase in (IN_POLITICS, IN_INVASION) and seat in position.asked() and not position.effect
    return {
        "hand": hand_seen(position, seat),
        "discarded": [position.tables.alice_names[kind] for kind in sorted(player.discarded)],
        "military": int(arms.military),
        "mobility": int(arms.mobility),
        "dream": int(kingdom.power(player, YELLOW)),
        "reach": reach.every_space(position, seat) if asked else None,
    }


def hand_seen(position: AlicematicPosition, seat: int) -> list[Json]:
    """Each card in hand, and whether she can be summoned with the powers of this moment."""
    player = position.seats[seat]
    found: list[Json] = []
    for kind in sorted(player.hand):
        why = refusals.not_summoned(position, seat, kind)
        needed = int(politics.tokens_to_summon(position.tables, player, kind))
        found.append(
            {
                "alice": position.tables.alice_names[kind],
                "summon": "no" if why else "tokens" if needed else "now",
                "tokens": needed,
                "why": None if why is None else reason(why),
            }
        )
    return found


def reason(refused: Refused) -> Json:
    return {"rule": refused.rule, "key": refused.key, "args": refused.args}


# -- pieces that cannot be used ----------------------------------------------------------------------------------------


def refused_pieces(position: AlicematicPosition, seat: int) -> list[Json]:
    """The pieces a player may point at that cannot be the answer now."""
    kind = position.open_question().kind
    tables = position.tables
    found: list[Json] = []
    if kind == CHOOSE_KINGDOM:
        free = flow.free_kingdoms(position)
        for value, name in enumerate(tables.kingdom_ids):
            if not free >> value & 1:
                found.append(piece(name, refusals.kingdom_taken(position, value)))
    elif kind == PLACE_CITY:
        for city in position.land.cities:
            if not flow.may_start_in(position, city):
                found.append(piece(tables.space_names[city], refusals.not_placed(position, city)))
    elif kind == POLITICS:
        for card in sorted(set(position.seats[seat].hand)):
            why = refusals.not_summoned(position, seat, card)
            if why is not None:
                found.append(piece(tables.alice_names[card], why))
        for slot, name in enumerate(SLOTS):
            if not kingdom.has_room(tables, position.seats[seat], slot):
                found.append(piece(name, refusals.slot_full(slot)))
    elif kind == INVASION:
        for entry in reach.every_space(position, seat):
            why_space = entry["why"]
            if isinstance(why_space, dict):
                found.append({"piece": entry["space"], **why_space})
    elif kind == TAKE_TOKEN:
        alice = tables.alices[effects.kind_behind(position.effect)]
        holding = effects.holders(position, seat, alice.token)
        for other in range(position.players):
            if other != seat and not holding >> other & 1:
                found.append(piece(f"seat {other + 1}", refusals.no_token(position, other)))
    return found


def piece(name: str, refused: Refused) -> Json:
    return {"piece": name, **reason(refused)}
