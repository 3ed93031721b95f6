import { add, clamp, dot, length, scale, sub } from './vectors.js';

// Rays and segments: origin + t · direction with t from 0 to tMax.
export function rayLine({ origin, direction, maxDistance = Number.POSITIVE_INFINITY }) {
  return { origin, direction, tMax: maxDistance / length(direction) };
}

export function segmentLine({ start, end }) {
  return { origin: start, direction: sub(end, start), tMax: 1 };
}

export const pointAt = ({ origin, direction }, t) => add(origin, scale(direction, t));

export function distanceToLine(p, line) {
  const { origin, direction, tMax } = line;
  const t = dot(sub(p, origin), direction) / dot(direction, direction);
  return length(sub(p, pointAt(line, clamp(t, 0, tMax))));
}

// The best t for a free s, then the best s for that t
export function lineDistance(a, b) {
  const offset = sub(a.origin, b.origin);
  const [aa, ab] = [dot(a.direction, a.direction), dot(a.direction, b.direction)];
  const bb = dot(b.direction, b.direction);
  const [ao, bo] = [dot(a.direction, offset), dot(b.direction, offset)];
  const det = aa * bb - ab * ab; // 0 for parallel lines, but for the rounding
  const free = det > 0 ? clamp((ab * bo - ao * bb) / det, 0, a.tMax) : 0;
  const t = clamp((ab * free + bo) / bb, 0, b.tMax);
  const s = clamp((ab * t - ao) / aa, 0, a.tMax);
  return length(sub(pointAt(a, s), pointAt(b, t)));
}
