// The result of core.contains: shapes inside of shapes.
import type { Aabb, Capsule, Obb, Plane, Sphere } from '../scene/shape.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import type { AnyShape, Hull, PosedMesh } from './posed.ts';
import type { Queries } from './queries.ts';
import type { WholeSlots } from './whole-slots.ts';

/** Shapes that can contain others, of meshes those that are solid; a plane contains the half-space behind it. */
export type Container = Sphere | Capsule | Aabb | Obb | Hull | PosedMesh | Plane;

/** Codes returned by the core, see `Containment` in C++. */
const kNoContainer = -1;
const kUnbounded = -2;

export function contains(queries: Queries, slots: WholeSlots, a: Container, b: AnyShape): boolean {
  const answer = queries.answered(slots, a, b, () => slots.pairContains());
  if (answer === kNoContainer) throw refused('a.kind', queries.kindOf(slots, 0), 'noContainer');
  if (answer === kUnbounded) {
    const kind = queries.kindOf(slots, 1);
    throw kind === 'ray'
      ? refused('b.maxDistance', Number.POSITIVE_INFINITY, 'unbounded')
      : refused('b.kind', kind, 'unbounded');
  }
  return answer === 1;
}

const refused = (argument: string, value: unknown, reason: ArgumentReason) =>
  new InvalidArgumentError('contains', argument, value, reason);
