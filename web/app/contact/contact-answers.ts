// Asks the core for the contact manifolds of a pair, or for what the two have in common.
import type { Core } from '../../core/core.ts';
import type {
  ContactAnswer,
  ContactView,
  ManifoldAnswer,
  SectionAnswer,
} from '../../page/contact.ts';
import { trianglesOf } from '../../page/contact.ts';
import type { Scene } from '../../scene/scene.ts';
import { type Pair, PairQuestion, pairOf } from '../pair-question.ts';
import { type Common, commonOf } from './common-question.ts';

export type ContactCore = Pick<Core, 'contacts' | 'intersections' | 'section'>;

type Manifolds = Pick<ManifoldAnswer, 'contacts'>;

const kOfRay: Manifolds = { contacts: 'ray' };
const kManifoldsLater: Manifolds = { contacts: 'later' };
const kCommonLater: Common = { intersections: 'later' };

export class ContactAnswers {
  readonly #core: ContactCore;
  readonly #manifolds: PairQuestion<Manifolds>;
  readonly #common: PairQuestion<Common>;
  #last: { readonly found: Manifolds | Common; readonly answer: ContactAnswer } | null = null;

  constructor(core: ContactCore, now = () => performance.now()) {
    this.#core = core;
    this.#manifolds = new PairQuestion(now);
    this.#common = new PairQuestion(now);
  }

  /** null: there is no pair. `isMoving`: the next frame will ask about another scene. The same object for the same answer. */
  answerOf(scene: Scene, view: ContactView, isMoving: boolean): ContactAnswer | null {
    const pair = pairOf(scene);
    if (!pair) return null;
    // Of meshes alone there may be much to find.
    const canWait = isMoving && pair.some(({ kind }) => kind === 'mesh');
    const found =
      view.shown === 'manifold'
        ? this.#manifoldsOf(pair, view, canWait)
        : this.#commonOf(pair, canWait);
    if (this.#last?.found !== found || this.#last.answer.view !== view) {
      this.#last = { found, answer: withChosen(found, view) };
    }
    return this.#last.answer;
  }

  #manifoldsOf(pair: Pair, { incident, atMostFour }: ContactView, canWait: boolean): Manifolds {
    if (pair.some(({ kind }) => kind === 'ray')) return kOfRay;
    const ask = (): Manifolds => {
      const contacts = this.#core.contacts(...pair, { incident, most: atMostFour ? 4 : undefined });
      return {
        contacts: contacts.toSorted((one, other) => (other.depth ?? 0) - (one.depth ?? 0)),
      };
    };
    const setting = `${incident} ${atMostFour}`;
    return this.#manifolds.answerOf(pair, setting, canWait, ask) ?? kManifoldsLater;
  }

  #commonOf(pair: Pair, canWait: boolean): Common {
    const ask = () => commonOf(this.#core, pair);
    return this.#common.answerOf(pair, '', canWait, ask) ?? kCommonLater;
  }
}

function withChosen(found: Manifolds | Common, view: ContactView): ContactAnswer {
  if ('contacts' in found) return { ...found, view, chosen: ofTriangles(found.contacts, view) };
  if ('section' in found) return { ...found, view, chosen: lineOf(found, view) };
  return { ...found, view, chosen: ofTriangles(found.intersections, view) };
}

function ofTriangles<Part extends Parameters<typeof trianglesOf>[0]>(
  parts: readonly Part[] | string,
  { part }: ContactView,
): Part | null {
  if (typeof parts === 'string') return null;
  return parts.find((each) => trianglesOf(each) === part) ?? parts[0] ?? null;
}

function lineOf(
  { section: { lines } }: Pick<SectionAnswer, 'section'>,
  { part }: ContactView,
): SectionAnswer['chosen'] {
  return lines[Number(part ?? 0)] ?? lines[0] ?? null;
}
