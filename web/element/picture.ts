// The picture of a figure and the input on it: they come and go together.
import type { Figure } from '../core/index.ts';
import type { FrameResults } from '../core/results.ts';
import type { FramePicture } from '../frame.ts';
import type { InputHost } from '../input/host.ts';
import { Input } from '../input/input.ts';
import { measureInsets } from '../panel/insets.ts';
import { readPalette } from '../panel/palette.ts';
import { pointable } from '../scene/pointable.ts';
import type { Scene } from '../scene/scene.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import type { Strings } from '../strings/index.ts';
import { Stage } from '../view/stage.ts';

/** How near to a line the pointer is on it, in CSS pixels. */
const kReach = 6;

export interface PictureHost extends Omit<InputHost, 'stage' | 'pick'> {
  /** null: the core is still loading. */
  figure(): Figure | null;
}

export class Picture implements FramePicture {
  readonly #host: PictureHost;
  readonly #root: ShadowRoot;
  readonly #stage: Stage;
  readonly #input: Input;
  readonly #sizes = new ResizeObserver(() => this.fit());

  /** Throws where the browser can't draw. */
  constructor(host: PictureHost, root: ShadowRoot, canvas: HTMLCanvasElement) {
    this.#host = host;
    this.#root = root;
    this.#stage = new Stage(canvas, () => host.changedView());
    const pick = (origin: Vec3, direction: Vec3) => this.#pick(origin, direction);
    this.#input = new Input({ ...host, stage: this.#stage, pick }, root.host as HTMLElement);
    this.#sizes.observe(canvas);
  }

  get focus(): Vec3 {
    return this.#stage.focus;
  }

  update(state: State, results: FrameResults): void {
    this.#stage.update(state, results);
  }

  frameScene(scene: Scene): void {
    this.#stage.frameScene(scene);
  }

  /** What input draws follows the state and the view. */
  follow(): void {
    this.#input.sync();
  }

  render(): void {
    this.#stage.render();
  }

  /** Fits the picture to its place and to what the panels leave free. */
  fit(): void {
    const { canvas } = this.#stage;
    this.#stage.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
    this.#stage.setInsets(measureInsets(canvas, this.#root));
    this.#host.changedView();
  }

  /** Takes the colours of the style sheet. */
  paint(): void {
    const probe = this.#root.querySelector<HTMLElement>('[data-live]');
    if (!probe) return;
    const palette = readPalette(probe);
    this.#stage.setPalette(palette);
    this.#input.setColors(palette.soft, palette.ink);
    this.#host.changedView();
  }

  speak(strings: Strings): void {
    this.#stage.setTexts({ gap: strings['stage.gap'], depth: strings['stage.depth'] });
  }

  dispose(): void {
    this.#sizes.disconnect();
    this.#input.dispose();
    this.#stage.dispose();
  }

  /** The nearest shape along a line of sight, decided by the core. */
  #pick(origin: Vec3, direction: Vec3): { id: number; point: Vec3 } | null {
    const stage = this.#stage;
    const sight = {
      patchOf: stage.patchOf.bind(stage),
      rayLength: stage.rayLength,
      thickness: kReach * stage.worldPerPixel(stage.focus),
    };
    const { items } = this.#host.state().scene;
    const targets = items.map(({ shape }) => pointable(shape, sight));
    const found = this.#host.figure()?.pick(targets, origin, direction);
    const item = found ? items[found.index] : undefined;
    return found && item ? { id: item.id, point: found.point } : null;
  }
}
