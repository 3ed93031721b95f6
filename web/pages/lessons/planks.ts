// Planks whose orientations can be seen, and their quaternions as readings.
import type { PlainScene } from '../../scene/scene.ts';
import type { Obb, Quat } from '../../scene/shape.ts';
import type { Reading } from './readings.ts';

/** As wide as a plank, so that its orientation can be seen. */
export const plank = (x: number, rotation: Quat): Obb => ({
  kind: 'obb',
  center: [x, 0, 0],
  rotation,
  halfExtents: [0.2, 0.5, 1],
});

export const rotationOf = ({ items }: PlainScene, name: string): Quat | null => {
  const shape = items.find((item) => item.name === name)?.shape;
  return shape?.kind === 'obb' ? shape.rotation : null;
};

export const withRotation = (scene: PlainScene, name: string, rotation: Quat): PlainScene => ({
  ...scene,
  items: scene.items.map((item) =>
    item.name === name && item.shape.kind === 'obb'
      ? { ...item, shape: { ...item.shape, rotation } }
      : item,
  ),
});

/** `name.x` …, without the noise of rounding, which is no subject here. */
export function named(name: string, numbers: readonly number[]): Record<string, Reading> {
  const entries = numbers.map((number, i) => [`${name}.${'xyzw'[i]}`, Number(number.toFixed(9))]);
  return Object.fromEntries(entries);
}
