// The node that draws each kind of shape.
import type { PosedKind, SceneKind } from '../../scene/scene-shape.ts';
import type { Kind } from '../../scene/shape.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { BoxNode } from './box-node.ts';
import { CapsuleNode } from './capsule-node.ts';
import { FacetNode } from './facet-node.ts';
import { PlaneNode } from './plane-node.ts';
import { PointNode } from './point-node.ts';
import { RayNode } from './ray-node.ts';
import { SegmentNode } from './segment-node.ts';
import type { ShapeNode } from './shape-node.ts';
import { SphereNode } from './sphere-node.ts';

type MakeNode = (resources: RenderResources) => ShapeNode;

const kNodeOfKind: Readonly<Record<Kind, MakeNode>> = {
  aabb: (resources) => new BoxNode(resources),
  obb: (resources) => new BoxNode(resources),
  triangle: (resources) => new FacetNode(resources, 'triangle'),
  parallelogram: (resources) => new FacetNode(resources, 'parallelogram'),
  sphere: (resources) => new SphereNode(resources),
  plane: (resources) => new PlaneNode(resources),
  ray: (resources) => new RayNode(resources),
  point: (resources) => new PointNode(resources),
  segment: (resources) => new SegmentNode(resources),
  capsule: (resources) => new CapsuleNode(resources),
};

/** Those of geometries, which are loaded with the first asset. */
const posedNodes: Partial<Record<SceneKind, MakeNode>> = {};

export const addNodes = (added: Readonly<Record<PosedKind, MakeNode>>): void => {
  Object.assign(posedNodes, added);
};

export function makeNode(kind: SceneKind, resources: RenderResources): ShapeNode {
  return (kNodeOfKind[kind as Kind] ?? (posedNodes[kind] as MakeNode))(resources);
}
