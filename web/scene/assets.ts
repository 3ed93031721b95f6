// The assets of scenes: how they are made, and which a scene has.
import type { Bounds } from './bounds.ts';
import type { Scene } from './scene.ts';
import { type Asset, type AssetPart, isPosed } from './scene-shape.ts';
import type { Vec3 } from './vectors.ts';

export const kLongestAssetName = 80;

export const assetOf = (
  name: string,
  positions: Float64Array,
  index: Int32Array,
  parts: readonly AssetPart[] = [],
): Asset => ({ name, positions, index, parts, bounds: boundsOf(positions) });

/** The positions of a part's corners, with repetitions. */
export function positionsOfPart({ positions, index, parts }: Asset, part: number): Float64Array {
  const before = parts.slice(0, part).reduce((sum, { triangles }) => sum + triangles, 0);
  const from = 3 * before;
  const corners = index.subarray(from, from + 3 * (parts[part]?.triangles ?? 0));
  const all = new Float64Array(3 * corners.length);
  corners.forEach((corner, i) => {
    all.set(positions.subarray(3 * corner, 3 * corner + 3), 3 * i);
  });
  return all;
}

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
