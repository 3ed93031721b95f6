// The assets of scenes: how they are made, and which a scene has.
import type { Bounds } from './bounds.ts';
import type { Scene } from './scene.ts';
import { type Asset, isPosed } from './scene-shape.ts';
import type { Vec3 } from './vectors.ts';

export const assetOf = (name: string, positions: Float64Array, index: Int32Array): Asset => ({
  name,
  positions,
  index,
  bounds: boundsOf(positions),
});

function boundsOf(positions: Float64Array): Bounds {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((each) => -each);
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(value, min[i % 3] as number);
    max[i % 3] = Math.max(value, max[i % 3] as number);
  });
  return { min: min as unknown as Vec3, max: max as unknown as Vec3 };
}

/** In the order of the shapes; each once. */
export const assetsIn = ({ items }: Scene): readonly Asset[] => [
  ...new Set(items.flatMap(({ shape }) => (isPosed(shape) ? shape.asset : []))),
];
