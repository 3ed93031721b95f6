// One drawing for each kind of shape.
import type { Kind } from '../../scene/shape.ts';
import { BoxSolid } from './box.ts';
import { CapsuleSolid } from './capsule.ts';
import { FacetSolid } from './facet.ts';
import { PlaneSolid } from './plane.ts';
import { PointSolid } from './point.ts';
import { RaySolid } from './ray.ts';
import { SegmentSolid } from './segment.ts';
import type { Kit, Solid } from './solid.ts';
import { SphereSolid } from './sphere.ts';

export function makeSolid(kind: Kind, kit: Kit): Solid {
  switch (kind) {
    case 'aabb':
    case 'obb':
      return new BoxSolid(kit);
    case 'triangle':
    case 'parallelogram':
      return new FacetSolid(kit, kind);
    case 'sphere':
      return new SphereSolid(kit);
    case 'plane':
      return new PlaneSolid(kit);
    case 'ray':
      return new RaySolid(kit);
    case 'point':
      return new PointSolid(kit);
    case 'segment':
      return new SegmentSolid(kit);
    case 'capsule':
      return new CapsuleSolid(kit);
  }
}
