import { distanceToLine, lineDistance, rayLine, segmentLine } from './lines.js';
import { distanceToPolygon, parallelogramCorners, triangleCorners } from './polygons.js';
import { EPSILON, length, rotateBack, sub } from './vectors.js';

export const pointPoint = (a, b) => a.position.every((x, i) => x === b.position[i]);

export function pointSegment({ position }, segment) {
  return distanceToLine(position, segmentLine(segment)) <= EPSILON;
}

export const pointRay = ({ position }, ray) => distanceToLine(position, rayLine(ray)) <= EPSILON;

export function pointSphere({ position }, { center, radius }) {
  return length(sub(position, center)) <= radius;
}

export function pointCapsule({ position }, capsule) {
  return distanceToLine(position, segmentLine(capsule)) <= capsule.radius;
}

export function pointAabb({ position }, { min, max }) {
  return position.every((x, i) => min[i] <= x && x <= max[i]);
}

export function pointObb({ position }, { center, rotation, halfExtents }) {
  const local = rotateBack(rotation, sub(position, center));
  return local.every((x, i) => Math.abs(x) <= halfExtents[i]);
}

export function pointTriangle({ position }, triangle) {
  return distanceToPolygon(position, triangleCorners(triangle)) <= EPSILON;
}

export function pointParallelogram({ position }, parallelogram) {
  return distanceToPolygon(position, parallelogramCorners(parallelogram)) <= EPSILON;
}

export const segmentSegment = (a, b) => lineDistance(segmentLine(a), segmentLine(b)) <= EPSILON;

export const segmentRay = (a, b) => lineDistance(segmentLine(a), rayLine(b)) <= EPSILON;

export const rayRay = (a, b) => lineDistance(rayLine(a), rayLine(b)) <= EPSILON;
