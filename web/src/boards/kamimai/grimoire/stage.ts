/** The book in its room: draws when something changed, and says what a pointer points at. */
import {
  ACESFilmicToneMapping,
  ColorManagement,
  LinearSRGBColorSpace,
  Matrix4,
  PCFShadowMap,
  Scene,
  WebGLRenderer,
} from 'three';
import { Beat } from './beat';
import { Eye, type Hit, type Seen } from './eye';
import { Leaves } from './leaves';
import type { Motion } from './motion';
import { isSoftware, Pace } from './pace';
import { Room } from './room';
import { Shade } from './shade';

/** The strain of a hand, and where it is. */
export interface HandSeen {
  place: readonly [number, number, number];
  strain: number;
  pages: readonly number[];
}

/** Phones and tablets have less memory for pictures. */
const COARSE = matchMedia('(pointer: coarse)');

export class Stage {
  readonly eye: Eye;
  readonly #pace: Pace;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #leaves: Leaves;
  readonly #shade = new Shade();
  readonly #room: Room;
  readonly #still: boolean;
  readonly #beat = new Beat();
  #motion: Motion;
  #cards: ReadonlyMap<number, string | null> = new Map();
  #dirty = true;
  #hand: HandSeen | null = null;
  #dark = 0;
  #shownDark = 0;
  #flowing = false;
  #build = -1;
  #marks: { pointed: number | null; chosen: readonly number[] } = { pointed: null, chosen: [] };

  constructor(canvas: HTMLCanvasElement, motion: Motion, still: boolean) {
    const software = isSoftware();
    this.#renderer = new WebGLRenderer({ canvas, antialias: !software, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = !software;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    // To reckon with light as eyes do not see it costs two thirds of a picture that is drawn without a graphics card.
    ColorManagement.enabled = !software;
    if (software) this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    if (!software) this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.25;
    this.#pace = new Pace(this.#renderer, software, this.#tick);
    this.#motion = motion;
    this.#still = still;
    this.#leaves = new Leaves(() => this.touch(), software, COARSE.matches);
    this.#room = new Room(this.#scene, software, COARSE.matches);
    this.#room.flicker(0, 0);
    this.#scene.add(this.#leaves.group, this.#shade.group);
    this.eye = new Eye(canvas, still, () => this.touch());
    canvas.addEventListener('webglcontextrestored', () => this.touch());
    this.#prepare();
    this.#pace.begin(performance.now());
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
    this.#renderer.render(this.#scene, this.eye.camera);
    this.#scene.remove(hidden[1]!);
    this.#shade.group.scale.setScalar(1);
    this.#shade.hide();
  }

  /** Something changed: the next frame is drawn. */
  touch(): void {
    this.#dirty = true;
    this.#pace.next();
  }

  readonly #tick = (now: number): void => {
    const seconds = this.#beat.next(now, this.#flowing);
    const wanted = this.#dirty;
    this.#dirty = false;
    const orbits = this.eye.controls.update();
    let moving = this.#motion.advance(seconds);
    if (this.eye.walk(seconds)) moving = true;
    this.#leaves.know(this.#motion.pages, this.#cards);
    const eye = this.eye.camera.position;
    if (this.#leaves.place((page) => this.#motion.pose(page), seconds, this.#still, eye, this.#shownDark))
      moving = true;
    const darker = this.#dark - this.#shownDark;
    if (Math.abs(darker) > 0.01) {
      this.#shownDark += this.#still ? darker : darker * Math.min(1, seconds * 4);
      moving = true;
    }
    if (moving || wanted) this.#renderer.shadowMap.needsUpdate = this.#pace.shades(moving);
    if (this.#flowing) this.#pace.took(seconds);
    this.#flowing = moving;
    if (moving || orbits) this.#pace.moves();
    this.#draw(now);
    if (moving || orbits || this.#dirty) this.#pace.next();
    else this.#pace.rest(!this.#still);
  };

  #draw(now: number): void {
    if (!this.#still) this.#room.flicker(now / 1000, this.#shownDark);
    this.#showHand();
    this.#pace.fit();
    this.#renderer.render(this.#scene, this.eye.camera);
    this.#build = this.#motion.build;
    this.#renderer.domElement.dataset.drawn = String(this.#build);
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#pace.resize(width, height);
    this.eye.resize(width, height);
    this.touch();
  }

  know(motion: Motion, cards: ReadonlyMap<number, string | null>): void {
    this.#motion = motion;
    this.#cards = cards;
    this.touch();
  }

  mark(pointed: number | null, chosen: readonly number[]): void {
    this.#marks = { pointed, chosen };
    this.#showMarks();
  }

  hand(hand: HandSeen | null): void {
    this.#hand = hand;
    this.#showMarks();
  }

  #showMarks(): void {
    this.#leaves.mark(this.#marks.pointed, this.#marks.chosen, this.#hand?.pages ?? []);
    this.touch();
  }

  /** The light goes down while the book falls. */
  darken(dark: boolean): void {
    this.#dark = dark ? 1 : 0;
    this.touch();
  }

  /** The eye goes to see a fall to this side; 0 goes back. */
  visit(side: number): void {
    this.eye.visit(side);
    this.touch();
  }

  /** A draught takes the flame. */
  blow(): void {
    this.#room.blow();
    this.touch();
  }

  light(burns: boolean): void {
    this.#room.light(burns);
    this.touch();
  }

  #showHand(): void {
    if (!this.#hand) this.#shade.hide();
    else {
      const [x, y, z] = this.#hand.place;
      this.#shade.show(x, y, z, this.#hand.strain, this.eye.camera.quaternion);
    }
  }

  look(turn: number, closer: number): void {
    this.eye.look(turn, closer);
    this.touch();
  }

  /** What lies at this place of the picture, from 0 to 1. */
  pick(x: number, y: number): Hit | null {
    return this.eye.pick(x, y, this.#leaves.mesh, this.#build);
  }

  /** Where a page is seen, as a part of the picture. */
  boxOf(page: number): Seen | null {
    const matrix = new Matrix4();
    return this.#leaves.matrixOf(page, matrix) ? this.eye.boxOf(matrix) : null;
  }

  dispose(): void {
    this.#pace.dispose();
    this.eye.controls.dispose();
    this.#leaves.dispose();
    this.#renderer.dispose();
    // Room, shadows and pictures go with it.
    this.#renderer.forceContextLoss();
  }
}
