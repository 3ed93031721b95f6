// The picture of a figure, where the browser can draw: built, painted, and dropped where it fails. Without it
// the words go on working.
import type { AllowedInput } from '../../input/host.ts';
import type { Commands, ViewCommands } from '../../page/commands.ts';
import { type View, writeCamera } from '../../scene/appearance.ts';
import type { CloseUp } from '../../scene/state.ts';
import type { Strings } from '../../strings/index.ts';
import type { Context } from '../context.ts';
import { FigureError } from '../figure-error.ts';
import { Picture } from '../picture.ts';

export interface PictureControllerHost {
  allowed(): AllowedInput;
  /** Draw again: the view or its size is another. */
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

  /** null: the browser can't draw, or not yet. */
  get picture(): Picture | null {
    return this.#picture;
  }

  /** In the canvas that the panels have rendered. */
  build(commands: Commands): void {
    const { root, store, pageStore, attributes, core, emit } = this.#context;
    const canvas = root.querySelector('canvas');
    if (!canvas) return;
    try {
      this.#picture = new Picture(
        {
          commands,
          core,
          allowed: () => this.#host.allowed(),
          state: () => store.state,
          singleKeys: () => pageStore.state.singleKeys,
          camera: () => attributes.camera,
          changedView: () => this.#host.changedView(),
          contextLost: () => emit('context-lost', null),
          contextRestored: () => {
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

  /** It could not be built or drawn. */
  drop(error: unknown): void {
    console.error(error);
    this.dispose();
    this.#context.pageStore.update({ problem: 'error.webgl' });
    this.#context.emit('error', new FigureError('picture', String(error), { cause: error }));
  }

  /** Takes the colours of the theme. */
  paint(): void {
    this.#picture?.paint();
  }

  /** null: without words, as a picture for everyone. */
  speak(strings: Strings | null): void {
    this.#picture?.speak(strings);
  }

  /** Fits the picture to its place and to what the panels leave free. */
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
    this.#context.pageStore.update({ parallel: this.#picture?.parallel ?? false });
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
