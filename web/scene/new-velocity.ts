// The velocity that a shape is given first.
import { motionOf } from './clock.ts';
import { centerOf } from './extent.ts';
import { isAllowedSpeed, kMostVelocity } from './motion-limits.ts';
import { itemById, type Scene } from './scene.ts';
import type { Vec3 } from './shape.ts';
import { kOrigin, length, scale, sub } from './vectors.ts';

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
  const isWay = velocity && length(velocity) > 0 && velocity.every(isAllowedSpeed);
  return isWay ? rounded(velocity) : [Math.min(1 / duration, kMostVelocity), 0, 0];
}

/** To a hundredth of the largest component, with few digits. */
function rounded(velocity: Vec3): Vec3 {
  const step = 10 ** (Math.floor(Math.log10(Math.max(...velocity.map(Math.abs)))) - 1);
  if (step === 0) return velocity;
  const [x, y, z] = velocity.map((each) => Number((Math.round(each / step) * step).toPrecision(3)));
  return [x ?? 0, y ?? 0, z ?? 0];
}
