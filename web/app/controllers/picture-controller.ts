// The picture of a figure, where WebGL is available: builds it, passes commands to it, and removes it when it
// fails. The panels work without it.
import type { AllowedInput } from '../../input/host.ts';
import type { Commands, ViewCommands } from '../../page/commands.ts';
import { type SceneView, type View, writeCamera } from '../../scene/appearance.ts';
import type { CloseUp, State } from '../../scene/state.ts';
import type { Strings } from '../../strings/index.ts';
import { renewContext } from '../../view/engine/renderer.ts';
import type { Context } from '../context.ts';
import { FigureError } from '../figure-error.ts';
import { Picture } from '../picture.ts';

export interface PictureControllerHost {
  allowed(): AllowedInput;
  /** The view of the link that the scene was opened from; null: it had none. */
  openedView(): SceneView | null;
  /** What is drawn. */
  state(): State;
  /** The view or its size changed: a frame is needed. */
  changedView(): void;
}

export class PictureController implements ViewCommands {
  readonly #context: Context;
  readonly #host: PictureControllerHost;
  #picture: Picture | null = null;

  constructor(context: Context, host: PictureControllerHost) {
    this.#context = context;
    this.#host = host;
  }

  /** null: WebGL is not available, or the picture is not built yet. */
  get picture(): Picture | null {
    return this.#picture;
  }

  /** Looked at again: what the browser has taken away is made anew. */
  attend(): void {
    renewContext();
  }

  /** Builds the picture in the canvas that the panels have rendered. */
  build(commands: Commands): void {
    const { root, pageStore, attributes, core, emit } = this.#context;
    const canvas = root.querySelector('canvas');
    if (!canvas) return;
    try {
      this.#picture = new Picture(
        {
          commands,
          core,
          allowed: () => this.#host.allowed(),
          state: () => this.#host.state(),
          singleKeys: () => pageStore.state.singleKeys,
          camera: () => attributes.camera,
          openedView: () => this.#host.openedView(),
          projected: (parallel) => pageStore.update({ parallel }),
          changedView: () => this.#host.changedView(),
          contextLost: () => {
            pageStore.update({ problem: 'error.lost' });
            emit('context-lost', null);
          },
          contextRestored: () => {
            pageStore.update({ problem: null });
            this.#host.changedView();
            emit('context-restored', null);
          },
        },
        root,
        canvas,
      );
    } catch (error) {
      this.drop(error);
    }
  }

  /** Removes the picture, which could not be built or drawn, and reports the error. */
  drop(error: unknown): void {
    console.error(error);
    this.dispose();
    this.#context.pageStore.update({ problem: 'error.webgl' });
    this.#context.emit('error', new FigureError('picture', String(error), { cause: error }));
  }

  /** Applies the colours of the theme. */
  paint(): void {
    this.#picture?.paint();
  }

  /** null: without texts. */
  speak(strings: Strings | null): void {
    this.#picture?.speak(strings);
  }

  /** Fits the picture to its canvas and to the area that the panels leave free. */
  fit(): void {
    this.#picture?.fit();
  }

  lookFrom(view: View): void {
    this.#picture?.lookFrom(view);
  }

  turn(right: number, up: number): void {
    this.#picture?.turn(right, up);
  }

  zoom(times: number): void {
    this.#picture?.zoom(times);
  }

  toggleParallel(): void {
    this.#picture?.toggleParallel();
  }

  frameSelected(): void {
    this.#picture?.frameSelected();
  }

  closeUp(closeUp: CloseUp | null): void {
    this.#context.store.update({ closeUp });
  }

  camera(): string | null {
    return this.#picture && writeCamera(this.#picture.camera);
  }

  dispose(): void {
    this.#picture?.dispose();
    this.#picture = null;
  }
}
