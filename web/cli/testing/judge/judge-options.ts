// The implementation under test and the options of `judge`.
import type { Kind, ShapeOf } from '../../../scene/shape.ts';
import { isWebAddress, kPlayground, playgroundIn } from '../../pair-address.ts';
import type { PairOptions } from '../arbitraries/pairs.ts';
import { InvalidOptionsError } from '../testing-errors.ts';
import type { Answer } from './answer.ts';

/** The implementation under test. It may be asynchronous. */
export type Implementation<A extends Kind, B extends Kind> = (
  a: ShapeOf<A>,
  b: ShapeOf<B>,
) => Answer | Promise<Answer>;

export interface JudgeOptions<A extends Kind = Kind, B extends Kind = Kind> extends PairOptions {
  /** How many pairs. Default: 1000. */
  readonly runs?: number;
  /** The same seed gives the same pairs. Default: another one each time. */
  readonly seed?: number;
  /**
   * Meters, and radians of planes. Disagreements about pairs no further apart and no deeper than this are ignored,
   * because plain doubles can't decide them; not about pairs that touch where they can do no more, such as two
   * segments. Default: 0.
   */
  readonly tolerance?: number;
  /** How much the numbers of an answer may differ. Default: 8 ulp. */
  readonly within?: number;
  /**
   * http or https URL of a playground, for links to it. Default: that of the environment variable
   * COLLISION_PLAYGROUND_URL; without one there are no links, and the scene is in their place.
   */
  readonly at?: string;
  /** Selects the pairs that the implementation supports. */
  readonly accept?: (a: ShapeOf<A>, b: ShapeOf<B>) => boolean;
}

/** @throws InvalidOptionsError */
export function checkOptions(
  options: Pick<JudgeOptions, 'runs' | 'seed' | 'tolerance' | 'within' | 'at'>,
): void {
  const { runs, seed, tolerance, within, at } = options;
  const wrong =
    (runs !== undefined && !(Number.isSafeInteger(runs) && runs > 0) && 'runs') ||
    (seed !== undefined && !Number.isSafeInteger(seed) && 'seed') ||
    (tolerance !== undefined && !(tolerance >= 0) && 'tolerance') ||
    (within !== undefined && !(within >= 0) && 'within') ||
    (at !== undefined && !isWebAddress(at) && 'at');
  const given = playgroundIn(process.env);
  if (at === undefined && given !== undefined && !isWebAddress(given)) {
    throw new InvalidOptionsError(`${kPlayground} is ${given}`);
  }
  if (wrong) throw new InvalidOptionsError(`${wrong} is ${String(options[wrong])}`);
}
