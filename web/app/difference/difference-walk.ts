// The steps of GJK or EPA in the Minkowski difference: shown one by one, or played.
import type { StripCommands } from '../../page/commands.ts';
import type { DifferenceView, WalkAnswer } from '../../page/difference.ts';
import { readingTime } from '../../strings/text.ts';
import { Walker } from '../walker.ts';

export interface DifferenceWalkHost {
  /** null: no method is chosen, or it has no answer yet. */
  walk(): WalkAnswer | null;
  set(change: Partial<DifferenceView>): void;
  /** What is said of the shown step. */
  sentence(walk: WalkAnswer): string;
}

export class DifferenceWalk implements StripCommands {
  readonly #host: DifferenceWalkHost;
  readonly #walker: Walker;

  constructor(host: DifferenceWalkHost) {
    this.#host = host;
    this.#walker = new Walker({
      range: () => this.#range(),
      show: (step) => this.#show(step),
      pace: (step) => this.#pace(step),
      finished: () => undefined,
      changed: () => host.set({ playing: this.#walker.playing }),
    });
  }

  walkTo(step: number): void {
    this.pause();
    this.#show(step);
  }

  walkBy(by: number): void {
    const walk = this.#host.walk();
    if (walk) this.walkTo(walk.step + by);
  }

  toggle(): void {
    this.#walker.toggle();
  }

  pause(): void {
    this.#walker.stop();
  }

  /** From the last step it begins again. */
  #range(): { readonly first: number; readonly last: number } | null {
    const walk = this.#host.walk();
    if (!walk || walk.step < 0) return null;
    const last = walk.walk.steps.length - 1;
    return { first: walk.step === last ? 0 : walk.step, last };
  }

  #pace(step: number): number {
    const walk = this.#host.walk();
    return readingTime(walk ? this.#host.sentence({ ...walk, step }) : '');
  }

  /** At the end it stays there while a shape is dragged, however many steps there are. */
  #show(step: number): void {
    const last = (this.#host.walk()?.walk.steps.length ?? 0) - 1;
    this.#host.set({ step: step >= last ? Number.POSITIVE_INFINITY : Math.max(step, 0) });
  }
}
