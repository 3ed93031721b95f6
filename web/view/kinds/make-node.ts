// One drawing for each kind of shape.
import type { Kind } from '../../scene/shape.ts';
import { BoxNode } from './box-node.ts';
import { CapsuleNode } from './capsule-node.ts';
import { FacetNode } from './facet-node.ts';
import { PlaneNode } from './plane-node.ts';
import { PointNode } from './point-node.ts';
import { RayNode } from './ray-node.ts';
import { SegmentNode } from './segment-node.ts';
import type { Resources, ShapeNode } from './shape-node.ts';
import { SphereNode } from './sphere-node.ts';

export function makeNode(kind: Kind, resources: Resources): ShapeNode {
  switch (kind) {
    case 'aabb':
    case 'obb':
      return new BoxNode(resources);
    case 'triangle':
    case 'parallelogram':
      return new FacetNode(resources, kind);
    case 'sphere':
      return new SphereNode(resources);
    case 'plane':
      return new PlaneNode(resources);
    case 'ray':
      return new RayNode(resources);
    case 'point':
      return new PointNode(resources);
    case 'segment':
      return new SegmentNode(resources);
    case 'capsule':
      return new CapsuleNode(resources);
  }
}
