// Duplicates shapes, offset to a side of the originals.

import { addShape, withVelocity } from './edits.ts';
import { boundsOf } from './extent.ts';
import { itemById, type Scene } from './scene.ts';
import type { SceneShape } from './scene-shape.ts';
import type { Vec3 } from './shape.ts';
import { translated } from './transform.ts';
import { kOrigin, normalized, scale } from './vectors.ts';

/** Between the originals and their copies, as a part of their width. */
const kSpacing = 1 / 8;
/** Meters that lone points and planes move. */
const kStep = 0.25;

export interface Copies {
  readonly scene: Scene;
  readonly ids: readonly number[];
}

/** Chooses one of several offsets of copies, the usual one first. */
export type ChooseOffset = (offsets: readonly Vec3[], shapes: readonly SceneShape[]) => Vec3 | null;

/** All copies have the same offset, which keeps their relative positions. */
export function duplicated(
  scene: Scene,
  ids: readonly number[],
  nextId: () => number,
  choose: ChooseOffset,
): Copies {
  const originals = ids.flatMap((id) => itemById(scene, id) ?? []);
  const shapes = originals.map(({ shape }) => shape);
  const offsets = copyOffsets(shapes);
  const offset = choose(offsets, shapes) ?? offsets[0] ?? kOrigin;
  const copies = originals.map(({ shape, velocity }) => {
    return { id: nextId(), shape: translated(shape, offset), velocity };
  });
  return {
    scene: copies.reduce((all, { id, shape, velocity }) => {
      const added = addShape(all, id, shape);
      return velocity ? withVelocity(added, id, velocity) : added;
    }, scene),
    ids: copies.map(({ id }) => id),
  };
}

/** To each side by the size of all originals together; planes alone move along a normal. */
function copyOffsets(shapes: readonly SceneShape[]): readonly Vec3[] {
  const bounds = shapes.flatMap((shape) => boundsOf(shape) ?? []);
  if (bounds.length === 0) {
    const plane = shapes.find((shape) => shape.kind === 'plane');
    return [scale((plane && normalized(plane.normal)) ?? [0, 1, 0], 2 * kStep)];
  }
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
    const least = Math.min(...bounds.map(({ min }) => min[axis]));
    const most = Math.max(...bounds.map(({ max }) => max[axis]));
    return (most - least) * (1 + kSpacing) || kStep;
  }) as unknown as Vec3;
  const beside: readonly Vec3[] = [
    [x, 0, 0],
    [-x, 0, 0],
    [0, 0, z],
    [0, 0, -z],
    [0, y, 0],
    [0, -y, 0],
  ];
  // Where there is no room beside them, partly over them.
  return [...beside, ...beside.map((offset) => scale(offset, 0.25))];
}
