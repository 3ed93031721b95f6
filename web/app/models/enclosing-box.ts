// A box that encloses a hull exactly: the tightest one in doubles, and as little larger as the core asks for.
import type { Core } from '../../core/core.ts';
import type { Hull } from '../../core/posed.ts';
import type { Obb, Vec3 } from '../../scene/shape.ts';
import { add, conjugate, multiply, scale, turn, unit } from '../../scene/vectors.ts';
import { tightBox } from './tight-box.ts';

/** Parts of the size by which a box is first larger than the hull, and how often that is doubled at most. */
const kFirstMargin = 2 ** -52;
const kMostDoublings = 60;

/**
 * `core.contains(box, hull)` is true of it.
 * @throws Error where no margin is enough
 */
export function enclosingBox(core: Core, hull: Hull): Obb {
  const { geometry, position } = hull;
  const own = unit(hull.rotation) ?? [0, 0, 0, 1];
  const local = core.quaternion.fromAxes(axesOf(tightBox(geometry).axes));
  const rotation = multiply(own, local);
  const { middle, half, size } = along(geometry.corners, unit(local) ?? local);
  const center = add(position, turn(own, turn(local, middle)));
  // Of the size of the numbers, whose rounding it covers, and never flat.
  const unitOfMargin = Math.max(size, ...position.map(Math.abs), Number.MIN_VALUE / kFirstMargin);
  let margin = kFirstMargin * unitOfMargin;
  for (let i = 0; i < kMostDoublings; i++, margin *= 2) {
    const halfExtents = half.map((each) => each + margin) as unknown as Vec3;
    const box: Obb = { kind: 'obb', center, rotation, halfExtents };
    if (core.contains(box, hull)) return box;
  }
  throw new Error('no box encloses this hull');
}

/** Right-handed. */
const axesOf = ([x, y, z]: readonly [Vec3, Vec3, Vec3]): [Vec3, Vec3, Vec3] => {
  const [a, b, c] = [x, y, z];
  const volume =
    a[0] * (b[1] * c[2] - b[2] * c[1]) +
    a[1] * (b[2] * c[0] - b[0] * c[2]) +
    a[2] * (b[0] * c[1] - b[1] * c[0]);
  return volume < 0 ? [a, b, scale(c, -1)] : [a, b, c];
};

/** The box of corners in a rotated frame, and the greatest of their coordinates. */
function along(corners: Float64Array, rotation: readonly [number, number, number, number]) {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((each) => -each);
  const back = conjugate(rotation);
  let size = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [x = 0, y = 0, z = 0] = corners.subarray(i, i + 3);
    turn(back, [x, y, z]).forEach((value, axis) => {
      min[axis] = Math.min(value, min[axis] as number);
      max[axis] = Math.max(value, max[axis] as number);
      size = Math.max(size, Math.abs(value));
    });
  }
  const [low, high] = [min, max] as unknown as [Vec3, Vec3];
  const middle = scale(add(low, high), 0.5);
  const half = high.map((value, i) => (value - (low[i] as number)) / 2) as unknown as Vec3;
  return { middle, half, size };
}
