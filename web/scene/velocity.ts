// Velocities of shapes: where they lead, and edits of them.
import { motionOf } from './clock.ts';
import { withVelocity } from './edits.ts';
import { centerOf } from './extent.ts';
import { isAllowedSpeed } from './motion-limits.ts';
import { type Item, itemById, type Scene, type SceneMotion } from './scene.ts';
import type { Vec3 } from './shape.ts';
import { add, kOrigin, scale, sub } from './vectors.ts';

/** Where the center of a moving shape is at the end, of one that is shown at a time. */
export function tipOf({ shape, velocity = kOrigin }: Item, scene: Scene, time: number): Vec3 {
  return add(centerOf(shape), scale(velocity, motionOf(scene).duration - time));
}

/** With the velocity that leads a shape, which is shown at a time, to a point at the end. */
export function withTip(scene: Scene, id: number, tip: Vec3, time: number): Scene {
  const item = itemById(scene, id);
  if (!item?.velocity) return scene;
  const start = sub(centerOf(item.shape), scale(item.velocity, time));
  const velocity = scale(sub(tip, start), 1 / motionOf(scene).duration);
  return velocity.every(isAllowedSpeed) ? withVelocity(scene, id, velocity) : scene;
}

export const withMotion = (scene: Scene, motion: SceneMotion): Scene => ({ ...scene, motion });
