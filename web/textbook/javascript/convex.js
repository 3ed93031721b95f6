import { aabbBox, obbBox } from './axes.js';
import { parallelogramCorners, triangleCorners } from './polygons.js';
import { add, dot, scale, sub } from './vectors.js';

// Convex shapes: all that is no further than the radius from the hull of the corners
export const pointConvex = ({ position }) => ({ corners: [position], radius: 0 });
export const segmentConvex = ({ start, end }) => ({ corners: [start, end], radius: 0 });
export const sphereConvex = ({ center, radius }) => ({ corners: [center], radius });
export const capsuleConvex = ({ start, end, radius }) => ({ corners: [start, end], radius });

export function boxConvex({ center, axes, halves }) {
  const sides = axes.map((axis, i) => scale(axis, halves[i]));
  const bothWays = (found, side) => found.flatMap((p) => [add(p, side), sub(p, side)]);
  return { corners: sides.reduce(bothWays, [center]), radius: 0 };
}

export const aabbConvex = (box) => boxConvex(aabbBox(box));
export const obbConvex = (box) => boxConvex(obbBox(box));
export const triangleConvex = (triangle) => ({ corners: triangleCorners(triangle), radius: 0 });

export function parallelogramConvex(parallelogram) {
  return { corners: parallelogramCorners(parallelogram), radius: 0 };
}

// The corner that is furthest along the direction
export function furthest(corners, direction) {
  return corners.reduce((best, p) => (dot(p, direction) > dot(best, direction) ? p : best));
}

// The corner of all a − b that is furthest along the direction, and the two that it comes from
export function support(a, b, direction) {
  const p = furthest(a.corners, direction);
  const q = furthest(b.corners, scale(direction, -1));
  return { a: p, b: q, d: sub(p, q) };
}
