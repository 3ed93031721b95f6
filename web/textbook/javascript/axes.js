import { edgesOf, parallelogramCorners, triangleCorners } from './polygons.js';
import { add, cross, dot, rotate, scale, sub } from './vectors.js';

export const WORLD = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

// Boxes as center, unit axes and half extents
export function aabbBox({ min, max }) {
  return { center: scale(add(min, max), 0.5), axes: WORLD, halves: scale(sub(max, min), 0.5) };
}

export function obbBox({ center, rotation, halfExtents }) {
  return { center, axes: WORLD.map((axis) => rotate(rotation, axis)), halves: halfExtents };
}

// Half of what the box covers of an axis
export function reach({ axes, halves }, axis) {
  return axes.reduce((sum, unit, i) => sum + halves[i] * Math.abs(dot(unit, axis)), 0);
}

export const crosses = (us, vs) => us.flatMap((u) => vs.map((v) => cross(u, v)));

// No axis of a face of either, nor any perpendicular to an edge of each, separates them.
export function boxesMeet(a, b) {
  const offset = sub(b.center, a.center);
  const axes = [...a.axes, ...b.axes, ...crosses(a.axes, b.axes)];
  return axes.every((axis) => Math.abs(dot(offset, axis)) <= reach(a, axis) + reach(b, axis));
}

export function boxMeetsPolygon(box, corners) {
  const edges = edgesOf(corners);
  const axes = [...box.axes, cross(edges[0], edges[1]), ...crosses(box.axes, edges)];
  return axes.every((axis) => {
    const places = corners.map((p) => dot(sub(p, box.center), axis));
    const r = reach(box, axis);
    return Math.min(...places) <= r && Math.max(...places) >= -r;
  });
}

// With the normals among the edges, also for shapes in one plane
export function polygonsMeet(a, b) {
  const sides = [a, b].map((corners) => {
    const edges = edgesOf(corners);
    return [cross(edges[0], edges[1]), ...edges];
  });
  const axes = [sides[0][0], sides[1][0], ...crosses(sides[0], sides[1])];
  return axes.every((axis) => {
    const p = a.map((corner) => dot(corner, axis));
    const q = b.map((corner) => dot(corner, axis));
    return Math.min(...p) <= Math.max(...q) && Math.min(...q) <= Math.max(...p);
  });
}

export function aabbAabb(a, b) {
  return [0, 1, 2].every((i) => a.min[i] <= b.max[i] && b.min[i] <= a.max[i]);
}

export const aabbObb = (a, b) => boxesMeet(aabbBox(a), obbBox(b));

export function aabbTriangle(box, triangle) {
  return boxMeetsPolygon(aabbBox(box), triangleCorners(triangle));
}

export function aabbParallelogram(box, parallelogram) {
  return boxMeetsPolygon(aabbBox(box), parallelogramCorners(parallelogram));
}

export const obbObb = (a, b) => boxesMeet(obbBox(a), obbBox(b));

export function obbTriangle(box, triangle) {
  return boxMeetsPolygon(obbBox(box), triangleCorners(triangle));
}

export function obbParallelogram(box, parallelogram) {
  return boxMeetsPolygon(obbBox(box), parallelogramCorners(parallelogram));
}

export function triangleTriangle(a, b) {
  return polygonsMeet(triangleCorners(a), triangleCorners(b));
}

export function triangleParallelogram(a, b) {
  return polygonsMeet(triangleCorners(a), parallelogramCorners(b));
}

export function parallelogramParallelogram(a, b) {
  return polygonsMeet(parallelogramCorners(a), parallelogramCorners(b));
}
