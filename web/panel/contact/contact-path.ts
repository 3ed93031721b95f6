// A shape brought to where it just meets another, or just no longer does. The core measures the way
// once and then decides every place that is tried: no bound, no tolerance, only neighbouring doubles.
import type { Distance, Verdict } from '../../core/index.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';
import { scale } from '../../scene/vectors.ts';

export type Outcome = Verdict['outcome'];

/** Where a shape comes to rest. */
export interface MovedShape {
  readonly shape: Shape;
  /** Metres that it went. */
  readonly moved: number;
  readonly outcome: Outcome;
}

/** How the moving shape stands to the other one. */
export interface ContactPath {
  readonly outcome: Outcome;
  /** Unit, to where it stops meeting or begins to, the shortest way. */
  readonly direction: Vec3;
  /** Metres to there. */
  readonly length: number;
}

/** `moving` is the second of the two that were measured, or the first. */
export function contactPath(
  outcome: Outcome,
  { distance, depth, axis }: Distance,
  movesSecond: boolean,
): ContactPath | null {
  const apart = outcome === 'apart';
  const length = apart ? distance : depth;
  if (axis === null || length === null || !(length < Number.MAX_VALUE)) return null;
  // The axis runs from the first to the second: along it the second leaves the first.
  const leaves = movesSecond ? 1 : -1;
  return { outcome, direction: scale(axis, apart ? -leaves : leaves), length };
}

/** Beyond the measured length, which is rounded, the contact is searched this often, each time twice as far. */
const kExtensions = 48;
const kFirstExtension = 2 ** -50;

/**
 * The first double along the way where the outcome is no longer the one it stands in. A shape that
 * meets only in one place may have no double there: then it is put as near as was measured.
 */
export function moveToContact(
  path: ContactPath,
  shape: Shape,
  decide: (shape: Shape) => Outcome,
): MovedShape {
  const at = (moved: number): MovedShape => {
    const there = translated(shape, scale(path.direction, moved));
    return { shape: there, moved, outcome: decide(there) };
  };
  const changed = ({ outcome }: MovedShape) => outcome !== path.outcome;
  let far = at(path.length);
  let extension = Math.max(path.length * kFirstExtension, Number.MIN_VALUE);
  for (let i = 0; i < kExtensions && !changed(far); i++, extension *= 2)
    far = at(path.length + extension);
  if (!changed(far)) return at(path.length);
  let near = 0;
  for (;;) {
    const middle = near + (far.moved - near) / 2;
    if (!(middle > near && middle < far.moved)) return far;
    const tried = at(middle);
    if (changed(tried)) far = tried;
    else near = middle;
  }
}
