// Writes the corners of triangles and parallelograms; writers.ts says why fields are written out.
import { noNumbers, noVector, type ShapeName } from './writer-errors.ts';

/** Destination of the numbers: looked up when they are written, because the memory may have grown. */
export interface Target {
  readonly numbers: Float64Array;
}

/** A shape that may lack any of its fields. */
export type Fields<Name extends string> = { readonly [Key in Name]?: unknown };
export type Vector = ArrayLike<unknown>;

export function writeCorners(
  shape: Fields<'a' | 'b' | 'c'>,
  target: Target,
  at: number,
  name: ShapeName,
): void {
  const a = shape.a as Vector;
  if (typeof a !== 'object' || a === null || a.length !== 3) throw noVector(name, 'a', a);
  const ax = a[0];
  const ay = a[1];
  const az = a[2];
  if (typeof ax !== 'number' || typeof ay !== 'number' || typeof az !== 'number') {
    throw noNumbers(name, 'a', ax, ay, az);
  }
  const b = shape.b as Vector;
  if (typeof b !== 'object' || b === null || b.length !== 3) throw noVector(name, 'b', b);
  const bx = b[0];
  const by = b[1];
  const bz = b[2];
  if (typeof bx !== 'number' || typeof by !== 'number' || typeof bz !== 'number') {
    throw noNumbers(name, 'b', bx, by, bz);
  }
  const c = shape.c as Vector;
  if (typeof c !== 'object' || c === null || c.length !== 3) throw noVector(name, 'c', c);
  const cx = c[0];
  const cy = c[1];
  const cz = c[2];
  if (typeof cx !== 'number' || typeof cy !== 'number' || typeof cz !== 'number') {
    throw noNumbers(name, 'c', cx, cy, cz);
  }
  const { numbers } = target;
  numbers[at] = ax;
  numbers[at + 1] = ay;
  numbers[at + 2] = az;
  numbers[at + 3] = bx;
  numbers[at + 4] = by;
  numbers[at + 5] = bz;
  numbers[at + 6] = cx;
  numbers[at + 7] = cy;
  numbers[at + 8] = cz;
}
