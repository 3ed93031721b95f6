import { support } from './convex.js';
import { add, cross, dot, EPSILON, length, scale, sub } from './vectors.js';

export const triple = (a, b, c) => dot(a, cross(b, c));
export const mixed = (points, weights) => points.map((p, i) => scale(p, weights[i])).reduce(add);

// Of one to four points: their shares, but for a common factor, in the point nearest to the origin
// of their line, plane or space
export function sharesOf([p, q, r, s]) {
  if (s) return [triple(q, r, s), -triple(p, r, s), triple(p, q, s), -triple(p, q, r)];
  if (r) {
    const normal = cross(sub(q, p), sub(r, p));
    return [triple(normal, q, r), triple(normal, r, p), triple(normal, p, q)];
  }
  return q ? [dot(q, sub(q, p)), dot(p, sub(p, q))] : [1];
}

// The point of a simplex that is nearest to the origin, and the corners around it: of all choices
// of corners that have it inside, where each share is positive, the one that comes nearest
export function nearestOf(simplex) {
  let nearest = { distance: Number.POSITIVE_INFINITY };
  for (let bits = 1; bits < 2 ** simplex.length; bits++) {
    const corners = simplex.filter((_, i) => (bits >> i) % 2 === 1);
    const shares = sharesOf(corners.map(({ d }) => d));
    const sum = shares.reduce((x, y) => x + y);
    const weights = shares.map((share) => share / sum);
    if (!weights.every((weight) => weight > 0)) continue;
    const mix = (of) => mixed(corners.map(of), weights);
    const point = mix(({ d }) => d);
    const distance = length(point);
    if (distance >= nearest.distance) continue;
    nearest = { corners, point, pointA: mix(({ a }) => a), pointB: mix(({ b }) => b), distance };
  }
  return nearest;
}

// The point of all a − b, without the radii, that is nearest to the origin
export function gjk(a, b) {
  let nearest = nearestOf([support(a, b, [1, 0, 0])]);
  for (let i = 0; i < 64; i++) {
    const { corners, point, distance } = nearest;
    if (distance <= EPSILON) break;
    const next = support(a, b, scale(point, -1));
    // None lies nearer to the origin, but for the tolerance
    if (distance - dot(next.d, point) / distance <= EPSILON) break;
    nearest = nearestOf([...corners, next]);
    if (nearest.corners.length === 4) nearest.distance = 0; // the origin is inside
  }
  return nearest;
}

// Their distance, 0 where they meet; else also the nearest points of both
export function gjkDistance(a, b) {
  const { point, pointA, pointB, distance } = gjk(a, b);
  const gap = distance - a.radius - b.radius;
  if (gap <= EPSILON) return { distance: 0 };
  const normal = scale(point, -1 / distance);
  return {
    distance: gap,
    pointA: add(pointA, scale(normal, a.radius)),
    pointB: sub(pointB, scale(normal, b.radius)),
  };
}
