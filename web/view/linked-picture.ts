// A small picture beside that of the scene, of something about the middle of space, seen from the same direction. Drawn
// by the page's one renderer, whenever that of the scene is.
import { type Camera, OrthographicCamera, Vector3 } from 'three';
import type { Vec3 } from '../scene/shape.ts';
import type { Palette, StageTexts } from './engine/palette.ts';
import type { DrawnFrame, LayerClass } from './layers/layer.ts';
import { Stage } from './stage.ts';

/** Room about what is shown, as a part of it. */
const kRoom = 1.12;

export interface LinkedFrame {
  readonly frame: DrawnFrame;
  /** That of the scene. */
  readonly camera: Camera;
  readonly palette: Palette;
  readonly texts: StageTexts;
  /** How far from the middle of space there is something to be seen, in meters. */
  readonly extent: number;
}

export class LinkedPicture {
  readonly #stage: Stage;
  readonly #sizes: ResizeObserver;
  readonly #direction = new Vector3();
  #palette: Palette | null = null;
  #extent = 0;

  /** `changed`: the picture is to be drawn again. */
  constructor(canvas: HTMLCanvasElement, layers: readonly LayerClass[], changed: () => void) {
    const host = { contextLost: () => undefined, contextRestored: changed };
    this.#stage = new Stage(canvas, host, layers);
    this.#sizes = new ResizeObserver(() => {
      this.#stage.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
      changed();
    });
    this.#sizes.observe(canvas);
  }

  draw({ frame: { state, results }, camera, palette, texts, extent }: LinkedFrame): void {
    const stage = this.#stage;
    const { viewpoint } = stage;
    if (palette !== this.#palette) {
      this.#palette = palette;
      stage.setPalette(palette);
    }
    stage.setTexts(texts);
    stage.update(state.closeUp === null ? state : { ...state, closeUp: null }, results);
    viewpoint.setParallel(camera instanceof OrthographicCamera);
    viewpoint.frame(this.#corners(extent), camera.getWorldDirection(this.#direction).negate());
    stage.render();
  }

  /** What is shown keeps its size as long as it has room and is no speck. */
  #corners(extent: number): readonly Vector3[] {
    if (extent > this.#extent || extent < this.#extent / 2) this.#extent = extent * kRoom;
    const far = this.#extent;
    return [0, 1, 2].flatMap((axis) =>
      [-far, far].map((at) => new Vector3().setComponent(axis, at)),
    );
  }

  pointerRay(x: number, y: number): { readonly origin: Vec3; readonly direction: Vec3 } {
    return this.#stage.pointerRay(x, y);
  }

  worldPerPixel(point: Vec3): number {
    return this.#stage.worldPerPixel(point);
  }

  dispose(): void {
    this.#sizes.disconnect();
    this.#stage.dispose();
  }
}
