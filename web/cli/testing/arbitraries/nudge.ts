// A shape with one of its numbers a few doubles further on.
import { numberFields, readNumbers, withNumber } from '../../../scene/numbers.ts';
import type { Shape } from '../../../scene/shape.ts';
import { ulpsFrom } from '../../../scene/ulp.ts';
import { core } from '../core.ts';

/** `which` counts the shape's numbers, round and round. What would be no shape stays as it was. */
export function nudged(shape: Shape, which: number, ulps: number): Shape {
  if (ulps === 0) return shape;
  const places = numberFields(shape.kind).flatMap((field) =>
    readNumbers(shape, field).map((value, index) => ({ field, index, value })),
  );
  const place = places[which % places.length];
  if (!place) return shape;
  const moved = withNumber(shape, place.field, place.index, ulpsFrom(place.value, ulps));
  return isShape(moved) ? moved : shape;
}

/** Whether the core takes it for a shape. */
export function isShape(shape: Shape): boolean {
  try {
    core.test(shape, shape);
    return true;
  } catch {
    return false;
  }
}
