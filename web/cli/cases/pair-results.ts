// The core's results for one pair, each computed on demand and at most once.
import type { Core, Distance, Verdict } from '../../core/index.node.ts';
import type { Shape } from '../../scene/shape.ts';

export type Outcome = Verdict['outcome'];

export class PairResults {
  readonly outcome: Outcome;
  readonly core: Core;
  readonly a: Shape;
  readonly b: Shape;
  #verdict: Verdict | null;

  /**
   * `whole`: the verdict will be needed in any case. Otherwise only the outcome is decided at first, which
   * takes a fraction of the time.
   * @throws InvalidShapeError
   */
  constructor(core: Core, a: Shape, b: Shape, whole: boolean) {
    this.core = core;
    this.a = a;
    this.b = b;
    this.#verdict = whole ? core.test(a, b) : null;
    this.outcome = this.#verdict?.outcome ?? core.outcome(a, b);
  }

  get verdict(): Verdict {
    this.#verdict ??= this.core.test(this.a, this.b);
    return this.#verdict;
  }

  /** The distance or penetration depth. */
  measure(): Distance {
    return this.core.distance(this.a, this.b);
  }
}
