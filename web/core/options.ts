// What all calls with an object of options ask of it.
import { InvalidArgumentError } from './errors.ts';

/** @throws InvalidArgumentError where it is no object, or an array */
export function requireOptions(fn: string, options: unknown, argument = 'options'): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new InvalidArgumentError(fn, argument, options, 'notOptions');
  }
}

/**
 * To collect the others with a rest pattern would take longer than many a question to a world.
 * @throws InvalidArgumentError naming the first option that is not known
 */
export function refuseOthers(
  fn: string,
  options: object,
  known: readonly string[],
  argument = 'options',
): void {
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const value = (options as Record<string, unknown>)[name];
    throw new InvalidArgumentError(fn, `${argument}.${name}`, value, 'unknownOption');
  }
}
