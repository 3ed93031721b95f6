// Changed versions of the open scene, from the host page: previews, which become one step of history when the page has
// done, or when the reader turns to the figure.

import { havePairSameKinds } from '../../scene/new-axes.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneAttribute } from '../../scene/scene-document.ts';
import type { Context } from '../context.ts';
import { LazyReader } from '../files/lazy-reader.ts';
import type { Notices } from '../notices.ts';
import type { Opening } from './opening.ts';

type AskedOpening = Pick<Opening, 'isOpen' | 'reading' | 'openGiven'>;

export class SceneUpdates {
  readonly #context: Context;
  readonly #opening: AskedOpening;
  readonly #reader: LazyReader;
  /** The version that is shown and not yet a step of history. */
  #pending: Scene | null = null;
  /** The scene before it. */
  #before: Scene | null = null;

  constructor(context: Context, opening: AskedOpening, notices: Notices) {
    this.#context = context;
    this.#opening = opening;
    this.#reader = new LazyReader(context, notices);
  }

  /** Shows a version: a document, the text of one, or the code of a link. `done`: no further one follows. */
  async update(given: unknown, done: boolean): Promise<void> {
    const { reading } = this.#opening;
    await reading;
    // A scene that was asked for later has its own numbers.
    const isCurrent = () => reading === this.#opening.reading;
    if (!isCurrent()) return;
    if (!this.#opening.isOpen || this.#context.pageStore.state.missing !== null) {
      await this.#opening.openGiven(given);
      return;
    }
    const open = (scene: Scene) => isCurrent() && this.#show(scene);
    await this.#reader.read((reader, taker) => reader.openGiven(given, taker), { open });
    if (done && isCurrent()) this.finish();
  }

  /** Makes what has been shown since the last step one step of history. */
  finish(): void {
    const { store } = this.#context;
    const { scene, step } = store.state;
    const isShown = scene === this.#pending;
    this.#pending = null;
    if (!isShown) return;
    store.commit();
    // An edit of the reader drops a row whose axis it turns; here the row is the page's subject.
    store.update({ step });
  }

  #show(scene: Scene): void {
    const { store } = this.#context;
    const before = store.state;
    const isScene = (other: Scene | null) =>
      other !== null && sceneAttribute(scene) === sceneAttribute(other);
    if (isScene(before.scene)) return;
    if (store.isCommitted) this.#before = before.scene;
    if (isScene(this.#before)) {
      // back where it began: no step of history
      this.#pending = null;
      store.cancel();
    } else {
      this.#pending = scene;
      store.preview(scene);
    }
    // Other kinds have other rows.
    if (!havePairSameKinds(before.scene, scene)) store.update({ step: null });
  }
}
