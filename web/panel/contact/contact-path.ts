// Moves a shape along the shortest translation to where it just meets another one, or just no longer
// does. Bisection down to neighboring doubles, with the exact test at every position: no tolerance.
import type { Distance, Verdict } from '../../core/index.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';
import { middleOf } from '../../scene/ulp.ts';
import { scale } from '../../scene/vectors.ts';

export type Outcome = Verdict['outcome'];

/** A shape after the move. */
export interface MovedShape {
  readonly shape: SceneShape;
  /** In meters. */
  readonly distance: number;
  readonly outcome: Outcome;
}

/** The shortest translation that changes the outcome. */
export interface ContactPath {
  /** Before the move. */
  readonly outcome: Outcome;
  /** Unit vector. */
  readonly direction: Vec3;
  /** In meters, as measured by the core, with rounding. */
  readonly length: number;
}

/** null if no finite translation changes the outcome. */
export function contactPath(
  outcome: Outcome,
  { distance, depth, axis }: Distance,
  movesSecond: boolean,
): ContactPath | null {
  const apart = outcome === 'apart';
  const length = apart ? distance : depth;
  if (axis === null || length === null || !(length < Number.MAX_VALUE)) return null;
  // The axis points from the first shape to the second.
  const away = movesSecond ? 1 : -1;
  return { outcome, direction: scale(axis, apart ? -away : away), length };
}

/** The measured length is rounded: the search is extended beyond it, doubling the extension each time. */
const kExtensions = 48;
const kFirstExtension = 2 ** -50;
/** A bisection of all doubles takes as many steps as they have bits. */
const kBisections = 64;
export const kMostPathCalls = kExtensions + kBisections + 2;

/**
 * The first double along the path at which the outcome differs from that at the start. If there is none
 * (the only position of contact may not be representable), the end of the measured path.
 */
export function moveToContact(
  path: ContactPath,
  shape: SceneShape,
  test: (shape: SceneShape) => Outcome,
): MovedShape {
  const at = (distance: number): MovedShape => {
    const moved = translated(shape, scale(path.direction, distance));
    return { shape: moved, distance, outcome: test(moved) };
  };
  const changed = ({ outcome }: MovedShape) => outcome !== path.outcome;
  let high = at(path.length);
  let extension = Math.max(path.length * kFirstExtension, Number.MIN_VALUE);
  for (let i = 0; i < kExtensions && !changed(high); i++, extension *= 2)
    high = at(path.length + extension);
  if (!changed(high)) return at(path.length);
  let low = 0;
  for (let i = 0; i < kBisections; i++) {
    const middle = middleOf(low, high.distance);
    if (middle === low || middle === high.distance) break;
    const candidate = at(middle);
    if (changed(candidate)) high = candidate;
    else low = middle;
  }
  return high;
}
