// One drawing for each kind of shape.
import type { Kind } from '../../scene/shape.ts';
import { BoxSolid } from './box.ts';
import { FacetSolid } from './facet.ts';
import { PlaneSolid } from './plane.ts';
import { RaySolid } from './ray.ts';
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
  }
}
