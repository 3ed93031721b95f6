// Writes the fields of boxes; writers.ts says why fields are written out.
import type { Fields, Target, Vector } from './corner-writer.ts';
import { noNumbers, noVector, type ShapeName } from './writer-errors.ts';

export function writeAabb(
  shape: Fields<'min' | 'max'>,
  target: Target,
  at: number,
  name: ShapeName,
): void {
  const p = shape.min as Vector;
  if (typeof p !== 'object' || p === null || p.length !== 3) throw noVector(name, 'min', p);
  const px = p[0];
  const py = p[1];
  const pz = p[2];
  if (typeof px !== 'number' || typeof py !== 'number' || typeof pz !== 'number') {
    throw noNumbers(name, 'min', px, py, pz);
  }
  const q = shape.max as Vector;
  if (typeof q !== 'object' || q === null || q.length !== 3) throw noVector(name, 'max', q);
  const qx = q[0];
  const qy = q[1];
  const qz = q[2];
  if (typeof qx !== 'number' || typeof qy !== 'number' || typeof qz !== 'number') {
    throw noNumbers(name, 'max', qx, qy, qz);
  }
  const { numbers } = target;
  numbers[at] = px;
  numbers[at + 1] = py;
  numbers[at + 2] = pz;
  numbers[at + 3] = qx;
  numbers[at + 4] = qy;
  numbers[at + 5] = qz;
}

export function writeObb(
  shape: Fields<'center' | 'rotation' | 'halfExtents'>,
  target: Target,
  at: number,
  name: ShapeName,
): void {
  const c = shape.center as Vector;
  if (typeof c !== 'object' || c === null || c.length !== 3) throw noVector(name, 'center', c);
  const cx = c[0];
  const cy = c[1];
  const cz = c[2];
  if (typeof cx !== 'number' || typeof cy !== 'number' || typeof cz !== 'number') {
    throw noNumbers(name, 'center', cx, cy, cz);
  }
  const q = shape.rotation as Vector;
  if (typeof q !== 'object' || q === null || q.length !== 4) {
    throw noVector(name, 'rotation', q);
  }
  const qx = q[0];
  const qy = q[1];
  const qz = q[2];
  const qw = q[3];
  if (
    typeof qx !== 'number' ||
    typeof qy !== 'number' ||
    typeof qz !== 'number' ||
    typeof qw !== 'number'
  ) {
    throw noNumbers(name, 'rotation', qx, qy, qz, qw);
  }
  const h = shape.halfExtents as Vector;
  if (typeof h !== 'object' || h === null || h.length !== 3) {
    throw noVector(name, 'halfExtents', h);
  }
  const hx = h[0];
  const hy = h[1];
  const hz = h[2];
  if (typeof hx !== 'number' || typeof hy !== 'number' || typeof hz !== 'number') {
    throw noNumbers(name, 'halfExtents', hx, hy, hz);
  }
  const { numbers } = target;
  numbers[at] = cx;
  numbers[at + 1] = cy;
  numbers[at + 2] = cz;
  numbers[at + 3] = qx;
  numbers[at + 4] = qy;
  numbers[at + 5] = qz;
  numbers[at + 6] = qw;
  numbers[at + 7] = hx;
  numbers[at + 8] = hy;
  numbers[at + 9] = hz;
}
