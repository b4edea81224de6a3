"""The numbers of the simulated book, read from physics.toml."""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

GRAVITY = 9.81


@dataclass(frozen=True)
class Physics:
    width: float
    height: float
    thickness: float
    mass: float
    card_friction: float
    felt_friction: float
    nap: float
    step: float
    friction_ratio: float
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
    finger_speed: float
    reach: float
    gesture_time: float
    samples: int
    turn: float


@dataclass(frozen=True)
class FingerSkill:
    strength: float
    tremor: float


@dataclass(frozen=True)
class OtherHand:
    strength: float
    tremor: float
    lag: float
    mirror: bool


@dataclass(frozen=True)
class MotorSkill:
    noise: float
    tremor: float


@dataclass(frozen=True)
class Paces:
    slow: float
    calm: float
    brisk: float
    travel: float
    lift: float


@dataclass(frozen=True)
class Settings:
    physics: Physics
    finger: dict[str, FingerSkill]
    other_hand: OtherHand
    skill: dict[str, MotorSkill]
    pace: Paces


GROUPS = ("card", "felt", "solver", "build", "rest", "fingers", "limits")


def read(text: str) -> Settings:
    data: dict[str, Any] = tomllib.loads(text)
    flat: dict[str, Any] = {}
    for group in GROUPS:
        flat |= data[group]
    wanted = {field.name for field in fields(Physics)}
    missing = wanted - flat.keys()
    if missing:
        raise ValueError(f"physics.toml lacks {', '.join(sorted(missing))}")
    return Settings(
        Physics(**{name: flat[name] for name in wanted}),
        {name: FingerSkill(**entry) for name, entry in data["finger"].items()},
        OtherHand(**data["other_hand"]),
        {name: MotorSkill(**entry) for name, entry in data["skill"].items()},
        Paces(**data["pace"]),
    )


@cache
def shipped() -> Settings:
    return read(Path(__file__).with_name("physics.toml").read_text("utf-8"))
