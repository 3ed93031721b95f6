// For the lesson, which calls the function that its readers see.
import type { Aabb } from '../../../scene/shape.ts';
import type { MeshNode } from './mesh-tree.js';

export function firstHit(
  tree: MeshNode,
  boxAt: (bounds: Aabb) => number,
  triangleAt: (triangle: number) => number,
): number;
