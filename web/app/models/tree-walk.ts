// The walk of the pair's ray through the hierarchy of a mesh, box by box. Loaded with the first that is shown.
import type { WalkCommands } from '../../page/commands.ts';
import { type ShownTree, shownTree, type TreeView } from '../../scene/mesh-tree.ts';
import type { Store } from '../../scene/store.ts';
import type { Strings } from '../../strings/index.ts';
import { readingTime } from '../../strings/text.ts';
import { treeSentence } from '../../strings/tree-sentence.ts';
import type { PageStore } from '../page-store.ts';
import { Walker } from '../walker.ts';

export interface TreeWalkHost {
  readonly store: Store;
  readonly pageStore: PageStore;
  strings(): Strings;
}

export class TreeWalk implements WalkCommands {
  readonly #host: TreeWalkHost;
  readonly #walker: Walker;

  constructor(host: TreeWalkHost) {
    this.#host = host;
    this.#walker = new Walker({
      range: () => this.#range(),
      show: (step) => this.#show(step),
      pace: (step) => this.#pace(step),
      finished: () => undefined,
      changed: () => host.pageStore.update({ playing: this.#walker.playing }),
    });
  }

  /** There is one. */
  get isShown(): boolean {
    return (this.#shown?.walk ?? null) !== null;
  }

  show(tree: TreeView | null): void {
    this.pause();
    this.#host.store.update({ tree });
  }

  setStep(step: number): void {
    this.pause();
    this.#show(step);
  }

  moveStep(by: number): void {
    const shown = this.#shown;
    if (!shown?.walk) return;
    const last = shown.walk.steps.length - 1;
    const step = shown.step === null ? (by > 0 ? 0 : last) : shown.step + by;
    this.setStep(Math.max(Math.min(step, last), 0));
  }

  walkTo(step: number): void {
    this.setStep(step);
  }

  walkBy(by: number): void {
    this.moveStep(by);
  }

  toggle(): void {
    this.#walker.toggle();
  }

  play(): void {
    if (!this.#walker.playing) this.#walker.toggle();
  }

  pause(): void {
    this.#walker.stop();
  }

  /** Leaves the boxes of a level. */
  end(): boolean {
    const { tree } = this.#host.store.state;
    if (!tree || tree.step === null) return false;
    this.pause();
    this.#host.store.update({ tree: { ...tree, step: null } });
    return true;
  }

  get #shown(): ShownTree | null {
    const { tree, scene } = this.#host.store.state;
    return shownTree(tree, scene);
  }

  /** From the step that is shown on; from the last one, the walk begins again. */
  #range(): { readonly first: number; readonly last: number } | null {
    const shown = this.#shown;
    if (!shown?.walk) return null;
    const last = shown.walk.steps.length - 1;
    return { first: shown.step === null || shown.step === last ? 0 : shown.step, last };
  }

  #pace(step: number): number {
    const walk = this.#shown?.walk;
    return readingTime(walk ? treeSentence(walk, step, this.#host.strings()) : '');
  }

  #show(step: number): void {
    const { store } = this.#host;
    const { tree } = store.state;
    if (tree) store.update({ tree: { ...tree, step } });
  }
}
