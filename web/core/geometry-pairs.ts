// Which pairs of a scene have candidates of their own, and which have too many to list all of them in every frame.
import type { Item } from '../scene/scene.ts';
import { kEdgeNumbers } from './hull-numbers.ts';

/** Pairs of edges of which all candidates are listed in a few hundredths of a second. */
const kMostPairsOfEdges = 20_000;

const isPosed = (item: Item | undefined) =>
  item?.shape.kind === 'hull' || item?.shape.kind === 'mesh';

export const hasGeometry = (a: Item | undefined, b: Item | undefined): boolean =>
  isPosed(a) || isPosed(b);

/** Two hulls of many edges; all others are quick. */
export function isLargePair(a: Item | undefined, b: Item | undefined): boolean {
  if (a?.shape.kind !== 'hull' || b?.shape.kind !== 'hull') return false;
  const pairs = a.shape.geometry.edges.length * b.shape.geometry.edges.length;
  return pairs > kMostPairsOfEdges * kEdgeNumbers ** 2;
}
