// How long a call may take: the option `budget` of a caller, in milliseconds.
import { InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';

export interface EvaluateOptions {
  /**
   * Milliseconds after which the call returns, whatever is left to do; it may take as much longer as
   * one pair does. Default: no limit.
   */
  readonly budget?: number | undefined;
}

export const kBudgetOptions: readonly string[] = ['budget'];

/**
 * `known`: all that the call takes.
 * @throws InvalidArgumentError naming the option and its value
 */
export function budgetOf(
  fn: string,
  options: EvaluateOptions,
  known: readonly string[] = kBudgetOptions,
): number {
  requireOptions(fn, options);
  const { budget = Number.POSITIVE_INFINITY } = options;
  refuseOthers(fn, options, known);
  if (typeof budget !== 'number' || !(budget > 0)) {
    throw new InvalidArgumentError(fn, 'options.budget', budget, 'notABudget');
  }
  return budget;
}
