// Checks for properties, which run thousands of times: they cost next to nothing where they hold.
import { inspect } from 'node:util';
import { expect } from 'vitest';

type Fields = { readonly [name: string]: unknown };

const isPlain = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
};

/** Whether two values are the same to the bit; anything but plain objects and arrays counts as different. */
function identical(x: unknown, y: unknown): boolean {
  if (Object.is(x, y)) return true;
  if (!(isPlain(x) && isPlain(y)) || Array.isArray(x) !== Array.isArray(y)) return false;
  const names = Object.keys(x);
  return (
    names.length === Object.keys(y).length &&
    names.every((name) => Object.hasOwn(y, name) && identical(x[name], y[name]))
  );
}

/** `expect(found).toEqual(expected)`, which alone decides where the two are not the same to the bit. */
export function requireEqual(found: unknown, expected: unknown): void {
  if (!identical(found, expected)) expect(found).toEqual(expected);
}

/** Throws where a law does not hold, with the values that break it. */
export function requireThat(holds: boolean, law: string, values: unknown): void {
  if (!holds) throw new Error(`not so: ${law}, where the values are ${inspect(values)}`);
}
