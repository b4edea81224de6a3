"""The book as a MuJoCo model: one box a page, four small balls where its corners meet the felt.

Boxes meet boxes, balls meet the felt. The felt resists rolling feet, as a nap does; that, and friction that is resolved
to the end (many iterations first, a high friction ratio second), is what lets leaning pages stand without glue.
"""

from math import cos, sin, sqrt
from typing import Any

import mujoco
from msgspec.structs import asdict

from wondertable.games.kamimai.outside.grimoire.settings import GRAVITY, Physics
from wondertable.games.kamimai.outside.grimoire.shape import Stand

# Bits of contact: the felt in the middle (KAM-S5), pages, and pages in the fingers, which do not push each other.
FELT, PAGE, HELD = 1, 2, 4
INSET = 0.001


def hear(_warning: str) -> None:
    """MuJoCo's warnings would go to a file in the current folder; a step that went wrong is noticed by `Pages.step`."""


mujoco.set_mju_user_warning(hear)

HEAD = """<mujoco model="grimoire">
<option timestep="{step}" gravity="0 0 -{gravity}" cone="elliptic" impratio="{friction_ratio}" solver="Newton"
 iterations="{iterations}" ls_iterations="{line_search}" tolerance="{tolerance}" integrator="implicitfast"
 density="{air_density}" viscosity="{air_viscosity}"><flag multiccd="disable" autoreset="disable"/></option>
<size memory="32M"/>
<default>
<geom solref="{contact_time} 1" solimp="0.95 0.98 0.0003"/>
<default class="page"><geom type="box" size="{r} {half_width} {half_height}" contype="2" conaffinity="2" condim="3"
 friction="{card_friction} 0 0" mass="{mass}"/></default>
<default class="corner"><geom type="sphere" size="{r}" contype="0" conaffinity="1" condim="6"
 friction="{felt_friction} {nap} {nap}" mass="0"/></default>
</default>
<worldbody>
<geom type="plane" size="1 1 0.01" contype="1" conaffinity="0" condim="6" friction="{felt_friction} {nap} {nap}"/>
"""


def compile_model(physics: Physics, pages: int, still: int = 0) -> mujoco.MjModel:
    """A model with so many free pages, all upright and apart: what MuJoCo derives from this first pose must not depend
    on where the pages are, or a book that is loaded would go on otherwise in the last bit. Still pages cannot move; a
    model that has some is a window (window.py)."""
    r = physics.thickness / 2
    numbers = asdict(physics)
    numbers |= {"r": r, "half_width": physics.width / 2, "half_height": physics.height / 2, "gravity": GRAVITY}
    parts = [HEAD.format(**numbers)]
    y, z = physics.width / 2 - INSET, physics.height / 2 - r
    corners = "".join(f'<geom class="corner" pos="0 {sy * y!r} {sz * z!r}"/>' for sz in (-1, 1) for sy in (-1, 1))
    for k in range(pages):
        parts.append(f'<body pos="{0.5 * k} 0 1"><freejoint/><geom class="page"/>{corners}</body>\n')
    for k in range(pages, pages + still):
        parts.append(f'<body mocap="true" pos="{0.5 * k} 0 1"><geom class="page"/></body>\n')
    parts.append("</worldbody></mujoco>")
    model: Any = mujoco.MjModel.from_xml_string("".join(parts))
    if still:
        model.opt.impratio = physics.pull_ratio
        # MuJoCo takes the softness of a contact from both bodies. A still page is as soft to touch as a free one, so that
        # it pushes no harder than when it last moved.
        model.body_invweight0[1 + pages :] = model.body_invweight0[1]
    return model


GEOMS = 5  # of a page: its box, then its corners


def box(page: int) -> int:
    """The number of a page's box among the geoms; 0 is the felt."""
    return 1 + GEOMS * page


def pose_of(stand: Stand) -> list[float]:
    """Position and quaternion: leaned about y, then twisted about z."""
    a, b = -stand.lean / 2, stand.twist / 2
    quat = (cos(b) * cos(a), -sin(b) * sin(a), cos(b) * sin(a), sin(b) * cos(a))
    size = sqrt(sum(q * q for q in quat))
    return [stand.x, stand.y, stand.z, *(q / size for q in quat)]
