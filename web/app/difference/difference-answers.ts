// Asks the core for the Minkowski difference of a pair, and for both shapes as polytopes, once for each pair.
import type { Core } from '../../core/core.ts';
import type { Difference } from '../../core/difference.ts';
import type { DifferenceAnswer, DifferenceView, Shortest } from '../../page/difference.ts';
import type { Scene } from '../../scene/scene.ts';
import { kOrigin } from '../../scene/vectors.ts';
import { type Pair, PairQuestion, pairOf } from '../pair-question.ts';
import { WalkAnswers, type WalkCore } from './walk-answers.ts';

const kPoint = { kind: 'point', position: kOrigin } as const;

type Asked = Pick<Core, 'difference' | 'distance'> & WalkCore;
type Found = Omit<DifferenceAnswer, 'view' | 'walk'>;
type Alone = readonly [Difference, Difference];

const kLater: Found = { difference: 'later', shortest: null };

export class DifferenceAnswers {
  readonly #core: Asked;
  readonly #found: PairQuestion<Found>;
  readonly #alone: PairQuestion<Alone>;
  readonly #walks: WalkAnswers;
  #last: DifferenceAnswer | null = null;

  constructor(core: Asked, now = () => performance.now()) {
    this.#core = core;
    this.#found = new PairQuestion(now);
    this.#alone = new PairQuestion(now);
    this.#walks = new WalkAnswers(core, now);
  }

  /** null: there is no pair. `isMoving`: the next frame will ask about another scene. The same object for the same answer. */
  answerOf(scene: Scene, view: DifferenceView, isMoving: boolean): DifferenceAnswer | null {
    const pair = pairOf(scene);
    if (!pair) return null;
    const found = this.#foundOf(pair, isMoving);
    const last = this.#last;
    const isSame = last?.difference === found.difference && last.view === view;
    if (!isSame || last.walk === 'later') {
      const walk = this.#walkOf(pair, view, found, isMoving);
      if (!isSame || walk !== 'later') this.#last = { view, ...found, walk };
    }
    return this.#last;
  }

  /** The first shape, and the second mirrored at the origin: their differences with a point there. null: none, or later. */
  aloneOf(scene: Scene, isMoving: boolean): Alone | null {
    const pair = pairOf(scene);
    if (!pair || lackOf(pair) !== null) return null;
    const core = this.#core;
    return this.#alone.answerOf(pair, '', isMoving, () => [
      core.difference(pair[0], kPoint),
      core.difference(kPoint, pair[1]),
    ]);
  }

  #walkOf(
    pair: Pair,
    view: DifferenceView,
    { difference }: Found,
    isMoving: boolean,
  ): DifferenceAnswer['walk'] {
    if (typeof difference === 'string') return null;
    return this.#walks.answerOf(pair, view, difference, isMoving);
  }

  #foundOf(pair: Pair, isMoving: boolean): Found {
    const lack = lackOf(pair);
    if (lack !== null) return { difference: lack, shortest: null };
    const ask = (): Found => ({
      difference: this.#core.difference(...pair),
      shortest: shortestOf(this.#core, pair),
    });
    return this.#found.answerOf(pair, '', isMoving, ask) ?? kLater;
  }
}

/** Why there is no difference; null: there is one. */
function lackOf(pair: Pair): 'endless' | 'mesh' | null {
  if (pair.some(({ kind }) => kind === 'ray' || kind === 'plane')) return 'endless';
  return pair.some(({ kind }) => kind === 'mesh') ? 'mesh' : null;
}

function shortestOf(core: Asked, pair: Pair): Shortest | null {
  const { distance, depth, axis } = core.distance(...pair);
  if (axis === null) return null;
  return { axis, gap: distance > 0 ? distance : -(depth ?? 0) };
}
