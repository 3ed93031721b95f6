import { cross, dot, sub } from '../../../textbook/javascript/vectors.js';

// #edgeSide
export const edgeSide = (d, p, q) => dot(d, cross(p, q));

// #passesThrough
export function passesThrough({ origin, direction }, { a, b, c }) {
  const [p, q, r] = [sub(a, origin), sub(b, origin), sub(c, origin)];
  const edges = [
    [p, q],
    [q, r],
    [r, p],
  ];
  const sides = edges.map(([from, to]) => edgeSide(direction, from, to));
  if (Math.min(...sides) < 0 && Math.max(...sides) > 0) return false;
  const normal = cross(sub(q, p), sub(r, p));
  const [far, along] = [dot(normal, p), dot(normal, direction)];
  return along !== 0 && far / along >= 0; // #inFront
}

// #crossings
export const crossings = (ray, triangles) =>
  triangles.filter((triangle) => passesThrough(ray, triangle)).length;
