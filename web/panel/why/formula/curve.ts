// The ray or segment o + t·d of a pair.
import type { SceneCore } from '../../../core/first-core.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { along, type Formula } from './formula-line.ts';

export interface CurveOfPair {
  /** d leads from `from` to `to`; o is the origin or the start. */
  readonly curve: { readonly origin: Vec3; readonly from: Vec3; readonly to: Vec3 };
  readonly other: SceneShape;
}

/** A ray or segment stands first in the pair table. */
export function curveOf({ explained, shapes }: Formula): CurveOfPair {
  const [a, b] = explained.ledger.verdict.swapped ? [shapes[1], shapes[0]] : shapes;
  if (a.kind === 'ray') {
    return { curve: { origin: a.origin, from: [0, 0, 0], to: a.direction }, other: b };
  }
  if (a.kind !== 'segment') throw new Error('the pair has neither ray nor segment');
  return { curve: { origin: a.start, from: a.start, to: a.end }, other: b };
}

/** d · axis. */
export const slopeAlong = (core: SceneCore, { curve }: CurveOfPair, axis: Vec3): number =>
  along(core, curve.to, axis) - along(core, curve.from, axis);
