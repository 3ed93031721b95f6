// The implementation under test and the options of `judge`.
import type { Kind, ShapeOf } from '../../../scene/shape.ts';
import { shortJson } from '../../../strings/printable.ts';
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
  /** Milliseconds that a promise of an answer may take; 0: any. Default: 10,000. */
  readonly timeout?: number;
  /**
   * http or https URL of a playground, for links to it. Default: that of the environment variable
   * COLLISION_PLAYGROUND_URL; without one there are no links, and the scene is in their place.
   */
  readonly at?: string;
  /** Selects the pairs that the implementation supports. */
  readonly accept?: (a: ShapeOf<A>, b: ShapeOf<B>) => boolean;
}

const isSize = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const kChecks: Readonly<Record<keyof JudgeOptions, (value: unknown) => boolean>> = {
  runs: (value) => Number.isSafeInteger(value) && (value as number) > 0,
  seed: Number.isSafeInteger,
  tolerance: isSize,
  within: isSize,
  timeout: isSize,
  at: (value) => typeof value === 'string' && isWebAddress(value),
  accept: (value) => typeof value === 'function',
  families: Array.isArray,
};

/** @throws InvalidOptionsError */
export function checkOptions(options: unknown): asserts options is JudgeOptions {
  if (typeof options !== 'object' || options === null) {
    throw new InvalidOptionsError(`the options are ${shortJson(options)}`);
  }
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(kChecks, name) ? kChecks[name as keyof JudgeOptions] : undefined;
    if (!check) {
      const known = Object.keys(kChecks).join(', ');
      throw new InvalidOptionsError(`${shortJson(name)} is none of the options ${known}`);
    }
    if (value !== undefined && !check(value)) {
      throw new InvalidOptionsError(`${name} is ${shortJson(value)}`);
    }
  }
  const given = playgroundIn(process.env);
  if (!('at' in options) && given !== undefined && !isWebAddress(given)) {
    throw new InvalidOptionsError(`${kPlayground} is ${given}`);
  }
}
