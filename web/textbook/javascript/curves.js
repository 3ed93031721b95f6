import { rayLine, segmentLine } from './lines.js';
import { cross, dot, rotateBack, scale, sub } from './vectors.js';

// Between the roots of |origin − center + t · direction|² = radius²
export function hitSphere({ origin, direction, tMax }, center, radius) {
  const from = sub(origin, center);
  const [a, b] = [dot(direction, direction), dot(from, direction)];
  const root = Math.sqrt(b * b - a * (dot(from, from) - radius * radius)); // NaN for a miss
  const enter = Math.max((-b - root) / a, 0);
  return enter <= Math.min((-b + root) / a, tMax) ? enter : -1;
}

// Within the radius of the axis, and between the planes through its ends
export function hitCylinder({ origin, direction, tMax }, { start, end, radius }) {
  const axis = sub(end, start);
  const from = sub(origin, start);
  const [o, d] = [cross(from, axis), cross(direction, axis)];
  const [a, b, c] = [dot(d, d), dot(o, d), dot(o, o) - radius * radius * dot(axis, axis)];
  if (a === 0 && c > 0) return -1; // along the axis, outside
  const root = Math.sqrt(b * b - a * c);
  const [t0, t1] = a === 0 ? [0, tMax] : [(-b - root) / a, (-b + root) / a];
  const s0 = -dot(from, axis) / dot(direction, axis);
  const s1 = dot(sub(end, origin), axis) / dot(direction, axis);
  const enter = Math.max(t0, Math.min(s0, s1), 0);
  return enter <= Math.min(t1, Math.max(s0, s1), tMax) ? enter : -1;
}

export function hitCapsule(line, capsule) {
  const { start, end, radius } = capsule;
  const ends = [hitSphere(line, start, radius), hitSphere(line, end, radius)];
  const hits = [...ends, hitCylinder(line, capsule)].filter((t) => t >= 0);
  return hits.length > 0 ? Math.min(...hits) : -1;
}

// Where the line is between all three pairs of faces
export function hitSlabs({ origin, direction, tMax }, min, max) {
  let [enter, leave] = [0, tMax];
  for (let i = 0; i < 3; i++) {
    const t0 = (min[i] - origin[i]) / direction[i]; // 0 / 0 in the plane of a face
    const t1 = (max[i] - origin[i]) / direction[i];
    enter = Math.max(enter, Math.min(t0, t1));
    leave = Math.min(leave, Math.max(t0, t1));
  }
  return enter <= leave ? enter : -1;
}

export function hitBox({ origin, direction, tMax }, { center, rotation, halfExtents }) {
  const local = {
    origin: rotateBack(rotation, sub(origin, center)),
    direction: rotateBack(rotation, direction),
    tMax,
  };
  return hitSlabs(local, scale(halfExtents, -1), halfExtents);
}

// origin + t · direction = a + u · (b − a) + v · (c − a), by Möller and Trumbore
export function solve({ origin, direction }, { a, b, c }) {
  const [e, f, offset] = [sub(b, a), sub(c, a), sub(origin, a)];
  const p = cross(direction, f);
  const q = cross(offset, e);
  const k = 1 / dot(e, p); // 1 / 0 for a line along the plane: a comparison fails then
  return [dot(f, q) * k, dot(offset, p) * k, dot(direction, q) * k];
}

export function hitTriangle(line, triangle) {
  const [t, u, v] = solve(line, triangle);
  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 && t <= line.tMax ? t : -1;
}

export function hitParallelogram(line, parallelogram) {
  const [t, u, v] = solve(line, parallelogram);
  return u >= 0 && u <= 1 && v >= 0 && v <= 1 && t >= 0 && t <= line.tMax ? t : -1;
}

export function hitPlane({ origin, direction, tMax }, { normal, constant }) {
  const slope = dot(normal, direction);
  if (slope === 0) return -1;
  const t = -(dot(normal, origin) + constant) / slope;
  return t >= 0 && t <= tMax ? t : -1;
}

// The t of the first common point, or −1
export function segmentSphere(segment, { center, radius }) {
  return hitSphere(segmentLine(segment), center, radius);
}

// The t of the first common point, or −1
export function raySphere(ray, { center, radius }) {
  return hitSphere(rayLine(ray), center, radius);
}

// The t of the first common point, or −1
export const segmentCapsule = (segment, capsule) => hitCapsule(segmentLine(segment), capsule);

// The t of the first common point, or −1
export const rayCapsule = (ray, capsule) => hitCapsule(rayLine(ray), capsule);

// The t of the first common point, or −1
export const segmentAabb = (segment, { min, max }) => hitSlabs(segmentLine(segment), min, max);

// The t of the first common point, or −1
export const rayAabb = (ray, { min, max }) => hitSlabs(rayLine(ray), min, max);

// The t of the first common point, or −1
export const segmentObb = (segment, box) => hitBox(segmentLine(segment), box);

// The t of the first common point, or −1
export const rayObb = (ray, box) => hitBox(rayLine(ray), box);

// The t of the common point, or −1
export const segmentTriangle = (segment, triangle) => hitTriangle(segmentLine(segment), triangle);

// The t of the common point, or −1
export const rayTriangle = (ray, triangle) => hitTriangle(rayLine(ray), triangle);

// The t of the common point, or −1
export function segmentParallelogram(segment, parallelogram) {
  return hitParallelogram(segmentLine(segment), parallelogram);
}

// The t of the common point, or −1
export function rayParallelogram(ray, parallelogram) {
  return hitParallelogram(rayLine(ray), parallelogram);
}

// The t of the common point, or −1
export const segmentPlane = (segment, plane) => hitPlane(segmentLine(segment), plane);

// The t of the common point, or −1
export const rayPlane = (ray, plane) => hitPlane(rayLine(ray), plane);
