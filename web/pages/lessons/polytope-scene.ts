// The polygon of EPA in the plane as a scene: the origin O, the edge E that is nearest to it, and the other edges.
import type { Item } from '../../scene/scene.ts';
import type { Point, Segment, Shape, Vec3 } from '../../scene/shape.ts';
import { nearestEdge, type PlaneEdge } from './plane-epa.ts';

/** So far behind one another, as seen from the front, that lines which cross in the picture do not meet. In meters. */
const kLayer = 0.01;

export const pointAt = (position: Vec3): Point => ({ kind: 'point', position });

/** A line in one of the layers; those with positive numbers are in front. */
export function lineAt([x, y]: Vec3, [u, v]: Vec3, layer: number): Segment {
  const z = layer * kLayer;
  return { kind: 'segment', start: [x, y, z], end: [u, v, z] };
}

/** Through the origin, behind all else, and so long that the picture stays as it is while a polygon grows. */
const kAxes: readonly Item<Shape>[] = [
  { id: 50, name: 'x', shape: lineAt([2.2, 0, 0], [-3.7, 0, 0], -6), locked: true },
  { id: 51, name: 'y', shape: lineAt([0, 2, 0], [0, -3.2, 0], -7), locked: true },
];

const isSame = ([x, y]: Vec3, [u, v]: Vec3) => Math.hypot(x - u, y - v) < 1e-6;

/** `corners`: numbered from 1 in this order; those that are not in the polygon are points. The first two items: O, E. */
export function polytopeItems(
  polygon: readonly Vec3[],
  corners: readonly Vec3[],
): readonly Item<Shape>[] {
  const edge = nearestEdge(polygon);
  if (!edge) return [];
  const numberOf = (point: Vec3) => corners.findIndex((corner) => isSame(corner, point)) + 1;
  const first = polygon.findIndex((point) => isSame(point, edge.end));
  const others = polygon.slice(1).map((_, i): Item<Shape> => {
    const start = polygon[(first + i) % polygon.length] as Vec3;
    const end = polygon[(first + i + 1) % polygon.length] as Vec3;
    const number = numberOf(start);
    return { id: 10 + number, name: String(number), shape: lineAt(start, end, -1 - (i % 2)) };
  });
  const loose = corners.flatMap((corner, i): readonly Item<Shape>[] =>
    polygon.some((point) => isSame(point, corner))
      ? []
      : [{ id: 30 + i, name: String(i + 1), shape: pointAt(corner) }],
  );
  return [
    { id: 1, name: 'O', shape: pointAt([0, 0, 0]) },
    { id: 2, name: 'E', shape: edgeShape(edge) },
    ...others,
    ...loose,
    ...kAxes,
  ];
}

const edgeShape = ({ start, end }: PlaneEdge): Segment => ({ kind: 'segment', start, end });
