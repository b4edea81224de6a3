/** The book in its room: draws when something changed, and says what a pointer points at. */
import {
  ACESFilmicToneMapping,
  PCFSoftShadowMap,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { Beat } from './beat';
import { Leaves } from './leaves';
import type { Motion } from './motion';
import { HEIGHT, WIDTH } from './pose';
import { Room } from './room';
import { Shade } from './shade';

export interface Hit {
  /** Of the book that is seen: the table may have another one by now. */
  build: number;
  page: number;
  point: Vector3;
  /** On the page, from 0 to 1: along its width, and from foot to top. */
  along: number;
  height: number;
}

/** The strain of a hand, and where it is. */
export interface HandSeen {
  place: readonly [number, number, number];
  strain: number;
  pages: readonly number[];
}

const HOME = new Vector3(0.2, 0.27, 0.19);
const MIDDLE = new Vector3(0, 0, 0.036);
const FLICKER = 90;
/** Frames that took longer than this, in seconds, and how many of them make a slow machine. */
const SLOW_FRAME = 0.055;
const SLOW_FRAMES = 12;
/** Pictures drawn without a graphics card: the time between two of them, their points while something moves, and when they become fine. */
const REST = 60;
const POINTS = 90_000;
const AT_REST = 250;
const SOFTWARE = /swiftshader|llvmpipe|software/i;

/** Whether pictures are drawn without a graphics card. */
function isSoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  const named = context?.getExtension('WEBGL_debug_renderer_info');
  const software =
    context !== null &&
    SOFTWARE.test(String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER)));
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return software;
}

export class Stage {
  readonly camera = new PerspectiveCamera(30, 1, 0.02, 4);
  readonly controls: OrbitControls;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #leaves: Leaves;
  readonly #shade = new Shade();
  readonly #room: Room;
  readonly #still: boolean;
  #motion: Motion;
  #cards: ReadonlyMap<number, string | null> = new Map();
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #beat = new Beat();
  #dirty = true;
  #slow = 0;
  /** A machine that draws slowly gets fewer points, shadows that follow later, and a candle that burns still. */
  #plain = false;
  #hand: HandSeen | null = null;
  #dark = 0;
  #marks: { pointed: number | null; chosen: readonly number[] } = { pointed: null, chosen: [] };

  constructor(canvas: HTMLCanvasElement, motion: Motion, still: boolean) {
    this.#plain = isSoftware();
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.#plain, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = !this.#plain;
    this.#renderer.shadowMap.type = PCFSoftShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.25;
    this.#motion = motion;
    this.#still = still;
    this.#leaves = new Leaves(() => this.touch(), this.#plain);
    this.#room = new Room(this.#scene, this.#plain);
    this.#room.flicker(0, 0);
    this.#scene.add(this.#leaves.group, this.#shade.group);
    this.camera.up.set(0, 0, 1);
    this.camera.position.copy(HOME);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.target.copy(MIDDLE);
    this.controls.enablePan = false;
    this.controls.minDistance = 0.13;
    this.controls.maxDistance = 0.75;
    this.controls.minPolarAngle = 0.2;
    this.controls.maxPolarAngle = 1.52;
    this.controls.enableDamping = !still;
    this.controls.addEventListener('change', () => this.touch());
    this.controls.update();
    canvas.addEventListener('webglcontextrestored', () => this.touch());
    this.#prepare();
    this.#tick(performance.now());
  }

  /** What is seen only later is drawn once, too small to see: the first pull must not wait until it is made. */
  #prepare(): void {
    // Asking whether a shader is good would wait for everything that is being drawn.
    this.#renderer.debug.checkShaderErrors = false;
    const hidden = [this.#shade.group, this.#leaves.sample()];
    for (const each of hidden) {
      each.visible = true;
      each.scale.setScalar(1e-6);
      this.#scene.add(each);
    }
    this.#renderer.render(this.#scene, this.camera);
    this.#scene.remove(hidden[1]!);
    this.#shade.group.scale.setScalar(1);
    this.#shade.hide();
  }

  /** Something changed: the next frame is drawn. */
  touch(): void {
    this.#dirty = true;
    this.#next();
  }

  /** One frame is ever on its way, however many things want it. */
  #next(): void {
    if (this.#frame !== 0) return;
    if (this.#renderer.shadowMap.enabled) this.#frame = requestAnimationFrame(this.#tick);
    else this.#frame = setTimeout(this.#afterLast, REST) as unknown as number;
  }

  /** Where there is no graphics card, other things need the processor too: one picture is drawn at a time. */
  readonly #afterLast = (): void => {
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    if (this.#drawn && gl.clientWaitSync(this.#drawn, 0, 0) === gl.TIMEOUT_EXPIRED) {
      this.#frame = setTimeout(this.#afterLast, REST / 2) as unknown as number;
      return;
    }
    gl.deleteSync(this.#drawn);
    this.#tick(performance.now());
    this.#drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  };

  #drawn: WebGLSync | null = null;

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    clearTimeout(this.#timer);
    const seconds = this.#beat.next(now, this.#flowing);
    const wanted = this.#dirty;
    this.#dirty = false;
    const orbits = this.controls.update();
    let moving = this.#motion.advance(seconds);
    this.#leaves.know(this.#motion.pages, this.#cards);
    if (this.#leaves.place((page) => this.#motion.pose(page), seconds, this.#still)) moving = true;
    const darker = this.#dark - this.#shownDark;
    if (Math.abs(darker) > 0.01) {
      this.#shownDark += this.#still ? darker : darker * Math.min(1, seconds * 4);
      moving = true;
    }
    if (moving || wanted) this.#renderer.shadowMap.needsUpdate = !this.#plain || !moving || this.#moments++ % 4 === 0;
    if (this.#flowing && seconds > SLOW_FRAME && ++this.#slow === SLOW_FRAMES) this.#simplify();
    this.#flowing = moving;
    if (moving || orbits) this.#sharpen(false);
    this.#draw(now);
    if (moving || orbits || this.#dirty) this.#next();
    else if (!this.#sharp) this.#timer = setTimeout(() => this.#rest(), AT_REST);
    else if (!this.#still && !this.#plain) this.#timer = setTimeout(() => this.#tick(performance.now()), FLICKER);
  };

  #shownDark = 0;
  #moments = 0;
  #flowing = false;

  #simplify(): void {
    this.#plain = true;
    this.resize(...this.#size);
  }

  /** Without a graphics card only what stands still is drawn finely; else a corner of the canvas is drawn, and stretched. */
  #sharp = true;
  #stretch = '';

  #sharpen(sharp: boolean): void {
    if (sharp === this.#sharp || this.#renderer.shadowMap.enabled) return;
    this.#sharp = sharp;
    this.#fit();
  }

  #fit(): void {
    const [width, height] = this.#size;
    const share = this.#sharp ? 1 : Math.min(1, Math.sqrt(POINTS / (width * height)));
    this.#renderer.setViewport(0, 0, width * share, height * share);
    this.#stretch = this.#sharp ? '' : `scale(${1 / share})`;
  }

  #rest(): void {
    this.#sharpen(true);
    this.touch();
  }

  #size: [number, number] = [0, 0];
  #build = -1;

  #draw(now: number): void {
    if (!this.#still) this.#room.flicker(now / 1000, this.#shownDark);
    this.#showHand();
    // With the picture it is meant for, not before.
    this.#renderer.domElement.style.transform = this.#stretch;
    this.#renderer.render(this.#scene, this.camera);
    this.#build = this.#motion.build;
    this.#renderer.domElement.dataset.drawn = String(this.#build);
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#size = [width, height];
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, this.#plain ? 1 : 2));
    this.#renderer.setSize(width, height, false);
    this.#fit();
    this.camera.aspect = width / height;
    // A narrow window steps back, so that the whole book is seen.
    this.camera.fov = width < height ? 40 : 30;
    this.camera.updateProjectionMatrix();
    this.touch();
  }

  know(motion: Motion, cards: ReadonlyMap<number, string | null>): void {
    this.#motion = motion;
    this.#cards = cards;
    this.touch();
  }

  mark(pointed: number | null, chosen: readonly number[]): void {
    this.#marks = { pointed, chosen };
    this.#leaves.mark(pointed, chosen, this.#hand?.pages ?? []);
    this.touch();
  }

  /** The light goes down while the book falls. */
  darken(dark: boolean): void {
    this.#dark = dark ? 1 : 0;
    this.touch();
  }

  light(burns: boolean): void {
    this.#room.light(burns);
    this.touch();
  }

  hand(hand: HandSeen | null): void {
    this.#hand = hand;
    this.#leaves.mark(this.#marks.pointed, this.#marks.chosen, hand?.pages ?? []);
    this.touch();
  }

  #showHand(): void {
    if (!this.#hand) this.#shade.hide();
    else {
      const [x, y, z] = this.#hand.place;
      this.#shade.show(x, y, z, this.#hand.strain, this.camera.quaternion);
    }
  }

  /** Turns the eye round the book, or leans it in and out. */
  look(turn: number, closer: number): void {
    const arm = this.camera.position.clone().sub(this.controls.target);
    arm.applyAxisAngle(new Vector3(0, 0, 1), turn);
    arm.setLength(Math.min(this.controls.maxDistance, Math.max(this.controls.minDistance, arm.length() * closer)));
    this.camera.position.copy(this.controls.target).add(arm);
    this.controls.update();
    this.touch();
  }

  readonly #caster = new Raycaster();

  #aim(x: number, y: number): void {
    this.#caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.camera);
  }

  /** What lies at this place of the picture, from 0 to 1. */
  pick(x: number, y: number): Hit | null {
    this.#aim(x, y);
    const found = this.#caster.intersectObjects(this.#leaves.meshes(), false)[0];
    if (!found) return null;
    const local = found.object.worldToLocal(found.point.clone());
    const share = (value: number) => Math.min(1, Math.max(0, value));
    return {
      build: this.#build,
      page: found.object.userData.page as number,
      point: found.point,
      along: share(local.y / WIDTH + 0.5),
      height: share(local.z / HEIGHT + 0.5),
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

  get facing(): Vector3 {
    return new Vector3(0, 0, -1).applyQuaternion(new Quaternion().copy(this.camera.quaternion));
  }

  dispose(): void {
    if (this.#renderer.shadowMap.enabled) cancelAnimationFrame(this.#frame);
    else clearTimeout(this.#frame);
    clearTimeout(this.#timer);
    this.controls.dispose();
    this.#leaves.dispose();
    this.#renderer.dispose();
    // Room, shadows and pictures go with it.
    this.#renderer.forceContextLoss();
    this.#frame = -1;
  }
}
