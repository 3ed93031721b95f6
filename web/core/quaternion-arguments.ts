// The arguments of quaternion arithmetic: written into the core's memory, and named in its errors.
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { kFourNumbers, kThreeNumbers } from './writer-errors.ts';

/** One argument: its name in errors, its value, and its number of components. */
export type Argument = readonly [name: string, value: unknown, size: number];

export const kScalar = 1;
export const kVector = 3;
export const kQuaternion = 4;

export function refused(
  name: string,
  argument: string,
  value: unknown,
  reason: ArgumentReason,
  sentence?: string,
): InvalidArgumentError {
  return new InvalidArgumentError(`quaternion.${name}`, argument, value, reason, sentence);
}

/** The error for a list that is none, or not of the right length; `sentence`: what it must be. */
export function wrongList(
  name: string,
  argument: string,
  value: unknown,
  size: number,
  sentence = size === kQuaternion ? kFourNumbers : kThreeNumbers,
): InvalidArgumentError {
  if (value === undefined) return refused(name, argument, value, 'missing');
  const length = lengthOf(value);
  return typeof length === 'number'
    ? refused(name, `${argument}.length`, length, 'wrongLength', `must be ${size}`)
    : refused(name, argument, value, 'wrongType', sentence);
}

const lengthOf = (value: unknown): unknown =>
  typeof value === 'object' ? (value as ArrayLike<unknown> | null)?.length : undefined;

/** Reads an argument, each of its entries once, into `numbers`. */
export function readArgument(name: string, arg: Argument, numbers: number[]): void {
  const [argument, value, size] = arg;
  if (size === kScalar) {
    if (typeof value !== 'number') {
      throw refused(name, argument, value, value === undefined ? 'missing' : 'wrongType');
    }
    numbers.push(value);
    return;
  }
  if (lengthOf(value) !== size) throw wrongList(name, argument, value, size);
  const vector = value as ArrayLike<unknown>;
  for (let k = 0; k < size; k++) {
    const component = vector[k];
    if (typeof component !== 'number') {
      throw refused(name, `${argument}[${k}]`, component, 'wrongType');
    }
    numbers.push(component);
  }
}

/** The error for what the core rejected; `numbers`: of all arguments, and `index` counts them. */
export function faultOf(
  name: string,
  args: readonly Argument[],
  numbers: readonly number[],
  reason: ArgumentReason,
  index: number,
): InvalidArgumentError {
  const values: unknown[] = [];
  let start = 0;
  for (const [argument, , size] of args) {
    const read = numbers.slice(start, start + size);
    const value = size === kScalar ? read[0] : read;
    const k = index - start;
    if (kOfOne.has(reason) && k < size) {
      return reason === 'notFinite' && size > 1
        ? refused(name, `${argument}[${k}]`, read[k], reason)
        : refused(name, argument, value, reason);
    }
    values.push(value);
    start += size;
  }
  const names = args.map(([argument]) => argument).join(', ');
  return refused(name, names, values.length === 1 ? values[0] : values, reason);
}

/** Reasons that are about one argument, not about all of them together. */
const kOfOne: ReadonlySet<ArgumentReason> = new Set(['notFinite', 'zeroLength']);
