// Velocities of shapes: where they lead, and edits of them.
import { motionOf } from './clock.ts';
import { centerOf } from './extent.ts';
import { kMostVelocity } from './motion-limits.ts';
import { type Item, itemById, type Scene, type SceneMotion } from './scene.ts';
import type { Vec3 } from './shape.ts';
import { add, kOrigin, length, scale, sub } from './vectors.ts';

/** Where the center of a moving shape is at the end, of one that is shown at a time. */
export function tipOf({ shape, velocity = kOrigin }: Item, scene: Scene, time: number): Vec3 {
  return add(centerOf(shape), scale(velocity, motionOf(scene).duration - time));
}

/** null: it stands. */
export function withVelocity(scene: Scene, id: number, velocity: Vec3 | null): Scene {
  const items = scene.items.map((item) => {
    if (item.id !== id) return item;
    const { velocity: _, ...standing } = item;
    return velocity ? { ...standing, velocity } : standing;
  });
  return { ...scene, items };
}

/** With the velocity that leads a shape, which is shown at a time, to a point at the end. */
export function withTip(scene: Scene, id: number, tip: Vec3, time: number): Scene {
  const item = itemById(scene, id);
  if (!item?.velocity) return scene;
  const start = sub(centerOf(item.shape), scale(item.velocity, time));
  const velocity = scale(sub(tip, start), 1 / motionOf(scene).duration);
  return velocity.every(isAllowed) ? withVelocity(scene, id, velocity) : scene;
}

const isAllowed = (speed: number): boolean => Math.abs(speed) <= kMostVelocity;

/** The velocity that leads a shape into the other one of the pair, or the nearest that there is. */
export function newVelocity(scene: Scene, id: number): Vec3 {
  const item = itemById(scene, id);
  if (!item) return kOrigin;
  const center = centerOf(item.shape);
  const others = scene.items.filter((each) => each.id !== id && !each.hidden);
  const inPair = others.find((each) => scene.pair?.includes(each.id) && scene.pair.includes(id));
  const ways = (inPair ? [inPair] : others).map(({ shape }) =>
    sub(centerOf(shape, center), center),
  );
  const [way] = ways.toSorted((a, b) => length(a) - length(b));
  const { duration } = motionOf(scene);
  const velocity = way && scale(way, 1 / duration);
  const isWay = velocity && length(velocity) > 0 && velocity.every(isAllowed);
  return isWay ? rounded(velocity) : [Math.min(1 / duration, kMostVelocity), 0, 0];
}

/** To a hundredth of the largest component, with few digits. */
function rounded(velocity: Vec3): Vec3 {
  const step = 10 ** (Math.floor(Math.log10(Math.max(...velocity.map(Math.abs)))) - 1);
  if (step === 0) return velocity;
  const [x, y, z] = velocity.map((each) => Number((Math.round(each / step) * step).toPrecision(3)));
  return [x ?? 0, y ?? 0, z ?? 0];
}

export const withMotion = (scene: Scene, motion: SceneMotion): Scene => ({ ...scene, motion });
