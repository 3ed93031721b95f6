// Duplicates shapes, offset to the side of the originals.

import { addShape } from './edits.ts';
import { boundsOf } from './extent.ts';
import { itemById, type Scene } from './scene.ts';
import type { Shape, Vec3 } from './shape.ts';
import { translated } from './transform.ts';
import { normalized, scale } from './vectors.ts';

/** Metres between the originals and their copies. */
const kSpacing = 0.25;

export interface Copies {
  readonly scene: Scene;
  readonly ids: readonly number[];
}

/** All copies have the same offset, which keeps their relative positions. */
export function duplicated(scene: Scene, ids: readonly number[], nextId: () => number): Copies {
  const originals = ids.flatMap((id) => itemById(scene, id) ?? []);
  const offset = copyOffset(originals.map(({ shape }) => shape));
  const copies = originals.map(({ shape }) => ({ id: nextId(), shape: translated(shape, offset) }));
  return {
    scene: copies.reduce((all, { id, shape }) => addShape(all, id, shape), scene),
    ids: copies.map(({ id }) => id),
  };
}

/** To the right by the width of all originals together; planes alone move along a normal. */
function copyOffset(shapes: readonly Shape[]): Vec3 {
  const bounds = shapes.flatMap((shape) => boundsOf(shape) ?? []);
  if (bounds.length > 0) {
    const left = Math.min(...bounds.map(({ min }) => min[0]));
    const right = Math.max(...bounds.map(({ max }) => max[0]));
    return [right - left + kSpacing, 0, 0];
  }
  const plane = shapes.find((shape) => shape.kind === 'plane');
  return scale((plane && normalized(plane.normal)) ?? [0, 1, 0], 2 * kSpacing);
}
