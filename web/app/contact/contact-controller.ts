// The contact of the pair of a figure, its manifolds or all that the two have in common: asked for while the Contact tab
// is open, listed there and drawn in the picture.
import type { ContactCommands } from '../../page/commands.ts';
import type { ContactAnswer, ContactView } from '../../page/contact.ts';
import { isWalking } from '../../page/selectors.ts';
import { stateAt } from '../../scene/clock.ts';
import type { Scene } from '../../scene/scene.ts';
import { areResultsMasked, type State } from '../../scene/state.ts';
import type { Store } from '../../scene/store.ts';
import { visibleScene } from '../../scene/visible-scene.ts';
import { type CommonPart, commonPartLayer } from '../../view/layers/common-part-layer.ts';
import type { Display } from '../display.ts';
import type { Frame } from '../frame.ts';
import type { PageStore } from '../page-store.ts';
import { ContactAnswers, type ContactCore } from './contact-answers.ts';
import { contactPart } from './contact-part.ts';

export interface ContactControllerHost {
  readonly store: Store;
  readonly pageStore: PageStore;
  readonly display: Pick<Display, 'addLayers'> & { readonly frame: Pick<Frame, 'stateChanged'> };
}

/** @throws CoreLoadError, or what the browser says where the code can't be loaded */
export async function loadContacts(host: ContactControllerHost): Promise<ContactController> {
  const { loadCore } = await import('../../core/index.ts');
  const contacts = new ContactController(host, await loadCore());
  host.display.addLayers([contacts.layer]);
  return contacts;
}

export class ContactController implements ContactCommands {
  /** What draws them. */
  readonly layer = commonPartLayer((state) => this.#partOf(state));
  readonly #host: ContactControllerHost;
  readonly #answers: ContactAnswers;
  #view: ContactView = {
    shown: 'manifold',
    incident: false,
    atMostFour: false,
    part: null,
    lit: null,
  };
  #drawn: { readonly answer: ContactAnswer | null; readonly part: CommonPart | null } | null = null;

  constructor(host: ContactControllerHost, core: ContactCore) {
    this.#host = host;
    this.#answers = new ContactAnswers(core);
  }

  set(change: Partial<ContactView>): void {
    this.#view = { ...this.#view, ...change };
    this.#host.display.frame.stateChanged();
  }

  get answer(): ContactAnswer | null {
    return this.#answerOf(stateAt(this.#host.store.state).scene);
  }

  #answerOf(scene: Scene): ContactAnswer | null {
    const { store, pageStore } = this.#host;
    const isMoving = !store.isCommitted || pageStore.state.clock.playing;
    return this.#answers.answerOf(visibleScene(scene), this.#view, isMoving);
  }

  #partOf(state: State): CommonPart | null {
    const { store, pageStore } = this.#host;
    const isHidden =
      pageStore.state.tab !== 'contact' ||
      areResultsMasked(store.state) ||
      isWalking(store.state, pageStore.state);
    const answer = isHidden ? null : this.#answerOf(state.scene);
    if (this.#drawn?.answer !== answer) {
      this.#drawn = { answer, part: answer && contactPart(answer) };
    }
    return this.#drawn?.part ?? null;
  }
}
