// What the bench asks worlds of boxes (worlds/scenes.ts, the room).
import { randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import type { Vec3 } from '../../../../web/scene/shape.ts';

export interface Questions {
  readonly origins: readonly Vec3[];
  /** Of length 1. */
  readonly directions: readonly Vec3[];
  /** From one end of the scene to the other. */
  readonly length: number;
}

export function questionsOf(boxes: number, count: number, seed: number): Questions {
  const random = randomNumbers(seed);
  const reach = 0.9 * Math.cbrt(boxes);
  const within = (most: number) => (2 * random() - 1) * most;
  const place = (most: number): Vec3 => [within(most), within(most), within(most)];
  const unit = (): Vec3 => {
    const [x, y, z] = place(1);
    const norm = Math.hypot(x, y, z);
    return [x / norm, y / norm, z / norm];
  };
  return {
    origins: Array.from({ length: count }, () => place(reach)),
    directions: Array.from({ length: count }, unit),
    length: 2 * Math.sqrt(3) * reach,
  };
}
