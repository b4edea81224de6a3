/** The dark room: felt on an old table, one candle, the night behind. Lengths are those of the book, in metres. */
import {
  CanvasTexture,
  BufferAttribute,
  type BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PointLight,
  RepeatWrapping,
  RingGeometry,
  type Scene,
  SphereGeometry,
  SpotLight,
  SRGBColorSpace,
} from 'three';
import { noise } from './pose';

const NIGHT = '#150a24';
const FELT = 0.21;
const LAMP = 2.3;
const CANDLE = 0.42;
/** Behind the end of the ridge: pages fall to both sides of it, and slide no farther than their own length. */
const CANDLE_AT = [-0.03, -0.17] as const;

/** How much less light there is while the book falls. */
export const DARKER = 0.45;

/** So much light, as it is drawn where no light is reckoned: colours there are those that eyes see. */
const seen = (light: number): number => light ** (1 / 2.2);

/** A round thing that is brighter in its middle: what a lamp above it would do, for machines that reckon no light. */
function lit(round: BufferGeometry, middle: number, rim: number): BufferGeometry {
  const count = round.getAttribute('position').count;
  const shades = Float32Array.from({ length: count * 3 }, (_, at) => seen(at < 3 ? middle : rim));
  return round.setAttribute('color', new BufferAttribute(shades, 3));
}

/** Fibres of felt, strewn by a fixed rule. */
function felt(plain: boolean): CanvasTexture {
  const size = 256;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#3f2a70';
  pen.fillRect(0, 0, size, size);
  const random = noise(11);
  for (let fibre = 0; fibre < 2250; fibre++) {
    const [x, y, turn] = [(random() + 0.5) * size, (random() + 0.5) * size, random() * 6.3];
    const shade = random();
    pen.strokeStyle = shade > 0 ? `rgba(150, 130, 230, ${shade * 0.22})` : `rgba(20, 6, 40, ${-shade * 0.4})`;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(turn) * 7, y + Math.sin(turn) * 7);
    pen.stroke();
  }
  const texture = new CanvasTexture(canvas);
  if (!plain) texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(5, 5);
  return texture;
}

type Stuff = MeshStandardMaterial | MeshBasicMaterial;

/** How bright a thing is drawn where no light is reckoned. */
const PLAIN = 0.85;

export class Room {
  readonly #candle = new PointLight('#ffb765', CANDLE, 2.2, 1.7);
  readonly #flame = new Group();
  #gust = -Infinity;
  readonly #lamp = new SpotLight('#ffe2b8', LAMP, 2.5, 0.5, 0.9, 1.4);

  readonly #plain: boolean;
  /** What has its own light where none is reckoned. */
  readonly #lit: MeshBasicMaterial[] = [];
  #burns = true;

  /** Plain: without shadows and shine, for machines that draw without a graphics card; coarse: with little memory for pictures. */
  constructor(scene: Scene, plain: boolean, coarse: boolean) {
    this.#plain = plain;
    this.#lamp.shadow.mapSize.setScalar(coarse ? 320 : 1024);
    scene.background = new Color(NIGHT);
    if (!plain) scene.fog = new Fog(NIGHT, 0.55, 1.5);
    scene.add(new HemisphereLight('#a08be0', '#3a2352', 1.15));
    this.#table(scene);
    this.#light(scene);
    this.#candleOn(scene, ...CANDLE_AT);
  }

  /** Plain things are as bright as they are drawn, or as the corners of their shape say. */
  #stuff(color: string, roughness: number, map: CanvasTexture | null = null, vertexColors = false): Stuff {
    if (!this.#plain) return new MeshStandardMaterial({ color, roughness, map });
    const made = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(seen(PLAIN)), map, vertexColors });
    this.#lit.push(made);
    made.userData.color = made.color.clone();
    return made;
  }

  #round(radius: number, corners: number, middle: number, rim: number): BufferGeometry {
    const made = new CircleGeometry(radius, corners);
    return this.#plain ? lit(made, middle, rim) : made;
  }

  #table(scene: Scene): void {
    const table = new Mesh(this.#round(1.6, 48, 1, 0), this.#stuff('#2a1726', 0.85, null, true));
    table.position.z = -0.004;
    table.receiveShadow = true;
    const mat = new Mesh(this.#round(FELT, 72, 1.35, 0.55), this.#stuff('#ffffff', 1, felt(this.#plain), true));
    mat.receiveShadow = true;
    const edge = new Mesh(new CylinderGeometry(FELT, FELT, 0.0035, 72, 1, true), this.#stuff('#3a2358', 1));
    edge.rotation.x = Math.PI / 2;
    edge.position.z = -0.00175;
    const seam = new Mesh(new RingGeometry(FELT - 0.011, FELT - 0.0095, 96), this.#stuff('#d9b66b', 0.8));
    seam.position.z = 0.0002;
    seam.receiveShadow = true;
    scene.add(table, mat, edge, seam);
  }

  #light(scene: Scene): void {
    const lamp = this.#lamp;
    lamp.position.set(0.34, 0.3, 0.6);
    lamp.target.position.set(0, 0, 0.03);
    lamp.castShadow = !this.#plain;
    lamp.shadow.camera.near = 0.25;
    lamp.shadow.camera.far = 1.3;
    lamp.shadow.bias = -0.0006;
    lamp.shadow.normalBias = 0.0004;
    lamp.shadow.radius = 5;
    scene.add(lamp, lamp.target);
  }

  #candleOn(scene: Scene, x: number, y: number): void {
    const wax = new Mesh(new CylinderGeometry(0.011, 0.013, 0.062, 24), this.#stuff('#f7e3bb', 0.5));
    wax.rotation.x = Math.PI / 2;
    wax.position.z = 0.031;
    const dish = new Mesh(new CylinderGeometry(0.026, 0.02, 0.006, 32), this.#stuff('#8c6a34', 0.4));
    dish.rotation.x = Math.PI / 2;
    dish.position.z = 0.003;
    const outer = new Mesh(new SphereGeometry(0.0048, 16, 16), new MeshBasicMaterial({ color: '#ffb84d' }));
    outer.scale.set(1, 1, 2.4);
    const inner = new Mesh(new SphereGeometry(0.0028, 12, 12), new MeshBasicMaterial({ color: '#fff6d2' }));
    inner.scale.set(1, 1, 2);
    inner.position.z = -0.002;
    this.#flame.add(outer, inner);
    this.#flame.position.z = 0.075;
    this.#candle.position.z = 0.085;
    const candle = new Group();
    candle.add(dish, wax, this.#flame, this.#candle);
    candle.position.set(x, y, 0);
    scene.add(candle);
  }

  /** The last candle is out when the game is lost. */
  light(burns: boolean): void {
    this.#burns = burns;
    this.#flame.visible = burns;
    this.#candle.intensity = burns ? CANDLE : 0;
  }

  /** A draught takes the flame, and it comes back. */
  blow(): void {
    this.#gust = performance.now() / 1000;
  }

  /** The flame is never quite still. `dark` from 0 to 1: the light goes down while the book falls. */
  flicker(seconds: number, dark: number): void {
    const sway = Math.sin(seconds * 7.3) * 0.5 + Math.sin(seconds * 12.1) * 0.3 + Math.sin(seconds * 3.1) * 0.2;
    this.#candle.intensity = this.#burns ? CANDLE * (1 + sway * 0.09) * (1 - dark * 0.35) : 0;
    this.#lamp.intensity = LAMP * (1 - dark * 0.5);
    for (const each of this.#lit) each.color.copy(each.userData.color as Color).multiplyScalar(seen(1 - dark * DARKER));
    const bent = Math.max(0, 1 - (seconds - this.#gust) / 1.2);
    this.#flame.scale.set(1, 1, (1 + sway * 0.08) * (1 - bent * 0.4));
    this.#flame.rotation.y = sway * 0.08 + bent * (0.7 + sway * 0.4);
  }
}
