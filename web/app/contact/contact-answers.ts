// Asks the core for the contact manifolds of a pair, once for each pair and setting.
import type { Contact } from '../../core/contact.ts';
import type { Core } from '../../core/core.ts';
import { type ContactAnswer, type ContactView, trianglesOf } from '../../page/contact.ts';
import { itemById, type Scene } from '../../scene/scene.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';

/** What takes longer than this, in milliseconds, is not asked for in each frame of a motion. */
const kLong = 40;

type Pair = readonly [SceneShape, SceneShape];

export class ContactAnswers {
  readonly #core: Pick<Core, 'contacts'>;
  readonly #now: () => number;
  #asked: { readonly pair: Pair; readonly view: ContactView } | null = null;
  #contacts: readonly Contact[] = [];
  #took = 0;
  #last: ContactAnswer | null = null;

  constructor(core: Pick<Core, 'contacts'>, now = () => performance.now()) {
    this.#core = core;
    this.#now = now;
  }

  /** null: there is no pair. `isMoving`: the next frame will ask about another scene. The same object for the same answer. */
  answerOf(scene: Scene, view: ContactView, isMoving: boolean): ContactAnswer | null {
    const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
    if (!(a && b)) return null;
    const contacts = this.#contactsOf([a, b], view, isMoving);
    if (this.#last?.contacts !== contacts || this.#last.view !== view) {
      this.#last = { view, contacts, chosen: chosenOf(contacts, view) };
    }
    return this.#last;
  }

  #contactsOf(pair: Pair, view: ContactView, isMoving: boolean): ContactAnswer['contacts'] {
    if (pair.some(({ kind }) => kind === 'ray')) return 'ray';
    const asked = this.#asked;
    if (
      asked?.pair.every((shape, i) => shape === pair[i]) &&
      asked.view.incident === view.incident &&
      asked.view.atMostFour === view.atMostFour
    ) {
      return this.#contacts;
    }
    const hasMesh = pair.some(({ kind }) => kind === 'mesh');
    if (hasMesh && isMoving && this.#took > kLong) return 'later';
    const before = this.#now();
    const { incident, atMostFour } = view;
    const found = this.#core.contacts(...pair, { incident, most: atMostFour ? 4 : undefined });
    this.#contacts = found.toSorted((one, other) => (other.depth ?? 0) - (one.depth ?? 0));
    this.#took = this.#now() - before;
    this.#asked = { pair, view };
    return this.#contacts;
  }
}

function chosenOf(contacts: ContactAnswer['contacts'], { triangles }: ContactView): Contact | null {
  if (typeof contacts === 'string') return null;
  const chosen = contacts.find((contact) => trianglesOf(contact) === triangles);
  return chosen ?? contacts[0] ?? null;
}
