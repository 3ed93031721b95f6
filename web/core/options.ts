// What all calls with an object of options ask of it.
import { InvalidArgumentError } from './errors.ts';

/** @throws InvalidArgumentError where it is no object, or an array */
export function requireOptions(fn: string, options: unknown, argument = 'options'): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new InvalidArgumentError(fn, argument, options, 'notOptions');
  }
}

/**
 * `others`: the options that the call has not taken out.
 * @throws InvalidArgumentError naming the first of them
 */
export function refuseOthers(fn: string, others: object, argument = 'options'): void {
  const [unknown] = Object.entries(others);
  if (unknown) {
    throw new InvalidArgumentError(fn, `${argument}.${unknown[0]}`, unknown[1], 'unknownOption');
  }
}
