/** The pages as things: thin boards with a drawn face on both sides, picked, marked and taken away. */
import {
  BackSide,
  type BufferGeometry,
  DataTexture,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Shape,
  SRGBColorSpace,
  TextureLoader,
} from 'three';
import { faceOf } from '../art/faces';
import { HEIGHT, THICKNESS, WIDTH, type Pose } from './pose';

const CORNER = 0.0028;
const LEAVING = 0.5;
const PAPER = [0xe7, 0xdc, 0xc3, 0xff];

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
    uv.setXY(at, normal.getZ(at) < 0 ? 1 - u : u, place.getY(at) / HEIGHT + 0.5);
  }
  // From the plane of the shape into the frame of a page: x to y, y to z, z to x.
  geometry.rotateX(Math.PI / 2);
  geometry.rotateZ(Math.PI / 2);
  return geometry;
}

type Paper = MeshStandardMaterial | MeshLambertMaterial;

interface Leaf {
  mesh: Mesh;
  card: string | null;
  /** Seconds since it was drawn. */
  gone: number | null;
}

export class Leaves {
  readonly group = new Group();
  readonly #geometry = board();
  readonly #edge: Paper;
  /** What a page shows until its picture is there. */
  readonly #blank = new DataTexture(new Uint8Array(PAPER), 1, 1);
  readonly #faces = new Map<string, Paper>();
  readonly #plain: boolean;
  readonly #leaves = new Map<number, Leaf>();
  readonly #marks = new Map<number, Mesh>();
  readonly #chosen = new MeshBasicMaterial({ color: '#ffd977', side: BackSide });
  readonly #pointed = new MeshBasicMaterial({ color: '#fff6df', side: BackSide });
  readonly #held = new MeshBasicMaterial({ color: '#ff9d6b', side: BackSide });
  readonly #changed: () => void;

  constructor(changed: () => void, plain: boolean) {
    this.#changed = changed;
    this.#plain = plain;
    this.#edge = this.#paper('#e7dcc3');
    this.#blank.colorSpace = SRGBColorSpace;
    this.#blank.needsUpdate = true;
  }

  #paper(color: string): Paper {
    return this.#plain ? new MeshLambertMaterial({ color }) : new MeshStandardMaterial({ color, roughness: 0.8 });
  }

  #face(card: string | null): Paper {
    const known = this.#faces.get(card ?? '');
    if (known) return known;
    const face = this.#paper('#ffffff');
    face.map = this.#blank;
    new TextureLoader().load(faceOf(card), (picture) => {
      picture.colorSpace = SRGBColorSpace;
      picture.anisotropy = 4;
      face.map = picture;
      this.#changed();
    });
    this.#faces.set(card ?? '', face);
    return face;
  }

  /** Who is there, and what of each page is known. A page that is not there any more leaves. */
  know(pages: readonly number[], cards: ReadonlyMap<number, string | null>): void {
    const there = new Set(pages);
    for (const [page, leaf] of this.#leaves) if (!there.has(page)) leaf.gone ??= 0;
    for (const page of there) {
      const leaf = this.#leaves.get(page);
      const card = cards.get(page) ?? null;
      if (!leaf) this.#add(page, card);
      else {
        leaf.gone = null;
        leaf.mesh.scale.setScalar(1);
        if (leaf.card !== card) [leaf.card, leaf.mesh.material] = [card, [this.#face(card), this.#edge]];
      }
    }
  }

  #add(page: number, card: string | null): void {
    const mesh = new Mesh(this.#geometry, [this.#face(card), this.#edge]);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData.page = page;
    this.#leaves.set(page, { mesh, card, gone: null });
    this.group.add(mesh);
  }

  /** Every page to its place; those that were drawn rise and vanish. True while any does. */
  place(pose: (page: number) => Pose | undefined, seconds: number, still: boolean): boolean {
    let leaving = false;
    for (const [page, leaf] of this.#leaves) {
      if (leaf.gone !== null) {
        leaf.gone += seconds;
        const share = leaf.gone / LEAVING;
        if (still || share >= 1) {
          this.group.remove(leaf.mesh);
          this.#leaves.delete(page);
          continue;
        }
        leaf.mesh.position.z += seconds * 0.22;
        leaf.mesh.scale.setScalar(1 - share * share);
        leaving = true;
        continue;
      }
      const here = pose(page);
      leaf.mesh.visible = here !== undefined;
      if (!here) continue;
      leaf.mesh.position.set(here[0], here[1], here[2]);
      leaf.mesh.quaternion.set(here[4], here[5], here[6], here[3]);
    }
    for (const [page, mark] of this.#marks) {
      const mesh = this.#leaves.get(page)?.mesh;
      mark.visible = mesh?.visible ?? false;
      if (mesh) {
        mark.position.copy(mesh.position);
        mark.quaternion.copy(mesh.quaternion);
      }
    }
    return leaving;
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
      const mark = this.#marks.get(page) ?? new Mesh(this.#geometry, material);
      mark.material = material;
      mark.scale.set(3, 1.035, 1.025);
      mark.raycast = () => undefined;
      this.#marks.set(page, mark);
      this.group.add(mark);
    }
  }

  /** A page with its mark, which belongs to no book. */
  sample(): Mesh {
    const page = new Mesh(this.#geometry, [this.#face(null), this.#edge]);
    return page.add(new Mesh(this.#geometry, this.#pointed));
  }

  meshes(): Mesh[] {
    return [...this.#leaves.values()].filter(({ gone }) => gone === null).map(({ mesh }) => mesh);
  }

  dispose(): void {
    this.#geometry.dispose();
    for (const face of this.#faces.values()) {
      face.map?.dispose();
      face.dispose();
    }
    this.#blank.dispose();
    for (const material of [this.#edge, this.#chosen, this.#pointed, this.#held]) material.dispose();
  }
}
