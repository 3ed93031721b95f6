import { distanceToLine, lineDistance, pointAt } from './lines.js';
import { add, clamp, cross, dot, length, sub } from './vectors.js';

// Corners in order around the shape
export const triangleCorners = ({ a, b, c }) => [a, b, c];
export const parallelogramCorners = ({ a, b, c }) => [a, b, sub(add(b, c), a), c];

export function edgesOf(corners) {
  return corners.map((p, i) => sub(corners[(i + 1) % corners.length], p));
}

// Above the inside the distance to the plane, else to the nearest edge
export function distanceToPolygon(p, corners) {
  const edges = edgesOf(corners);
  const normal = cross(edges[0], edges[1]);
  if (edges.every((edge, i) => dot(cross(edge, sub(p, corners[i])), normal) >= 0)) {
    return Math.abs(dot(sub(p, corners[0]), normal)) / length(normal);
  }
  const lines = edges.map((edge, i) => ({ origin: corners[i], direction: edge, tMax: 1 }));
  return Math.min(...lines.map((line) => distanceToLine(p, line)));
}

// From an end, or from where the segment crosses the plane, or between it and an edge
export function segmentToPolygon(segment, corners) {
  const edges = edgesOf(corners);
  const normal = cross(edges[0], edges[1]);
  const slope = dot(normal, segment.direction);
  const t = slope === 0 ? 0 : dot(normal, sub(corners[0], segment.origin)) / slope;
  const points = [0, clamp(t, 0, 1), 1].map((s) => pointAt(segment, s));
  const lines = edges.map((edge, i) => ({ origin: corners[i], direction: edge, tMax: 1 }));
  return Math.min(
    ...points.map((p) => distanceToPolygon(p, corners)),
    ...lines.map((line) => lineDistance(segment, line)),
  );
}
