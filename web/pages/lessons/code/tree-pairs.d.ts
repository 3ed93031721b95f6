// For the lesson, which calls the functions that its readers see.
import type { Aabb } from '../../../scene/shape.ts';

export interface Node {
  readonly bounds: Aabb;
  /** Of a leaf: the number of its box. */
  readonly box?: number;
  /** Of all others: two. */
  readonly parts?: readonly Node[];
}

export function around(boxes: readonly Aabb[]): Aabb;
/** `numbers`: of one box at least. */
export function treeOf(boxes: readonly Aabb[], numbers: readonly number[]): Node;
export function treePairs(
  boxes: readonly Aabb[],
  meets: (a: Aabb, b: Aabb) => boolean,
): { readonly pairs: readonly (readonly number[])[]; readonly asked: number };
