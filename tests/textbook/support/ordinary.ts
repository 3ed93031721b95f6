// Ordinary cases of a pair: no shape is degenerate, and no answer hangs on the last digits.
import fc from 'fast-check';
import { isFlat } from '../../../web/cli/testing/arbitraries/is-flat.ts';
import type { Core } from '../../../web/core/index.ts';
import { fieldsOf, readNumbers } from '../../../web/scene/numbers.ts';
import type { Kind, Shape } from '../../../web/scene/shape.ts';
import { translated } from '../../../web/scene/transform.ts';
import { scale, sub } from '../../../web/scene/vectors.ts';
import type { Method } from '../../../web/textbook/methods.ts';
import { shapeOf } from '../../core/support/shapes.ts';

export interface Case {
  /** What the core says of them. */
  readonly distance: number;
  /** 0 where they don't overlap. */
  readonly depth: number;
  readonly a: Shape;
  readonly b: Shape;
  readonly meets: boolean;
}

/** Nearer to contact than this, in meters, a case is not ordinary. */
const kNear = 1e-3;
const kBatch = 200;
const kMaxBatches = 50;

/**
 * Half of them meet. Shapes that meet in single points only, which textbooks decide with a tolerance,
 * are moved into contact for that.
 */
export function ordinaryCases(core: Core, a: Kind, b: Kind, count: number): readonly Case[] {
  const found = { apart: [] as Case[], meeting: [] as Case[] };
  const isFull = () => Math.min(found.apart.length, found.meeting.length) >= count / 2;
  for (let seed = 1; seed <= kMaxBatches && !isFull(); seed++) {
    const drawn = fc.sample(fc.tuple(shapeOf[a], shapeOf[b]), { seed, numRuns: kBatch });
    const cases = drawn.flatMap((shapes, i) => caseOf(core, i % 2 ? shapes : aligned(shapes)));
    found.apart.push(...cases.filter(({ meets }) => !meets));
    found.meeting.push(...cases.filter(({ meets }) => meets));
    if (found.meeting.length === 0) found.meeting.push(...found.apart.map(movedTogether(core)));
  }
  return [...found.apart.slice(0, count / 2), ...found.meeting.slice(0, count / 2)];
}

/** Two planes are apart only where they are parallel. */
function aligned(shapes: readonly [Shape, Shape]): readonly [Shape, Shape] {
  const [a, b] = shapes;
  if (a.kind !== 'plane' || b.kind !== 'plane') return shapes;
  return [a, { ...b, normal: scale(a.normal, -2) }];
}

/** Empty where it is no ordinary one. */
function caseOf(core: Core, [a, b]: readonly [Shape, Shape]): readonly Case[] {
  const outcome = core.outcome(a, b);
  if (isFlat(a) || isFlat(b) || outcome === 'touching') return [];
  const meets = outcome === 'overlapping';
  const { distance, depth } = core.distance(a, b);
  if ((meets ? (depth ?? kNear) : distance) < kNear) return [];
  return [{ a, b, meets, distance, depth: depth ?? 0 }];
}

const movedTogether =
  (core: Core) =>
  ({ a, b }: Case): Case => {
    const { pointA, pointB } = core.distance(a, b);
    return { a, b: translated(b, sub(pointA, pointB)), meets: true, distance: 0, depth: 0 };
  };

/** The number that a function gives besides whether they meet; 0: none. */
export function numberOf(method: Method, { distance, depth }: Case): number {
  if (method === 'test') return 0;
  return method === 'gjk' ? distance : depth;
}

/** The numbers of each field, in the order of the fields; 1e30 stands for no end. */
export const valuesOf = (shape: Shape): readonly (readonly number[])[] =>
  fieldsOf(shape.kind).map((field) =>
    readNumbers(shape, field).map((value) => (Number.isFinite(value) ? value : 1e30)),
  );
