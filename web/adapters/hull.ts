// Hulls as shapes: the geometry of points, standing where they are.
import type { Core } from '../core/core.ts';
import type { Hull } from '../core/posed.ts';
import { InvalidObjectError, type ObjectReason } from './invalid-object-error.ts';
import { requireFinite } from './require-argument.ts';

/**
 * At the origin and not turned: the points are where they are given, three numbers each.
 * @throws InvalidObjectError naming `source` where one is not finite
 */
export function hullOf(
  core: Core,
  source: object,
  points: Float64Array,
  reason?: ObjectReason,
): Hull {
  if (points.length === 0) throw new InvalidObjectError(source, 'empty');
  requireFinite(source, points, reason);
  return {
    kind: 'hull',
    geometry: core.createHull(points),
    position: [0, 0, 0],
    rotation: [0, 0, 0, 1],
  };
}
