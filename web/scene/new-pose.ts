// The inspected pair alone in another pose: shapes of the same kinds and sizes, of which nobody knows yet whether they
// meet.
import { boundsOf, centerOf } from './extent.ts';
import { itemById, type Scene } from './scene.ts';
import type { SceneShape } from './scene-shape.ts';
import type { Quat, Vec3 } from './shape.ts';
import { rotated, translated } from './transform.ts';
import { add, length, scale, sub } from './vectors.ts';

/** How far a shape without size is drawn from the other, in meters. */
const kReach = 0.8;
/** Distance of the centers, relative to the sizes: about as often they meet as they don't. */
const kNearest = 0.2;
const kFurthest = 1.8;

/** `random`: from 0 to 1. null: there is no pair. */
export function newPose(scene: Scene, random: () => number): Scene | null {
  const [first, second] = (scene.pair ?? []).map((id) => itemById(scene, id));
  if (!(first && second)) return null;
  const turned = rotated(second.shape, turn(random), centerOf(second.shape));
  const middle = middleOf(first.shape);
  const distance =
    (kNearest + (kFurthest - kNearest) * random()) *
    (reachOf(first.shape) + reachOf(second.shape)) *
    0.5;
  const to = add(middle, scale(direction(random), distance));
  const shape = translated(turned, sub(to, middleOf(turned)));
  return { items: [first, { ...second, shape }], pair: [first.id, second.id] };
}

/** The middle of its bounds; of a plane the point nearest to the origin. */
function middleOf(shape: SceneShape): Vec3 {
  const bounds = boundsOf(shape);
  return bounds ? scale(add(bounds.min, bounds.max), 0.5) : centerOf(shape);
}

/** Half the diagonal of its bounds. */
function reachOf(shape: SceneShape): number {
  const bounds = boundsOf(shape);
  if (!bounds) return kReach;
  return Math.max(length(sub(bounds.max, bounds.min)) / 2, kReach);
}

function direction(random: () => number): Vec3 {
  const z = 2 * random() - 1;
  const around = 2 * Math.PI * random();
  const radius = Math.sqrt(1 - z * z);
  return [radius * Math.cos(around), z, radius * Math.sin(around)];
}

/** A unit quaternion by up to a quarter turn about any axis. */
function turn(random: () => number): Quat {
  const half = (Math.PI / 4) * random();
  const [x, y, z] = scale(direction(random), Math.sin(half));
  return [x, y, z, Math.cos(half)];
}
