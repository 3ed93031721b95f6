// The arguments of quaternion arithmetic: written into the core's memory, and named in its errors.
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import type { Slots } from './slots.ts';

/** One argument: its name in errors, its value, and its number of components. */
export type Argument = readonly [name: string, value: unknown, size: number];

export const kScalar = 1;
export const kVector = 3;
export const kQuaternion = 4;

export function refused(name: string, argument: string, value: unknown, reason: ArgumentReason) {
  return new InvalidArgumentError(`quaternion.${name}`, argument, value, reason);
}

/** The error for an argument that is no vector, or not of the right length. */
export function wrongVector(name: string, argument: string, value: unknown): InvalidArgumentError {
  if (typeof value === 'object' && value !== null) {
    const { length } = value as ArrayLike<unknown>;
    return refused(name, `${argument}.length`, length, 'wrongLength');
  }
  return refused(name, argument, value, value === undefined ? 'missing' : 'wrongType');
}

/** The view is looked up for each number, because reading an entry may run anything. */
export function writeArgument(name: string, arg: Argument, slots: Slots, at: number): void {
  const [argument, value, size] = arg;
  if (size === kScalar) {
    if (typeof value === 'number') {
      slots.numbers[at] = value;
      return;
    }
    throw refused(name, argument, value, value === undefined ? 'missing' : 'wrongType');
  }
  const vector = value as ArrayLike<unknown>;
  if (typeof value !== 'object' || value === null || vector.length !== size) {
    throw wrongVector(name, argument, value);
  }
  for (let k = 0; k < size; k++) {
    const component = vector[k];
    if (typeof component !== 'number') {
      throw refused(name, `${argument}[${k}]`, component, 'wrongType');
    }
    slots.numbers[at + k] = component;
  }
}

/** The error for what the core rejected; `index` counts the numbers of all arguments. */
export function faultOf(
  name: string,
  args: readonly Argument[],
  reason: ArgumentReason,
  index: number,
): InvalidArgumentError {
  if (reason === 'notFinite' || reason === 'zeroLength') {
    let start = 0;
    for (const [argument, value, size] of args) {
      const k = index - start;
      if (k < size) {
        return reason === 'notFinite' && size > 1
          ? refused(name, `${argument}[${k}]`, (value as ArrayLike<unknown>)[k], reason)
          : refused(name, argument, shownAs(value), reason);
      }
      start += size;
    }
  }
  const names = args.map(([argument]) => argument).join(', ');
  const values = args.map(([, value]) => shownAs(value));
  return refused(name, names, values.length === 1 ? values[0] : values, reason);
}

/** A typed array as a plain one. */
function shownAs(value: unknown): unknown {
  return typeof value === 'object' ? Array.from(value as ArrayLike<number>) : value;
}
