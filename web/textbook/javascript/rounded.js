import { distanceToLine, lineDistance, pointAt, segmentLine } from './lines.js';
import {
  distanceToPolygon,
  parallelogramCorners,
  segmentToPolygon,
  triangleCorners,
} from './polygons.js';
import { clamp, dot, length, rotateBack, sub } from './vectors.js';

// From p to the point of the box that is nearest to it
export const outside = (p, min, max) => p.map((x, i) => x - clamp(x, min[i], max[i]));

// The distance is a convex function of t: its slope is halved in on.
export function segmentToBox(segment, min, max) {
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const t = (low + high) / 2;
    const slope = dot(outside(pointAt(segment, t), min, max), segment.direction);
    if (slope < 0) low = t;
    else high = t;
  }
  return length(outside(pointAt(segment, high), min, max));
}

export function sphereSphere(a, b) {
  return length(sub(a.center, b.center)) <= a.radius + b.radius;
}

export function sphereCapsule({ center, radius }, capsule) {
  return distanceToLine(center, segmentLine(capsule)) <= radius + capsule.radius;
}

export function sphereAabb({ center, radius }, { min, max }) {
  return length(outside(center, min, max)) <= radius;
}

export function sphereObb(sphere, { center, rotation, halfExtents }) {
  const local = rotateBack(rotation, sub(sphere.center, center));
  const min = halfExtents.map((h) => -h);
  return length(outside(local, min, halfExtents)) <= sphere.radius;
}

export function sphereTriangle({ center, radius }, triangle) {
  return distanceToPolygon(center, triangleCorners(triangle)) <= radius;
}

export function sphereParallelogram({ center, radius }, parallelogram) {
  return distanceToPolygon(center, parallelogramCorners(parallelogram)) <= radius;
}

export function capsuleCapsule(a, b) {
  return lineDistance(segmentLine(a), segmentLine(b)) <= a.radius + b.radius;
}

export function capsuleAabb(capsule, { min, max }) {
  return segmentToBox(segmentLine(capsule), min, max) <= capsule.radius;
}

export function capsuleObb({ start, end, radius }, { center, rotation, halfExtents }) {
  const local = (p) => rotateBack(rotation, sub(p, center));
  const segment = segmentLine({ start: local(start), end: local(end) });
  const min = halfExtents.map((h) => -h);
  return segmentToBox(segment, min, halfExtents) <= radius;
}

export function capsuleTriangle(capsule, triangle) {
  return segmentToPolygon(segmentLine(capsule), triangleCorners(triangle)) <= capsule.radius;
}

export function capsuleParallelogram(capsule, parallelogram) {
  const corners = parallelogramCorners(parallelogram);
  return segmentToPolygon(segmentLine(capsule), corners) <= capsule.radius;
}
