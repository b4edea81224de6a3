/** The shadow of a hand that pulls: it lies on the felt, and darkens and grows warm as the pull strains. */
import { CanvasTexture, Color, Group, Mesh, MeshBasicMaterial, PlaneGeometry, RingGeometry } from 'three';

/** A soft hand: thumb and fingers that meet. */
function silhouette(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext('2d')!;
  pen.scale(0.5, 0.5);
  pen.filter = 'blur(3.5px)';
  pen.fillStyle = pen.strokeStyle = '#fff';
  pen.lineCap = 'round';
  pen.beginPath();
  pen.ellipse(150, 178, 46, 58, -0.35, 0, Math.PI * 2);
  pen.fill();
  const fingers: [number, number, number, number, number][] = [
    [122, 150, 120, 60, 20],
    [140, 130, 132, 52, 20],
    [160, 132, 160, 66, 20],
    [178, 146, 186, 88, 17],
    [112, 180, 96, 92, 22],
  ];
  for (const [fromX, fromY, toX, toY, width] of fingers) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
    pen.stroke();
  }
  return new CanvasTexture(canvas);
}

export class Shade {
  readonly group = new Group();
  readonly #shadow: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #ring: Mesh<RingGeometry, MeshBasicMaterial>;
  readonly #calm = new Color('#fff3cf');
  readonly #tense = new Color('#ff5a3c');

  constructor() {
    const shape = silhouette();
    this.#shadow = new Mesh(
      new PlaneGeometry(0.13, 0.13),
      new MeshBasicMaterial({ color: '#05010c', alphaMap: shape, transparent: true, opacity: 0.6, depthWrite: false }),
    );
    this.#shadow.position.z = 0.0006;
    this.#ring = new Mesh(
      new RingGeometry(0.0062, 0.0078, 40),
      new MeshBasicMaterial({ transparent: true, depthTest: false }),
    );
    this.#ring.renderOrder = 3;
    this.group.add(this.#shadow, this.#ring);
    this.group.visible = false;
  }

  /** Where the fingers are, in metres, and how hard they strain, from 0 to 1. */
  show(x: number, y: number, z: number, strain: number, facing: { x: number; y: number; z: number; w: number }): void {
    this.group.visible = true;
    this.#shadow.position.set(x + 0.012, y - 0.02, 0.0006);
    const size = 1 + z * 3;
    this.#shadow.scale.set(size, size, 1);
    this.#shadow.material.opacity = 0.66 - Math.min(0.35, z * 2.5);
    this.#ring.position.set(x, y, z);
    this.#ring.quaternion.set(facing.x, facing.y, facing.z, facing.w);
    this.#ring.scale.setScalar(1 + strain * 0.9);
    this.#ring.material.color.lerpColors(this.#calm, this.#tense, strain);
  }

  hide(): void {
    this.group.visible = false;
  }
}
