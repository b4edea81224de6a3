/** The pages as things: thin boards with a drawn face on both sides, all drawn at once; picked, marked and taken away. */
import {
  BackSide,
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  ExtrudeGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Shape,
  Vector3,
} from 'three';
import { HEIGHT, THICKNESS, WIDTH, type Pose } from './pose';
import { Pictures, placeOf } from './pictures';
import { DARKER } from './room';

const CORNER = 0.0028;
const LEAVING = 0.5;
const RISE = 0.22;
const MOST = 64;
const NOWHERE = new Matrix4().makeScale(0, 0, 0);

/** Lies in y (width) and z (height), as thick as a card in x; both faces show the picture the right way round. */
function board(): BufferGeometry {
  const [w, h, r] = [WIDTH / 2, HEIGHT / 2, CORNER];
  const shape = new Shape();
  shape.moveTo(-w + r, -h);
  shape.lineTo(w - r, -h);
  shape.quadraticCurveTo(w, -h, w, -h + r);
  shape.lineTo(w, h - r);
  shape.quadraticCurveTo(w, h, w - r, h);
  shape.lineTo(-w + r, h);
  shape.quadraticCurveTo(-w, h, -w, h - r);
  shape.lineTo(-w, -h + r);
  shape.quadraticCurveTo(-w, -h, -w + r, -h);
  const geometry = new ExtrudeGeometry(shape, { depth: THICKNESS, bevelEnabled: false, curveSegments: 4 });
  geometry.translate(0, 0, -THICKNESS / 2);
  const [place, normal, uv] = [
    geometry.getAttribute('position'),
    geometry.getAttribute('normal'),
    geometry.getAttribute('uv'),
  ];
  for (let at = 0; at < place.count; at++) {
    const u = place.getX(at) / WIDTH + 0.5;
    // The edges have no face: they are bare paper.
    if (Math.abs(normal.getZ(at)) < 0.5) uv.setXY(at, -1, -1);
    else uv.setXY(at, normal.getZ(at) < 0 ? 1 - u : u, place.getY(at) / HEIGHT + 0.5);
  }
  geometry.clearGroups();
  // From the plane of the shape into the frame of a page: x to y, y to z, z to x.
  geometry.rotateX(Math.PI / 2);
  geometry.rotateZ(Math.PI / 2);
  return geometry;
}

/** Paper that takes each page's face from its own cell of the picture that has all. */
function paper(pictures: Pictures, plain: boolean): MeshStandardMaterial | MeshBasicMaterial {
  const made = plain
    ? new MeshBasicMaterial({ map: pictures.texture })
    : new MeshStandardMaterial({ map: pictures.texture, roughness: 0.8 });
  const share = `vec2(${pictures.share.join()})`;
  const bare = `(vec2(${placeOf(0).join()}) + .5)`;
  made.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', 'attribute vec2 cell;\n#include <common>')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>\nvMapUv = (uv.x < -.5 ? ${bare} : cell + clamp(uv, .004, .996)) * ${share};`,
      );
  };
  return made;
}

/** How a page is lit where no light is reckoned: by how the side that is seen faces the lamp and the candle. */
const [NIGHT, LAMP, CANDLE] = [new Color(0.46, 0.4, 0.52), new Color(0.52, 0.48, 0.38), new Color(0.4, 0.26, 0.12)];
const [TO_LAMP, TO_CANDLE] = [new Vector3(0.45, 0.4, 0.8).normalize(), new Vector3(-0.1, -0.95, 0.3).normalize()];

interface Leaf {
  card: string | null;
  /** Seconds since it was drawn. */
  gone: number | null;
  seen: boolean;
}

export class Leaves {
  readonly group = new Group();
  /** Each page has its own place in it, by its number. */
  readonly mesh: InstancedMesh;
  readonly #board = board();
  readonly #pictures: Pictures;
  readonly #cells: InstancedBufferAttribute;
  readonly #leaves = new Map<number, Leaf>();
  readonly #marks = new Map<number, Mesh>();
  readonly #chosen = new MeshBasicMaterial({ color: '#ffd977', side: BackSide });
  readonly #pointed = new MeshBasicMaterial({ color: '#fff6df', side: BackSide });
  readonly #held = new MeshBasicMaterial({ color: '#ff9d6b', side: BackSide });

  readonly #plain: boolean;

  /** `plain`: no light is reckoned; `coarse`: with small pictures. */
  constructor(changed: () => void, plain: boolean, coarse: boolean) {
    this.#plain = plain;
    this.#pictures = new Pictures(coarse, plain, changed);
    const geometry = this.#board.clone();
    this.#cells = new InstancedBufferAttribute(new Float32Array(MOST * 2), 2);
    geometry.setAttribute('cell', this.#cells);
    this.mesh = new InstancedMesh(geometry, paper(this.#pictures, plain), MOST);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    for (let page = 0; page < MOST; page++) this.mesh.setMatrixAt(page, NOWHERE);
    this.group.add(this.mesh);
  }

  /** Who is there, and what of each page is known. A page that is not there any more leaves. */
  know(pages: readonly number[], cards: ReadonlyMap<number, string | null>): void {
    const there = new Set(pages);
    for (const [page, leaf] of this.#leaves) if (!there.has(page)) leaf.gone ??= 0;
    for (const page of there) {
      const leaf = this.#leaves.get(page);
      const card = cards.get(page) ?? null;
      if (!leaf || leaf.card !== card) this.#cells.setXY(page, ...placeOf(this.#pictures.cellOf(card)));
      if (!leaf || leaf.card !== card) this.#cells.needsUpdate = true;
      this.#leaves.set(page, { card, gone: null, seen: leaf?.seen ?? false });
    }
  }

  /** Every page to its place; those that were drawn rise and vanish. True while any does. */
  place(
    pose: (page: number) => Pose | undefined,
    seconds: number,
    still: boolean,
    eye: Vector3,
    dark: number,
  ): boolean {
    const [matrix, middle, turn, size] = [new Matrix4(), new Vector3(), new Quaternion(), new Vector3()];
    let leaving = false;
    for (const [page, leaf] of this.#leaves) {
      if (leaf.gone !== null) {
        leaf.gone += seconds;
        const share = leaf.gone / LEAVING;
        if (still || share >= 1) {
          this.mesh.setMatrixAt(page, NOWHERE);
          this.#leaves.delete(page);
          continue;
        }
        this.mesh.getMatrixAt(page, matrix);
        matrix.decompose(middle, turn, size);
        middle.z += seconds * RISE;
        this.mesh.setMatrixAt(page, matrix.compose(middle, turn, size.setScalar(1 - share * share)));
        leaving = true;
        continue;
      }
      const here = pose(page);
      leaf.seen = here !== undefined;
      if (!here) this.mesh.setMatrixAt(page, NOWHERE);
      else {
        middle.set(here[0], here[1], here[2]);
        turn.set(here[4], here[5], here[6], here[3]);
        this.mesh.setMatrixAt(page, matrix.compose(middle, turn, size.setScalar(1)));
        if (this.#plain) this.#shade(page, middle, turn, eye, dark);
      }
    }
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.boundingSphere = null;
    for (const [page, mark] of this.#marks) {
      mark.visible = this.matrixOf(page, matrix);
      if (mark.visible) matrix.decompose(mark.position, mark.quaternion, size);
    }
    return leaving;
  }

  #shade(page: number, middle: Vector3, turn: Quaternion, eye: Vector3, dark: number): void {
    const face = new Vector3(1, 0, 0).applyQuaternion(turn);
    if (face.dot(eye) < face.dot(middle)) face.negate();
    const shade = NIGHT.clone();
    const [lamp, candle] = [Math.max(0, face.dot(TO_LAMP)), Math.max(0, face.dot(TO_CANDLE))];
    shade.r += LAMP.r * lamp + CANDLE.r * candle;
    shade.g += LAMP.g * lamp + CANDLE.g * candle;
    shade.b += LAMP.b * lamp + CANDLE.b * candle;
    this.mesh.setColorAt(page, shade.multiplyScalar(1 - dark * DARKER).convertLinearToSRGB());
  }

  /** Where a page is; false where it is not seen. */
  matrixOf(page: number, matrix: Matrix4): boolean {
    const leaf = this.#leaves.get(page);
    if (!leaf?.seen || leaf.gone !== null) return false;
    this.mesh.getMatrixAt(page, matrix);
    return true;
  }

  /** Outlines: what is pointed at, what is chosen, what fingers hold. Nothing is lifted. */
  mark(pointed: number | null, chosen: readonly number[], held: readonly number[]): void {
    const wanted = new Map<number, MeshBasicMaterial>();
    if (pointed !== null) wanted.set(pointed, this.#pointed);
    for (const page of chosen) wanted.set(page, this.#chosen);
    for (const page of held) wanted.set(page, this.#held);
    for (const [page, mark] of this.#marks) {
      if (wanted.has(page)) continue;
      this.group.remove(mark);
      this.#marks.delete(page);
    }
    for (const [page, material] of wanted) {
      const mark = this.#marks.get(page) ?? new Mesh(this.#board, material);
      mark.material = material;
      mark.scale.set(3, 1.035, 1.025);
      this.#marks.set(page, mark);
      this.group.add(mark);
    }
  }

  /** A mark, which belongs to no book. */
  sample(): Mesh {
    return new Mesh(this.#board, this.#pointed);
  }

  dispose(): void {
    this.#board.dispose();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
    this.#pictures.texture.dispose();
    for (const material of [this.mesh.material as MeshBasicMaterial, this.#chosen, this.#pointed, this.#held])
      material.dispose();
  }
}
