/** The eye that looks at the book: it walks round it, says what lies where in the picture, and where in the picture something is seen. */
import { type InstancedMesh, Matrix4, PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { HEIGHT, WIDTH } from './pose';

export interface Hit {
  /** Of the book that is seen: the table may have another one by now. */
  build: number;
  page: number;
  point: Vector3;
  /** On the page, from 0 to 1: along its width, and from foot to top. */
  along: number;
  height: number;
  /** Square to the page. */
  face: Vector3;
}

/** A part of the picture, from 0 to 1. */
export interface Seen {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HOME = new Vector3(0.2, 0.27, 0.19);
const MIDDLE = new Vector3(0, 0, 0.036);
const UP = new Vector3(0, 0, 1);
/** Whence a fall towards wing B is seen best: from the side to which pages fall, and low. */
const WITNESS = new Vector3(0.17, 0.3, 0.12);
/** So near nearly the whole book is still seen. */
const NEAREST = 0.23;
/** How fast the eye walks there and back. */
const WALK = 7;
const CORNERS = [-1, 1].flatMap((y) => [-1, 1].map((z) => new Vector3(0, (y * WIDTH) / 2, (z * HEIGHT) / 2)));

const share = (value: number): number => Math.min(1, Math.max(0, value));

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 0.02, 4);
  readonly controls: OrbitControls;
  readonly #caster = new Raycaster();

  constructor(canvas: HTMLCanvasElement, still: boolean, moved: () => void) {
    this.camera.up.copy(UP);
    this.camera.position.copy(HOME);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.target.copy(MIDDLE);
    this.controls.enablePan = false;
    this.controls.minDistance = NEAREST;
    this.controls.maxDistance = 0.75;
    this.controls.minPolarAngle = 0.2;
    this.controls.maxPolarAngle = 1.52;
    this.controls.enableDamping = !still;
    this.controls.addEventListener('change', moved);
    this.controls.update();
  }

  /** Where it was before it went to see something, and where it goes. */
  #home: Vector3 | null = null;
  #goal: Vector3 | null = null;

  /** Goes to see a fall to this side; 0 goes back. */
  visit(side: number): void {
    if (side !== 0) {
      this.#home ??= this.camera.position.clone();
      const arm = WITNESS.clone().setLength(this.#home.distanceTo(this.controls.target));
      this.#goal = arm.multiply(new Vector3(side, 1, 1)).add(this.controls.target);
    } else if (this.#home) [this.#goal, this.#home] = [this.#home, null];
    this.controls.enabled = side === 0;
  }

  /** True while it is on its way. */
  walk(seconds: number): boolean {
    if (!this.#goal) return false;
    const arm = this.camera.position.clone().sub(this.controls.target);
    const goal = this.#goal.clone().sub(this.controls.target);
    arm.lerp(goal, 1 - Math.exp(-WALK * seconds)).setLength(goal.length());
    if (arm.distanceTo(goal) < 0.002) [arm.x, arm.y, arm.z, this.#goal] = [goal.x, goal.y, goal.z, null];
    this.camera.position.copy(this.controls.target).add(arm);
    this.controls.update();
    return true;
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
    // A narrow window steps back, so that the whole book is seen.
    this.camera.fov = width < height ? 40 : 30;
    this.camera.updateProjectionMatrix();
  }

  /** Turns round the book, or leans in and out. */
  look(turn: number, closer: number): void {
    const { minDistance, maxDistance, target } = this.controls;
    const arm = this.camera.position.clone().sub(target);
    arm.applyAxisAngle(UP, turn);
    arm.setLength(Math.min(maxDistance, Math.max(minDistance, arm.length() * closer)));
    this.camera.position.copy(target).add(arm);
    this.controls.update();
  }

  #aim(x: number, y: number): void {
    this.#caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.camera);
  }

  /** Which of the pages lies at this place of the picture, from 0 to 1. */
  pick(x: number, y: number, pages: InstancedMesh, build: number): Hit | null {
    this.#aim(x, y);
    const found = this.#caster.intersectObject(pages, false)[0];
    if (found?.instanceId === undefined) return null;
    const page = new Matrix4();
    pages.getMatrixAt(found.instanceId, page);
    const local = found.point.clone().applyMatrix4(page.clone().invert());
    return {
      build,
      page: found.instanceId,
      point: found.point,
      along: share(local.y / WIDTH + 0.5),
      height: share(local.z / HEIGHT + 0.5),
      face: new Vector3(1, 0, 0).transformDirection(page),
    };
  }

  /** Where the ray through this place of the picture meets the plane. */
  meet(x: number, y: number, through: Vector3, normal: Vector3): Vector3 | null {
    this.#aim(x, y);
    const { origin, direction } = this.#caster.ray;
    const slant = direction.dot(normal);
    if (Math.abs(slant) < 0.05) return null;
    const far = through.clone().sub(origin).dot(normal) / slant;
    return far > 0 ? origin.clone().addScaledVector(direction, far) : null;
  }

  /** A place of the world in the picture, from 0 to 1. */
  project(point: Vector3): { x: number; y: number } {
    const seen = point.clone().project(this.camera);
    return { x: seen.x / 2 + 0.5, y: 0.5 - seen.y / 2 };
  }

  /** Where a page is seen. */
  boxOf(page: Matrix4): Seen {
    const corners = CORNERS.map((corner) => this.project(corner.clone().applyMatrix4(page)));
    const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return {
      left: share(Math.min(...across)),
      right: share(Math.max(...across)),
      top: share(Math.min(...down)),
      bottom: share(Math.max(...down)),
    };
  }

  get facing(): Vector3 {
    return new Vector3(0, 0, -1).applyQuaternion(this.camera.quaternion);
  }
}
