// The errors for shapes whose fields are missing or of a wrong type.
import { InvalidShapeError } from './errors.ts';

/** How errors name a shape: a name such as `a`, or the number of a slot. */
export type ShapeName = string | number;

/** A shape's name in errors. */
export const shownName = (name: ShapeName): string =>
  typeof name === 'number' ? `slot ${name}` : name;

function refused(
  name: ShapeName,
  field: string,
  value: unknown,
  reason: 'missing' | 'wrongType' | 'wrongLength',
): InvalidShapeError {
  return new InvalidShapeError(shownName(name), field, value, reason);
}

export function noNumber(name: ShapeName, field: string, value: unknown): InvalidShapeError {
  return refused(name, field, value, value === undefined ? 'missing' : 'wrongType');
}

export function noVector(name: ShapeName, field: string, value: unknown): InvalidShapeError {
  if (typeof value !== 'object' || value === null) return noNumber(name, field, value);
  const { length } = value as ArrayLike<unknown>;
  return refused(name, `${field}.length`, length, 'wrongLength');
}

export function noNumbers(name: ShapeName, field: string, ...values: unknown[]): InvalidShapeError {
  const k = values.findIndex((value) => typeof value !== 'number');
  return refused(name, `${field}[${k}]`, values[k], 'wrongType');
}
