// The pairs of the core's table, as the grid page and its picture on the home page show them.
import type { CatalogPair } from '../../../web/core/catalog.ts';
import { pairOfKinds } from '../../../web/core/catalog.ts';
import type { Kind } from '../../../web/core/index.ts';
import { core } from '../lessons/context.ts';

/** From points and curves to solids, planes last, as in the pair table. */
export const tableKinds: readonly Kind[] = core.catalog.pairs
  .filter(({ a, b }) => a === b)
  .map(({ a }) => a);

export const tablePairs: readonly CatalogPair[] = core.catalog.pairs;

/** In either order. */
export function tablePair(a: Kind, b: Kind): CatalogPair {
  const pair = pairOfKinds(core.catalog, a, b);
  if (!pair) throw new Error(`the table has no pair of ${a} and ${b}`);
  return pair;
}

/** In addresses, in the table's order: `obb-triangle`. */
export const pairKey = ({ a, b }: Pick<CatalogPair, 'a' | 'b'>): string => `${a}-${b}`;

/** What is compared, by which cells are colored. */
const kFamilies: Readonly<Record<string, 'axes' | 'line' | 'radius' | 'plane'>> = {
  separatingAxes: 'axes',
  intervals: 'axes',
  slabs: 'line',
  barycentric: 'line',
  quadratic: 'line',
  lines: 'line',
  distance: 'radius',
  signedDistance: 'plane',
  projectedRadius: 'plane',
  parallelPlanes: 'plane',
};

export const kFamilyNames = ['axes', 'line', 'radius', 'plane'] as const;
export type Family = (typeof kFamilyNames)[number];

export function familyOf({ method }: Pick<CatalogPair, 'method'>): Family {
  const family = kFamilies[method];
  if (!family) throw new Error(`no family has the method ${method}`);
  return family;
}
