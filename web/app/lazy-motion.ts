// Scenes in motion, whose code and core are loaded with the first one.
import type { DragHandle } from '../input/drags.ts';
import type { ClockCommands } from '../page/commands.ts';
import type { MotionAnswer } from '../page/motion.ts';
import { isMoving } from '../scene/clock.ts';
import type { Scene } from '../scene/scene.ts';
import type { State } from '../scene/state.ts';
import type { MotionController, MotionControllerHost } from './motion/motion-controller.ts';

export interface LazyMotionHost extends MotionControllerHost {
  /** It is there now. */
  loaded(motion: MotionController): void;
  failed(error: unknown): void;
}

export class LazyMotion {
  readonly #host: LazyMotionHost;
  #motion: MotionController | null = null;
  #loading: Promise<void> | null = null;
  #hasFailed = false;
  /** It is to play once it is loaded. */
  #isAwaited = false;
  #isSuspended = false;

  constructor(host: LazyMotionHost) {
    this.#host = host;
  }

  /** null: nothing moves, or the code is not loaded. */
  answerOf(scene: Scene): MotionAnswer | null {
    if (!isMoving(scene)) return null;
    if (this.#motion === null) void this.#load();
    return this.#motion?.answerOf(scene) ?? null;
  }

  /** Whether a scene has an answer later. */
  answersLater(scene: Scene): boolean {
    return isMoving(scene) && this.#motion === null && !this.#hasFailed;
  }

  /** The tips of velocities of a shown state. */
  tips(state: State): readonly DragHandle[] {
    return this.#motion?.tips(state) ?? [];
  }

  /** null: its code is not loaded. */
  get clock(): ClockCommands | null {
    return this.#motion;
  }

  play(): void {
    this.#isAwaited = true;
    void this.#load().then(() => {
      if (this.#isAwaited) this.#motion?.play();
      this.#isAwaited = false;
    });
  }

  pause(): void {
    this.#isAwaited = false;
    this.#isSuspended = false;
    this.#motion?.pause();
  }

  /** Pauses until `resume`. */
  suspend(): void {
    const plays = this.#isAwaited || this.#host.pageStore.state.clock.playing;
    this.pause();
    this.#isSuspended = plays;
  }

  /** Plays again what was suspended. */
  resume(): void {
    if (this.#isSuspended) this.play();
    this.#isSuspended = false;
  }

  #load(): Promise<void> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  async #begin(): Promise<void> {
    try {
      const { loadMotion } = await import('./motion/motion-controller.ts');
      this.#motion = await loadMotion(this.#host);
      this.#host.loaded(this.#motion);
    } catch (error) {
      this.#loading = null;
      this.#hasFailed = true;
      this.#host.failed(error);
    }
  }
}
