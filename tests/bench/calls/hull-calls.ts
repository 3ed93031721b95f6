// Calls about convex hulls of points of a sphere.
import { Vector3 } from 'three';
import { ConvexHull } from 'three/addons/math/ConvexHull.js';
import type { Core, Hull } from '../../../web/core/index.node.ts';
import { type Entry, each } from './entry.ts';
import { four, many, obb, point, ray, sphere, vector } from './shapes.ts';

const kReach = 2;
const kPoints = 30;

export function hullCalls(core: Core, count: number): Entry[] {
  const points = many(kPoints, () => {
    const v = vector(1);
    const norm = Math.hypot(...v);
    return v.map((x) => x / norm);
  });
  const flat = Float64Array.from(points.flat());
  const vectors = points.map((p) => new Vector3().fromArray(p));
  const geometry = core.createHull(flat);
  const placed = (): Hull => ({
    kind: 'hull',
    geometry,
    position: vector(kReach),
    rotation: four(),
  });
  const hulls = many(count, placed);
  const others = many(count, placed);
  const boxes = many(count, () => obb(kReach));
  const balls = many(count, () => sphere(kReach));
  const places = many(count, () => point(kReach));
  const rays = many(count, () => ray(kReach));
  const size = `${kPoints} points`;
  return [
    {
      call: 'core.createHull',
      with: size,
      ours: each(() => {
        const made = core.createHull(flat);
        made.dispose();
        return made.dimension;
      }),
      three: each(() => new ConvexHull().setFromPoints(vectors).faces.length),
    },
    {
      call: 'core.meets',
      with: `two hulls, ${size}`,
      ours: each((i) => core.meets(hulls[i] as Hull, others[i] as Hull)),
    },
    {
      call: 'core.meets',
      with: `hull and OBB, ${size}`,
      ours: each((i) => core.meets(hulls[i] as Hull, boxes[i] as never)),
    },
    {
      call: 'core.meets',
      with: `hull and sphere, ${size}`,
      ours: each((i) => core.meets(hulls[i] as Hull, balls[i] as never)),
    },
    {
      call: 'core.test',
      with: `ray and hull, ${size}`,
      ours: each((i) => core.test(rays[i] as never, hulls[i] as Hull).hit !== null),
    },
    {
      call: 'core.distance',
      with: `two hulls, ${size}`,
      ours: each((i) => core.distance(hulls[i] as Hull, others[i] as Hull).distance > 0),
    },
    {
      call: 'core.contains',
      with: `hull and point, ${size}`,
      ours: each((i) => core.contains(hulls[i] as Hull, places[i] as never)),
    },
  ];
}
