import { add, cross, dot, scale, sub } from '../../../textbook/javascript/vectors.js';
import { squareOf } from './nearest.js';

// #furthestCorner
export function furthestCorner({ a, b, c }, direction) {
  const isFurther = (p, best) => dot(p, direction) > dot(best, direction);
  return [a, b, c].reduce((best, p) => (isFurther(p, best) ? p : best));
}

// #supportPoint
export function supportPoint(a, b, direction) {
  return sub(furthestCorner(a, direction), furthestCorner(b, scale(direction, -1)));
}

// #sharesOf
export function sharesOfCorners([p, q, r, s]) {
  if (s) {
    const [qr, rs] = [cross(q, r), cross(r, s)];
    return [dot(q, rs), -dot(p, rs), dot(p, cross(q, s)), -dot(p, qr)];
  }
  if (r) {
    const n = cross(sub(q, p), sub(r, p));
    return [dot(n, cross(q, r)), dot(n, cross(r, p)), dot(n, cross(p, q))];
  }
  return q ? [dot(q, sub(q, p)), dot(p, sub(p, q))] : [1];
}

// #nearestOn
export function nearestOnCorners(corners) {
  const shares = sharesOfCorners(corners);
  const sum = shares.reduce((x, y) => x + y);
  if (!shares.every((share) => share / sum > 0)) return null;
  const point = corners
    .map((corner, i) => scale(corner, shares[i] / sum))
    .reduce((p, q) => add(p, q));
  return { corners, point, square: corners.length === 4 ? 0 : squareOf(point) }; // #originInside
}

// #nearestToOrigin
export function nearestToOrigin(corners) {
  let nearest = null;
  for (let bits = 1; bits < 1 << corners.length; bits++) {
    const found = nearestOnCorners(corners.filter((_, i) => (bits >> i) & 1));
    if (found && (nearest === null || found.square < nearest.square)) nearest = found;
  }
  return nearest;
}

// #triangleDistance
export function triangleDistance(a, b) {
  let nearest = nearestToOrigin([supportPoint(a, b, [1, 0, 0])]);
  for (let i = 0; i < 64 && nearest.square > 0; i++) {
    const next = supportPoint(a, b, scale(nearest.point, -1));
    const found = nearestToOrigin([...nearest.corners, next]);
    if (!(found && found.square < nearest.square)) break; // #noNearer
    nearest = found;
  }
  return Math.sqrt(nearest.square);
}
