/** When pictures are drawn, and how finely: as often as something moves, and as well as the machine can. */
import type { WebGLRenderer } from 'three';

/** Frames that took longer than this, in seconds, and how many of them make a slow machine. */
const SLOW_FRAME = 0.055;
const SLOW_FRAMES = 12;
/** Milliseconds from one picture of a burning candle to the next. */
const FLICKER = 90;
/** Pictures drawn without a graphics card: the time between two of them, their points while something moves, and when they become fine. */
const REST = 24;
const POINTS = 130_000;
const AT_REST = 250;
const SOFTWARE = /swiftshader|llvmpipe|software/i;

/** Whether pictures are drawn without a graphics card. */
export function isSoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  const named = context?.getExtension('WEBGL_debug_renderer_info');
  const software =
    context !== null &&
    SOFTWARE.test(String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER)));
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return software;
}

export class Pace {
  readonly #renderer: WebGLRenderer;
  readonly #software: boolean;
  readonly #tick: (now: number) => void;
  /** A machine that draws slowly gets fewer points, shadows that follow later, and a candle that burns still. */
  plain: boolean;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slow = 0;
  #pictures = 0;
  /** The picture that is being drawn without a graphics card. */
  #drawn: WebGLSync | null = null;
  /** Without a graphics card only what stands still is drawn finely; else the picture has few points, and is stretched. */
  #sharp = true;
  #size: readonly [number, number] = [0, 0];
  #fits = true;

  constructor(renderer: WebGLRenderer, software: boolean, tick: (now: number) => void) {
    this.#renderer = renderer;
    this.plain = this.#software = software;
    this.#tick = tick;
    // Nobody watches a hidden window; what changed meanwhile is seen as soon as it is looked at again.
    document.addEventListener('visibilitychange', this.#awake);
  }

  readonly #awake = (): void => {
    if (!document.hidden) this.next();
  };

  /** One frame is ever on its way, however many things want it. */
  next(): void {
    if (this.#frame !== 0) return;
    if (this.#software) this.#frame = setTimeout(this.#afterLast, REST) as unknown as number;
    else this.#frame = requestAnimationFrame(this.begin);
  }

  readonly begin = (now: number): void => {
    this.#frame = 0;
    clearTimeout(this.#timer);
    this.#tick(now);
  };

  /** Where there is no graphics card, other things need the processor too: one picture is drawn at a time. */
  readonly #afterLast = (): void => {
    const gl = this.#renderer.getContext() as WebGL2RenderingContext;
    if (this.#drawn && gl.clientWaitSync(this.#drawn, 0, 0) === gl.TIMEOUT_EXPIRED) {
      this.#frame = setTimeout(this.#afterLast, REST / 4) as unknown as number;
      return;
    }
    gl.deleteSync(this.#drawn);
    this.begin(performance.now());
    this.#drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  };

  /** A picture of something that moves took this long; enough slow ones, and it is drawn more simply. */
  took(seconds: number): void {
    if (seconds <= SLOW_FRAME || ++this.#slow !== SLOW_FRAMES) return;
    this.plain = true;
    this.resize(...this.#size);
  }

  /** Whether shadows follow with this picture. */
  shades(moving: boolean): boolean {
    return !this.plain || !moving || this.#pictures++ % 4 === 0;
  }

  moves(): void {
    this.#sharpen(false);
  }

  /** Nothing moves any more, but the candle. */
  rest(burns: boolean): void {
    if (document.hidden) return;
    if (!this.#sharp) this.#timer = setTimeout(() => (this.#sharpen(true), this.next()), AT_REST);
    else if (burns && !this.plain) this.#timer = setTimeout(() => this.begin(performance.now()), FLICKER);
  }

  resize(width: number, height: number): void {
    this.#size = [width, height];
    this.#fits = false;
  }

  #sharpen(sharp: boolean): void {
    if (sharp === this.#sharp || !this.#software) return;
    this.#sharp = sharp;
    this.#fits = false;
  }

  /** Gives the canvas as many points as the next picture is to have. That clears it, so it is done right before it is drawn. */
  fit(): void {
    if (this.#fits) return;
    this.#fits = true;
    const [width, height] = this.#size;
    const fine = Math.min(devicePixelRatio, this.plain ? 1 : 2);
    const points = this.#sharp ? fine : Math.min(fine, Math.sqrt(POINTS / (width * height)));
    this.#renderer.setSize(width * points, height * points, false);
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.#awake);
    if (this.#software) clearTimeout(this.#frame);
    else cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = -1;
  }
}
