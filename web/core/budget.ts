// How long a call may take: the option `budget` of a caller, in milliseconds.
import { InvalidArgumentError } from './errors.ts';

export interface EvaluateOptions {
  /**
   * Milliseconds after which the call returns, whatever is left to do; it may take as much longer as
   * one pair does. Default: no limit.
   */
  readonly budget?: number | undefined;
}

/** @throws InvalidArgumentError naming the option and its value */
export function budgetOf(fn: string, options: EvaluateOptions): number {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new InvalidArgumentError(fn, 'options', options, 'notOptions');
  }
  const { budget = Number.POSITIVE_INFINITY, ...others } = options;
  const [unknown] = Object.entries(others);
  if (unknown) {
    throw new InvalidArgumentError(fn, `options.${unknown[0]}`, unknown[1], 'unknownOption');
  }
  if (typeof budget !== 'number' || !(budget > 0)) {
    throw new InvalidArgumentError(fn, 'options.budget', budget, 'notABudget');
  }
  return budget;
}
