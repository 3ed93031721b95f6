import { add, clamp, dot, scale, sub } from '../../../textbook/javascript/vectors.js';
import { nearestOnTriangle, squareOf } from './nearest.js';

// #spheresMeet
export function spheresMeet(a, b) {
  const reach = a.radius + b.radius;
  return squareOf(sub(a.center, b.center)) <= reach * reach;
}

// #sphereMeetsBox
export function sphereMeetsBox({ center, radius }, { min, max }) {
  const nearest = center.map((x, i) => clamp(x, min[i], max[i]));
  return squareOf(sub(center, nearest)) <= radius * radius;
}

// #sphereMeetsTriangle
export function sphereMeetsTriangle({ center, radius }, triangle) {
  return squareOf(sub(center, nearestOnTriangle(triangle, center))) <= radius * radius;
}

// #squareBetween
export function squareBetween(p, d, q, e) {
  const r = sub(p, q);
  const [dd, de, ee] = [dot(d, d), dot(d, e), dot(e, e)];
  const [dr, er] = [dot(d, r), dot(e, r)];
  const det = dd * ee - de * de;
  let s = det > 0 ? clamp((de * er - dr * ee) / det, 0, 1) : 0; // #parallelSegments
  const t = ee > 0 ? clamp((de * s + er) / ee, 0, 1) : 0; // #bestT
  s = dd > 0 ? clamp((de * t - dr) / dd, 0, 1) : 0; // #bestS
  return squareOf(add(r, sub(scale(d, s), scale(e, t))));
}

// #capsulesMeet
export function capsulesMeet(a, b) {
  const reach = a.radius + b.radius;
  const square = squareBetween(a.start, sub(a.end, a.start), b.start, sub(b.end, b.start));
  return square <= reach * reach;
}
