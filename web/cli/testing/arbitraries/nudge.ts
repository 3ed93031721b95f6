// Changes one number of a shape by a few ulps.
import { numberFields, readNumbers, withNumber } from '../../../scene/numbers.ts';
import type { Shape } from '../../../scene/shape.ts';
import { ulpsFrom } from '../../../scene/ulp.ts';
import { core } from '../core.ts';

/** Ulps by which cases miss contact. */
export const kUlps = [0, 1, -1, 2, -2, 3, -3, 16, -16, 1000, -1000];

/** `which` indexes the shape's numbers, modulo their count. Unchanged if the result is invalid. */
export function nudged(shape: Shape, which: number, ulps: number): Shape {
  if (ulps === 0) return shape;
  const numbers = numberFields(shape.kind).flatMap((field) =>
    readNumbers(shape, field).map((value, index) => ({ field, index, value })),
  );
  const number = numbers[which % numbers.length];
  if (!number) return shape;
  const moved = withNumber(shape, number.field, number.index, ulpsFrom(number.value, ulps));
  return isShape(moved) ? moved : shape;
}

/** Whether the core accepts the shape. */
export function isShape(shape: Shape): boolean {
  try {
    core.test(shape, shape);
    return true;
  } catch {
    return false;
  }
}
