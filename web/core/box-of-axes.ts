// The oriented box of three axes: core.obbFromAxes.
import type { Obb, Quat, Vec3 } from '../scene/shape.ts';
import { InvalidShapeError } from './errors.ts';
import type { Queries } from './queries.ts';
import type { WholeSlots } from './whole-slots.ts';
import { kThreeNumbers } from './writer-errors.ts';

const kAxesFaults = ['', 'zeroLength', 'notPerpendicular', 'notFinite'] as const;

export function boxOfAxes(
  queries: Queries,
  slots: WholeSlots,
  center: Vec3,
  axes: readonly [Vec3, Vec3, Vec3],
  halfExtents: Vec3,
): Obb {
  const components = componentsOf(axes);
  slots.scratch.set(components);
  const fault = kAxesFaults[slots.rotationFromAxes()];
  if (fault !== undefined && fault !== '') {
    const rows = [0, 3, 6].map((i) => components.slice(i, i + 3));
    throw new InvalidShapeError('box', 'axes', rows, fault);
  }
  const rotation = Array.from(slots.scratch.subarray(0, 4)) as unknown as Quat;
  queries.put(slots, 0, { kind: 'obb', center, rotation, halfExtents }, 'box');
  return slots.read(0) as Obb; // as it was read and checked
}

const isVector = (value: unknown): value is ArrayLike<unknown> =>
  typeof value === 'object' && value !== null && 'length' in value;

/** The nine numbers, each read once: reading may run the caller's code. */
function componentsOf(axes: readonly [Vec3, Vec3, Vec3]): number[] {
  const components: number[] = [];
  for (let i = 0; i < 3; i++) {
    const axis: unknown = axes?.[i];
    if (axis !== undefined && !isVector(axis)) {
      throw new InvalidShapeError('box', `axes[${i}]`, axis, 'wrongType', kThreeNumbers);
    }
    for (let k = 0; k < 3; k++) {
      const component = axis?.[k];
      if (typeof component !== 'number') {
        throw new InvalidShapeError('box', `axes[${i}][${k}]`, component, 'wrongType');
      }
      components.push(component);
    }
  }
  return components;
}
