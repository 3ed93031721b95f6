// One frame: state → slots → one call of the core → results → picture and panels. A frame is drawn
// only when something changed; between changes nothing runs. Scenes that take long are evaluated in parts, one
// a frame, until the next change.
import { InvalidShapeError } from '../core/errors.ts';
import { MaskedResults } from '../core/masked-results.ts';
import type { FrameResults } from '../core/results.ts';
import type { Scene } from '../scene/scene.ts';
import { areResultsMasked, type State } from '../scene/state.ts';
import { visibleScene } from '../scene/visible-scene.ts';

/** What a frame needs of the core. */
export interface FrameCore {
  /** Of scenes that take longer than so many milliseconds per part. */
  evaluate(scene: Scene, budget: number): FrameResults;
  /** The next part. */
  proceed(budget: number): FrameResults;
}

/** Milliseconds of the first part, which ordinary scenes take less than, and of each later one. */
const kFirstPart = 40;
const kPart = 25;
/** Later parts between two drawings of what is known. */
const kPartsBetween = 12;

/** What a frame needs of the picture. */
export interface FramePicture {
  update(state: State, results: FrameResults): void;
  frameScene(scene: Scene): void;
  render(): void;
}

export interface FrameHost {
  state(): State;
  /** What the pair's test comes to is not drawn. */
  hidesEnd(): boolean;
  /** null: still loading, or loading failed. */
  core(): FrameCore | null;
  /** null: WebGL is not available, or the figure is out of sight; changes stay pending. */
  picture(): FramePicture | null;
  /** The picture has the new state and view: the overlays of input are updated now. */
  moved(): void;
  showPanels(results: FrameResults | null): void;
  /** The core rejected the scene; nothing was evaluated or drawn. */
  refused(error: InvalidShapeError): void;
  pictureFailed(error: unknown): void;
}

export class Frame {
  readonly #host: FrameHost;
  readonly #masked = new MaskedResults();
  #request: number | null = null;
  #results: FrameResults | null = null;
  #sceneChanged = true;
  #stateChanged = true;
  #viewChanged = true;
  #panelsChanged = true;
  #reframe = true;
  #parts = 0;
  #isDisposed = false;

  constructor(host: FrameHost) {
    this.#host = host;
  }

  /** Shapes or the pair changed: the scene must be evaluated again. */
  sceneChanged(): void {
    this.#sceneChanged = true;
    this.stateChanged();
  }

  /** The selection, hover or another part of the state changed. */
  stateChanged(): void {
    this.#stateChanged = true;
    this.#panelsChanged = true;
    this.viewChanged();
  }

  /** Only the camera or the size of the picture changed. */
  viewChanged(): void {
    this.#viewChanged = true;
    this.#schedule();
  }

  /** Only the panels changed: another language, a folded panel. */
  panelsChanged(): void {
    this.#panelsChanged = true;
    this.#schedule();
  }

  /** Another scene was opened: the camera is fitted to it. */
  reframe(): void {
    this.#reframe = true;
    this.sceneChanged();
  }

  /** The results of the last frame, masked or not. */
  get results(): FrameResults | null {
    return this.#results;
  }

  /** Draws pending changes at once. */
  drawNow(): void {
    if (this.#isDisposed) return;
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#draw();
  }

  /** Nothing is drawn from now on, whatever changes. */
  dispose(): void {
    this.#isDisposed = true;
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  #schedule(): void {
    if (!this.#isDisposed) this.#request ??= requestAnimationFrame(this.#draw);
  }

  readonly #draw = (): void => {
    this.#request = null;
    const core = this.#host.core();
    if (core && !this.#decide(core)) return;
    if (this.#results?.isComplete === false) this.#schedule();
    const results = this.shown;
    const picture = this.#host.picture();
    if (results && picture) {
      this.#paint(picture, this.#host.hidesEnd() ? this.#masked.beforeEnd(results) : results);
    }
    if (this.#panelsChanged) {
      this.#panelsChanged = false;
      this.#host.showPanels(results);
    }
  };

  /** The results of the last frame, masked while the quiz asks. */
  get shown(): FrameResults | null {
    const masked = this.#results && areResultsMasked(this.#host.state());
    return this.#results && masked ? this.#masked.of(this.#results) : this.#results;
  }

  #decide(core: FrameCore): boolean {
    if (!this.#sceneChanged) {
      if (this.#results?.isComplete === false) this.#proceed(core);
      return true;
    }
    this.#sceneChanged = false;
    this.#parts = 0;
    try {
      this.#results = core.evaluate(visibleScene(this.#host.state().scene), kFirstPart);
      return true;
    } catch (error) {
      if (!(error instanceof InvalidShapeError)) throw error;
      this.#host.refused(error);
      return false;
    }
  }

  #proceed(core: FrameCore): void {
    const { isComplete } = core.proceed(kPart);
    this.#parts += 1;
    if (!isComplete && this.#parts % kPartsBetween !== 0) return;
    this.#stateChanged = true;
    this.#viewChanged = true;
    this.#panelsChanged = true;
  }

  #paint(picture: FramePicture, results: FrameResults): void {
    try {
      if (this.#stateChanged) {
        this.#stateChanged = false;
        const state = shownState(this.#host.state());
        picture.update(state, results);
        if (this.#reframe) {
          this.#reframe = false;
          picture.frameScene(state.scene);
        }
      }
      if (this.#viewChanged) {
        this.#viewChanged = false;
        this.#host.moved();
        picture.render();
      }
    } catch (error) {
      this.#host.pictureFailed(error);
    }
  }
}

/** The state without hidden shapes. */
function shownState(state: State): State {
  const scene = visibleScene(state.scene);
  return scene === state.scene ? state : { ...state, scene };
}
