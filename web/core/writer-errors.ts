// The errors for shapes whose fields are missing or of a wrong type.
import { InvalidShapeError } from './errors.ts';

/** How errors name a shape: a name such as `a`, or the number of a slot. */
export type ShapeName = string | number;

/** A shape's name in errors. */
export const shownName = (name: ShapeName): string =>
  typeof name === 'number' ? `slot ${name}` : name;

export const kThreeNumbers = 'must be three numbers, as in [0, 0, 0]';
export const kFourNumbers = 'must be four numbers, as in [0, 0, 0, 1]';

function refused(
  name: ShapeName,
  field: string,
  value: unknown,
  reason: 'missing' | 'wrongType' | 'wrongLength',
  sentence?: string,
): InvalidShapeError {
  return new InvalidShapeError(shownName(name), field, value, reason, sentence);
}

export function noNumber(name: ShapeName, field: string, value: unknown): InvalidShapeError {
  return refused(name, field, value, value === undefined ? 'missing' : 'wrongType');
}

export function noVector(name: ShapeName, field: string, value: unknown): InvalidShapeError {
  if (value === undefined) return refused(name, field, value, 'missing');
  const length: unknown = (value as Partial<ArrayLike<unknown>> | null)?.length;
  const isQuaternion = field === 'rotation';
  return typeof value === 'object' && typeof length === 'number'
    ? refused(name, `${field}.length`, length, 'wrongLength', `must be ${isQuaternion ? 4 : 3}`)
    : refused(name, field, value, 'wrongType', isQuaternion ? kFourNumbers : kThreeNumbers);
}

export function noNumbers(name: ShapeName, field: string, ...values: unknown[]): InvalidShapeError {
  const k = values.findIndex((value) => typeof value !== 'number');
  return refused(name, `${field}[${k}]`, values[k], 'wrongType');
}
