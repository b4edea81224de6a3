"""Fingers on pages: a spring from where they closed to where the hand is, as strong as the hand and no stronger.

The spring is solved half a step ahead (semi-implicitly): a page weighs so little that a plain spring would make it ring.
To take several pages fingers must part the book, pinch the packet together, and then shake more: all that moves the
neighbours.
"""

from itertools import pairwise
from math import pi, sin, sqrt

import mujoco

from wondertable.games.kamimai.outside.grimoire.hand import Hold
from wondertable.games.kamimai.outside.grimoire.path import OPEN, Path
from wondertable.games.kamimai.outside.grimoire.settings import GRAVITY, Physics

Vector = tuple[float, float, float]
Quat = tuple[float, float, float, float]

# Places are compared at this distance in time; a tremor of 9 Hz then shows that many times its size.
BEAT = 0.03
TREMOR_GAIN = 3.4


class Pinch:
    """One page between the fingers."""

    __slots__ = ("page", "anchor", "gathered", "quat", "common", "clear")

    def __init__(self, page: int, anchor: Vector, quat: Quat) -> None:
        self.page = page
        self.anchor = anchor
        self.gathered = anchor
        self.quat = quat
        self.common = quat
        self.clear = 0.0  # seconds without touching the book


class Wedge:
    """A page beside a packet, pushed away while the fingers go in."""

    __slots__ = ("page", "x", "aside")

    def __init__(self, page: int, x: float, aside: float) -> None:
        self.page = page
        self.x = x
        self.aside = aside


class Fingers:
    def __init__(self, physics: Physics, hold: Hold, pages: list[int], data: mujoco.MjData) -> None:
        self.physics = physics
        self.hold = hold
        hand = hold.hand
        self.path = Path(physics, hand.lag, hand.mirrored)
        self.time = 0.0
        self.local: Vector = (0.0, (hold.along - 0.5) * physics.width, (hold.height - 0.5) * physics.height)
        share = 1.0 / sqrt(len(pages))
        self.strength = physics.strength * hand.strength * share
        self.twist_strength = physics.twist_strength * hand.strength * share
        self.tremor = hand.tremor + physics.page_tremor * (len(pages) - 1)
        self.pinches = [self.close_on(page, data) for page in pages]
        self.wedges: list[Wedge] = []
        self.gather()
        self.rough = Roughness()

    def part(self, there: list[int], data: mujoco.MjData) -> None:
        """Fingers that take several pages go in between; `there` are the pages of the book from left to right."""
        held = {pinch.page for pinch in self.pinches}
        width = self.physics.parting * (len(held) - 1)
        if width == 0.0:
            return
        for left, right in pairwise(there):
            if left in held and right not in held:
                self.wedges.append(Wedge(right, self.close_on(right, data).anchor[0], width))
            elif right in held and left not in held:
                self.wedges.append(Wedge(left, self.close_on(left, data).anchor[0], -width))

    def close_on(self, page: int, data: mujoco.MjData) -> Pinch:
        x, y, z, qw, qx, qy, qz = data.qpos[7 * page : 7 * page + 7].tolist()
        rx, ry, rz = rotate((qw, qx, qy, qz), self.local)
        return Pinch(page, (x + rx, y + ry, z + rz), (qw, qx, qy, qz))

    def gather(self) -> None:
        """Where a packet goes as the fingers close: side by side, all turned alike."""
        count = len(self.pinches)
        if count < 2:
            return
        first = self.pinches[0].quat
        total = [0.0, 0.0, 0.0, 0.0]
        for pinch in self.pinches:
            sign = 1.0 if sum(a * b for a, b in zip(first, pinch.quat, strict=True)) >= 0.0 else -1.0
            total = [t + sign * q for t, q in zip(total, pinch.quat, strict=True)]
        size = sqrt(sum(t * t for t in total))
        common = (total[0] / size, total[1] / size, total[2] / size, total[3] / size)
        middle = [sum(pinch.anchor[axis] for pinch in self.pinches) / count for axis in range(3)]
        nx, ny, nz = rotate(common, (1.0, 0.0, 0.0))
        for rank, pinch in enumerate(self.pinches):
            off = (rank - (count - 1) / 2) * self.physics.thickness
            pinch.gathered = (middle[0] + nx * off, middle[1] + ny * off, middle[2] + nz * off)
            pinch.common = common

    def step(self, data: mujoco.MjData) -> bool:
        """Moves on by one step and puts the fingers' forces on the pages; False when they open."""
        physics, dt = self.physics, self.physics.step
        self.time += dt
        path = self.path
        path.step(self.time, dt)
        if path.squeeze < OPEN or self.time >= physics.gesture_time:
            return False
        shake = self.tremor * min(1.0, self.time / 0.2)
        turns = 2.0 * pi * self.time
        place = (
            path.x + shake * sin(8.7 * turns),
            path.y + shake * sin(9.9 * turns + 2.0),
            path.z + 0.5 * shake * sin(7.6 * turns + 4.0),
        )
        self.rough.add(place, dt)
        closed = min(1.0, self.time / physics.pinch_time) if len(self.pinches) > 1 else 0.0
        for wedge in self.wedges:
            self.push_aside(data, wedge, closed)
        if closed == 1.0:
            self.wedges = []
        for pinch in self.pinches:
            self.push(data, pinch, place, closed)
        return True

    def place(self) -> Vector:
        """Where the hand is: where its fingers closed on the first page, and from there as far as it has gone."""
        x, y, z = self.pinches[0].anchor
        return (x + self.path.x, y + self.path.y, z + self.path.z)

    def strain(self, data: mujoco.MjData) -> float:
        """How far the hand runs ahead of the first page, against what its strength can bridge: 0 to 1."""
        page = self.close_on(self.pinches[0].page, data).anchor
        ahead = sqrt(sum((a - b) ** 2 for a, b in zip(self.place(), page, strict=True)))
        return min(1.0, ahead * self.physics.stiffness / self.strength)

    def push_aside(self, data: mujoco.MjData, wedge: Wedge, closed: float) -> None:
        """In for the first half of the closing, out again in the second."""
        physics = self.physics
        row = wedge.page + 1
        if closed == 1.0:
            data.xfrc_applied[row] = 0.0
            return
        x, _y, _z, *quat = data.qpos[7 * wedge.page : 7 * wedge.page + 7].tolist()
        rx, ry, rz = rotate((quat[0], quat[1], quat[2], quat[3]), self.local)
        target = wedge.x + wedge.aside * (1.0 - abs(2.0 * closed - 1.0))
        speed = float(data.qvel[6 * wedge.page])
        force = physics.stiffness * (target - x - rx) - 2.0 * sqrt(physics.stiffness * physics.mass) * speed
        # A finger pushes and never pulls.
        force = min(self.strength, max(0.0, force)) if wedge.aside > 0.0 else max(-self.strength, min(0.0, force))
        data.xfrc_applied[row] = (force, 0.0, 0.0, 0.0, rz * force, -ry * force)

    def push(self, data: mujoco.MjData, pinch: Pinch, place: Vector, closed: float) -> None:
        physics, dt = self.physics, self.physics.step
        page = pinch.page
        x, y, z, qw, qx, qy, qz = data.qpos[7 * page : 7 * page + 7].tolist()
        vx, vy, vz, *spin = data.qvel[6 * page : 6 * page + 6].tolist()
        quat = (qw, qx, qy, qz)
        rx, ry, rz = rotate(quat, self.local)
        wx, wy, wz = rotate(quat, (spin[0], spin[1], spin[2]))
        vx, vy, vz = vx + wy * rz - wz * ry, vy + wz * rx - wx * rz, vz + wx * ry - wy * rx
        mass = physics.mass
        inertia = mass * physics.width**2 / 12
        felt = 1.0 / (1.0 / mass + (rx * rx + ry * ry + rz * rz) / inertia)
        k = physics.stiffness
        c = 2.0 * sqrt(k * mass)
        soft = 1.0 + dt * c / felt + dt * dt * k / felt
        ux, uy, uz = self.path.speed
        ax, ay, az = (a + closed * (g - a) for a, g in zip(pinch.anchor, pinch.gathered, strict=True))
        fx = (k * (ax + place[0] + dt * ux - x - rx - dt * vx) + c * (ux - vx)) / soft
        fy = (k * (ay + place[1] + dt * uy - y - ry - dt * vy) + c * (uy - vy)) / soft
        fz = (k * (az + place[2] + dt * uz - z - rz - dt * vz) + c * (uz - vz)) / soft + mass * GRAVITY
        fx, fy, fz = no_more(fx, fy, fz, self.strength * self.path.squeeze)
        tx, ty, tz = self.torque(pinch, quat, (wx, wy, wz), closed, inertia)
        data.xfrc_applied[page + 1] = (
            *(fx, fy, fz),
            *(tx + ry * fz - rz * fy, ty + rz * fx - rx * fz, tz + rx * fy - ry * fx),
        )

    def torque(self, pinch: Pinch, quat: Quat, spin: Vector, closed: float, inertia: float) -> Vector:
        """Turns the page back to how it was held, and with the hand."""
        physics, dt = self.physics, self.physics.step
        want = blend(pinch.quat, pinch.common, closed) if closed > 0.0 else pinch.quat
        if self.path.turn != 0.0:
            half = self.path.turn / 2.0
            want = multiply((sqrt(1.0 - sin(half) ** 2), 0.0, 0.0, sin(half)), want)
        ex, ey, ez = turn_between(quat, want)
        k = physics.twist_stiffness
        c = 2.0 * sqrt(k * 1.2e-6)
        soft = 1.0 + dt * c / inertia + dt * dt * k / inertia
        wx, wy, wz = spin
        tx = (k * (ex - dt * wx) - c * wx) / soft
        ty = (k * (ey - dt * wy) - c * wy) / soft
        tz = (k * (ez - dt * wz) - c * wz) / soft
        return no_more(tx, ty, tz, self.twist_strength * self.path.squeeze)


class Roughness:
    """How much the fingers tremble: third differences of their places, which a smooth movement hardly has."""

    def __init__(self) -> None:
        self.last: list[Vector] = []
        self.wait = 0.0
        self.total = 0.0
        self.count = 0

    def add(self, place: Vector, dt: float) -> None:
        self.wait += dt
        if self.wait < BEAT:
            return
        self.wait = 0.0
        self.last.append(place)
        if len(self.last) == 4:
            a, b, c, d = self.last
            self.total += sum((d[k] - 3.0 * c[k] + 3.0 * b[k] - a[k]) ** 2 for k in range(3))
            self.count += 1
            del self.last[0]

    def steadiness(self) -> float:
        """1 for a hand of stone, one half for a tremor of a quarter of a millimetre."""
        if self.count == 0:
            return 1.0
        tremor = sqrt(self.total / self.count) / TREMOR_GAIN
        return 1.0 / (1.0 + tremor / 0.00025)


def rotate(q: Quat, v: Vector) -> Vector:
    w, x, y, z = q
    a = 2.0 * (y * v[2] - z * v[1])
    b = 2.0 * (z * v[0] - x * v[2])
    c = 2.0 * (x * v[1] - y * v[0])
    return (v[0] + w * a + y * c - z * b, v[1] + w * b + z * a - x * c, v[2] + w * c + x * b - y * a)


def multiply(p: Quat, q: Quat) -> Quat:
    return (
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    )


def blend(p: Quat, q: Quat, share: float) -> Quat:
    """Between two turns that are close to each other."""
    sign = 1.0 if p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3] >= 0.0 else -1.0
    w, x, y, z = (a + share * (sign * b - a) for a, b in zip(p, q, strict=True))
    size = sqrt(w * w + x * x + y * y + z * z)
    return (w / size, x / size, y / size, z / size)


def turn_between(now: Quat, want: Quat) -> Vector:
    """The turn, as a vector, that brings `now` to `want`; exact for small turns, and the right way round for large ones."""
    w, x, y, z = multiply(want, (now[0], -now[1], -now[2], -now[3]))
    sign = 2.0 if w >= 0.0 else -2.0
    return (sign * x, sign * y, sign * z)


def no_more(x: float, y: float, z: float, most: float) -> Vector:
    size = sqrt(x * x + y * y + z * z)
    if size <= most:
        return (x, y, z)
    return (x * most / size, y * most / size, z * most / size)
