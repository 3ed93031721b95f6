import { aabbBox, obbBox, reach } from './axes.js';
import { parallelogramCorners, triangleCorners } from './polygons.js';
import { cross, dot, EPSILON, length, scale } from './vectors.js';

// The signed distance times the length of the normal
export const side = ({ normal, constant }, p) => dot(normal, p) + constant;

export function boxMeetsPlane(box, plane) {
  return Math.abs(side(plane, box.center)) <= reach(box, plane.normal);
}

export function polygonMeetsPlane(corners, plane) {
  const sides = corners.map((corner) => side(plane, corner));
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

export function pointPlane({ position }, plane) {
  return Math.abs(side(plane, position)) <= EPSILON * length(plane.normal);
}

export function spherePlane({ center, radius }, plane) {
  return Math.abs(side(plane, center)) <= radius * length(plane.normal);
}

export function capsulePlane({ start, end, radius }, plane) {
  const [s, e] = [side(plane, start), side(plane, end)];
  return s * e <= 0 || Math.min(Math.abs(s), Math.abs(e)) <= radius * length(plane.normal);
}

export const aabbPlane = (box, plane) => boxMeetsPlane(aabbBox(box), plane);

export const obbPlane = (box, plane) => boxMeetsPlane(obbBox(box), plane);

export const trianglePlane = (a, plane) => polygonMeetsPlane(triangleCorners(a), plane);

export const parallelogramPlane = (a, plane) => polygonMeetsPlane(parallelogramCorners(a), plane);

// Parallel planes meet only where they are the same.
export function planePlane(a, b) {
  const lengths = length(a.normal) * length(b.normal);
  if (length(cross(a.normal, b.normal)) > EPSILON * lengths) return true;
  const onA = scale(a.normal, -a.constant / dot(a.normal, a.normal));
  return Math.abs(side(b, onA)) <= EPSILON * length(b.normal);
}
