// For the lesson, which calls the functions that its readers see.
import type { Aabb } from '../../../scene/shape.ts';

export interface MeshNode {
  readonly bounds: Aabb;
  /** Of a leaf: the numbers of its triangles. */
  readonly numbers?: readonly number[];
  /** Of all others: two. */
  readonly parts?: readonly MeshNode[];
}

export function halfArea(box: Aabb): number;
export function costOf(boxes: readonly Aabb[], first: number): number;
/** `numbers`: of one box at least. */
export function meshTree(boxes: readonly Aabb[], numbers: readonly number[]): MeshNode;
