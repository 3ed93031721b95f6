// Asks the core for the steps of GJK or EPA, once for each pair.
import type { Core } from '../../core/core.ts';
import type { Difference, EpaWalk, GjkWalk } from '../../core/difference.ts';
import type {
  DifferenceView,
  EpaAnswer,
  EpaLack,
  GjkAnswer,
  WalkAnswer,
} from '../../page/difference.ts';
import { type Pair, PairQuestion } from '../pair-question.ts';

export type WalkCore = Pick<Core, 'epa' | 'gjk'>;

type Expanding = Pick<EpaAnswer, 'walk' | 'lack'>;

export class WalkAnswers {
  readonly #core: WalkCore;
  readonly #gjk: PairQuestion<GjkWalk>;
  readonly #epa: PairQuestion<Expanding>;

  constructor(core: WalkCore, now: () => number) {
    this.#core = core;
    this.#gjk = new PairQuestion(now);
    this.#epa = new PairQuestion(now);
  }

  /** Of a pair that has a difference. `canWait`: see `PairQuestion`. */
  answerOf(
    pair: Pair,
    { method, step }: DifferenceView,
    difference: Difference,
    canWait: boolean,
  ): WalkAnswer | 'later' | null {
    if (method === null) return null;
    if (method === 'gjk') {
      const walk = this.#gjk.answerOf(pair, '', canWait, () => this.#core.gjk(...pair));
      return walk ? gjkAnswer(walk, step) : 'later';
    }
    const ask = () => this.#expanding(pair, difference);
    const found = this.#epa.answerOf(pair, '', canWait, ask);
    return found ? epaAnswer(found, step) : 'later';
  }

  #expanding(pair: Pair, difference: Difference): Expanding {
    const walk = this.#core.epa(...pair);
    return { walk, lack: walk.steps.length > 0 ? null : this.#lackOf(pair, walk, difference) };
  }

  #lackOf(pair: Pair, { outcome, radius }: EpaWalk, { dimension }: Difference): EpaLack {
    if (outcome !== 'overlapping') return outcome;
    const between = radius > 0 ? this.#core.gjk(...pair).steps.at(-1)?.distance : 0;
    if (between) return 'cores';
    return dimension < 3 ? 'flat' : 'border';
  }
}

const gjkAnswer = (walk: GjkWalk, step: number): GjkAnswer => ({
  method: 'gjk',
  walk,
  step: Math.min(step, walk.steps.length - 1),
});

const epaAnswer = ({ walk, lack }: Expanding, step: number): EpaAnswer => ({
  method: 'epa',
  walk,
  lack,
  step: Math.min(step, walk.steps.length - 1),
});
