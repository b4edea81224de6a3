/**
 * All faces in one picture, so that the whole book is one thing to draw: paper at once, and each face as it comes. A cell is the place of a face;
 * the first is bare paper, for the edges.
 */
import { CanvasTexture, LinearMipmapNearestFilter, SRGBColorSpace } from 'three';
import { faceOf } from '../art/faces';
import { HEIGHT, WIDTH } from './pose';

const PAPER = '#e7dcc3';
/** The unread face, four elements, their Guardians and Fairies, the Team and the creatures; and the bare cell. */
const [ACROSS, DOWN] = [6, 3] as const;
/** Points of a face across: phones have little memory for pictures, and show a page no larger. */
const [FINE, COARSE] = [256, 108] as const;

const cellSize = (coarse: boolean): readonly [number, number] => {
  const across = coarse ? COARSE : FINE;
  return [across, Math.round((across * HEIGHT) / WIDTH)];
};

/** A cell as a part of the picture: where its lower left corner is, in cells. */
export const placeOf = (cell: number): readonly [number, number] => [
  cell % ACROSS,
  DOWN - 1 - Math.floor(cell / ACROSS),
];

export class Pictures {
  readonly texture: CanvasTexture;
  /** How much of the picture a cell is. */
  readonly share = [1 / ACROSS, 1 / DOWN] as const;
  readonly #pen: CanvasRenderingContext2D;
  readonly #size: readonly [number, number];
  readonly #cells = new Map<string | null, number>();
  readonly #changed: () => void;

  /** `coarse`: with small faces; `plain`: to be looked up quickly, for machines that draw without a graphics card. */
  constructor(coarse: boolean, plain: boolean, changed: () => void) {
    this.#size = cellSize(coarse);
    this.#changed = changed;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [this.#size[0] * ACROSS, this.#size[1] * DOWN];
    this.#pen = canvas.getContext('2d')!;
    this.#pen.fillStyle = PAPER;
    this.#pen.fillRect(0, 0, canvas.width, canvas.height);
    this.texture = new CanvasTexture(canvas);
    if (plain) this.texture.minFilter = LinearMipmapNearestFilter;
    else Object.assign(this.texture, { colorSpace: SRGBColorSpace, anisotropy: 4 });
  }

  /** Where the face of this card is, or will be. */
  cellOf(card: string | null): number {
    const known = this.#cells.get(card);
    if (known !== undefined) return known;
    const cell = 1 + this.#cells.size;
    if (cell >= ACROSS * DOWN) return 0;
    this.#cells.set(card, cell);
    const face = new Image();
    face.onload = () => this.#draw(cell, face);
    face.src = faceOf(card);
    return cell;
  }

  #draw(cell: number, face: HTMLImageElement): void {
    const [width, height] = this.#size;
    const [x, y] = placeOf(cell);
    this.#pen.drawImage(face, x * width, (DOWN - 1 - y) * height, width, height);
    this.texture.needsUpdate = true;
    this.#changed();
  }
}
