// Scenes in motion, whose code and core are loaded with the first one.
import type { ClockCommands } from '../page/commands.ts';
import type { ClockView, MotionAnswer } from '../page/motion.ts';
import { isMoving } from '../scene/clock.ts';
import type { Scene } from '../scene/scene.ts';
import type { MotionController, MotionControllerHost } from './motion/motion-controller.ts';

export interface LazyMotionHost extends MotionControllerHost {
  /** It is there now. */
  loaded(motion: MotionController): void;
  failed(error: unknown): void;
}

export class LazyMotion implements ClockCommands {
  readonly #host: LazyMotionHost;
  #motion: MotionController | null = null;
  #loading: Promise<void> | null = null;
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

  /** What draws motion; undefined: it is not loaded. */
  get layer(): MotionController['layer'] | undefined {
    return this.#motion?.layer;
  }

  setTime(time: number): void {
    void this.#run((motion) => motion.setTime(time));
  }

  move(part: number): void {
    void this.#run((motion) => motion.move(part));
  }

  toContact(): void {
    void this.#run((motion) => motion.toContact());
  }

  toggle(): void {
    void this.#run((motion) => motion.toggle());
  }

  play(): void {
    this.#isAwaited = true;
    void this.#run((motion) => {
      if (this.#isAwaited) motion.play();
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

  set(change: Partial<Pick<ClockView, 'loops' | 'stops' | 'inTime' | 'row'>>): void {
    this.#motion?.set(change);
  }

  async #run(act: (motion: MotionController) => void): Promise<void> {
    await this.#load();
    if (this.#motion) act(this.#motion);
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
      this.#host.failed(error);
    }
  }
}
