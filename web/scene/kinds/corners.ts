// Shared by triangles and parallelograms: corners a, b and c, and a local frame with x along the edge
// from a to b and z along the normal.
import { add, conjugate, frameOfEdges, type Quat, sub, turn, type Vec3 } from '../vectors.ts';
import { kMinSize, writePoint } from './points.ts';

export interface Corners {
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
}

export const cornersFrame = ({ a, b, c }: Corners): Quat => frameOfEdges(sub(b, a), sub(c, a));

export const cornersMapped = <S extends Corners>(shape: S, carry: (point: Vec3) => Vec3): S => ({
  ...shape,
  a: carry(shape.a),
  b: carry(shape.b),
  c: carry(shape.c),
});

export function cornersResized<S extends Corners>(shape: S, center: Vec3, factors: Vec3): S {
  const frame = cornersFrame(shape);
  const [x, y, z] = factors.map((f) => (Number.isFinite(f) ? Math.max(f, kMinSize) : 1));
  return cornersMapped(shape, (point) => {
    const own = turn(conjugate(frame), sub(point, center));
    return add(center, turn(frame, [own[0] * (x ?? 1), own[1] * (y ?? 1), own[2] * (z ?? 1)]));
  });
}

export function writeCorners({ a, b, c }: Corners, out: Float64Array): void {
  writePoint(out, 0, a);
  writePoint(out, 1, b);
  writePoint(out, 2, c);
}
