"""The numbers of the simulated book, read from physics.toml."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

GRAVITY = 9.81


class Physics(Struct, frozen=True, forbid_unknown_fields=True):
    width: float
    height: float
    thickness: float
    mass: float
    card_friction: float
    felt_friction: float
    nap: float
    step: float
    friction_ratio: float
    fallen_ratio: float
    pull_ratio: float
    tolerance: float
    iterations: int
    line_search: int
    contact_time: float
    air_density: float
    air_viscosity: float
    top_speed: float
    top_spin: float
    lean_small: float
    lean_full: float
    lean_jitter: float
    curve_jitter: float
    wing_jitter: float
    page_jitter: float
    offset: float
    twist: float
    gap: float
    attempts: int
    calm_factor: float
    rest_speed: float
    rest_time: float
    awake_time: float
    sunk: float
    fall_share: float
    fall_wing: float
    fall_pages: int
    fall_follow: float
    stiffness: float
    strength: float
    twist_stiffness: float
    twist_strength: float
    pinch_time: float
    page_tremor: float
    parting: float
    clear_travel: float
    clear_time: float
    over_time: float
    over_longest: float
    loose_time: float
    loose_speed: float
    loose_longest: float
    finger_speed: float
    reach: float
    gesture_time: float
    samples: int
    turn: float
    window_start: int
    window_edge: int
    window_wake: float
    window_force: float
    window_grow: int
    window_share: float
    window_steps: int
    window_rest: float
    window_worth: float
    gust_time: float
    gust_least: float
    gust_page: float
    gust_lean: float
    gust_rare: float
    gust_brink: float
    gust_tail: float
    gust_most: float


class FingerSkill(Struct, frozen=True, forbid_unknown_fields=True):
    strength: float
    tremor: float


class OtherHand(Struct, frozen=True, forbid_unknown_fields=True):
    strength: float
    tremor: float
    lag: float
    mirror: bool


class MotorSkill(Struct, frozen=True, forbid_unknown_fields=True):
    noise: float
    tremor: float


class Paces(Struct, frozen=True, forbid_unknown_fields=True):
    slow: float
    calm: float
    brisk: float
    travel: float
    lift: float


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    physics: Physics
    finger: dict[str, FingerSkill]
    other_hand: OtherHand
    skill: dict[str, MotorSkill]
    pace: Paces


GROUPS = ("card", "felt", "solver", "build", "rest", "fingers", "limits", "window", "air")
"""The tables of the file that make up `Physics`; each also says its origin."""


def read(text: str) -> Settings:
    file = tomllib.loads(text)
    groups = [file.pop(group) for group in GROUPS]
    file["physics"] = {name: value for group in groups for name, value in group.items() if name != "origin"}
    return msgspec.convert(file, Settings)


@cache
def shipped() -> Settings:
    return read(Path(__file__).with_name("physics.toml").read_text("utf-8"))
