// The node that draws each kind of shape.
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

const kNodeOfKind: Readonly<Record<Kind, (resources: RenderResources) => ShapeNode>> = {
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

export function makeNode(kind: Kind, resources: RenderResources): ShapeNode {
  return kNodeOfKind[kind](resources);
}
