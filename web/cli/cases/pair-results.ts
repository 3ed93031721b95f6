// What the core says of one pair: no more than is asked, and each thing once.
import type { Core, Distance, Verdict } from '../../core/index.node.ts';
import type { Shape } from '../../scene/shape.ts';
import type { Outcome } from './expectation.ts';

export class Answers {
  readonly outcome: Outcome;
  readonly #core: Core;
  readonly #a: Shape;
  readonly #b: Shape;
  #verdict: Verdict | null;

  /**
   * `whole`: the verdict will be asked for in any case. Else only the outcome is decided at first, which
   * takes a fraction of the time.
   * @throws InvalidShapeError
   */
  constructor(core: Core, a: Shape, b: Shape, whole: boolean) {
    this.#core = core;
    this.#a = a;
    this.#b = b;
    this.#verdict = whole ? core.test(a, b) : null;
    this.outcome = this.#verdict?.outcome ?? core.outcome(a, b);
  }

  get verdict(): Verdict {
    this.#verdict ??= this.#core.test(this.#a, this.#b);
    return this.#verdict;
  }

  /** How far apart the two are, or how deep in each other. */
  measure(): Distance {
    return this.#core.distance(this.#a, this.#b);
  }
}
