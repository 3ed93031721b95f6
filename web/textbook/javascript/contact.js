import { aabbBox, crosses, obbBox, reach } from './axes.js';
import { add, cross, dot, length, scale, sub } from './vectors.js';

// Half an edge of the box along its axis i
export const sideOf = ({ axes, halves }, i) => scale(axes[i], halves[i]);

// null: apart. The normal, from a to b, along which they overlap least. The axes are those of faces
// of a, of faces of b, then edge of a × edge of b.
export function leastOverlap(a, b) {
  const offset = sub(b.center, a.center);
  let least = { depth: Number.POSITIVE_INFINITY };
  for (const [index, axis] of [...a.axes, ...b.axes, ...crosses(a.axes, b.axes)].entries()) {
    const size = length(axis);
    if (size < 1e-6) continue; // parallel edges
    const normal = scale(axis, (dot(offset, axis) < 0 ? -1 : 1) / size);
    const depth = reach(a, normal) + reach(b, normal) - dot(offset, normal);
    if (depth < 0) return null;
    // Of nearly the same depth: a face, which gives more points than edges
    if (depth < least.depth - (index < 6 ? 0 : 1e-10)) least = { depth, normal, index };
  }
  return least;
}

// What lies behind a plane, dot(normal, p) <= offset, of a polygon: one step of Sutherland–Hodgman
export function clip(polygon, normal, offset) {
  const heights = polygon.map((p) => dot(normal, p) - offset);
  return polygon.flatMap((p, i) => {
    const next = (i + 1) % polygon.length;
    const [h, k] = [heights[i], heights[next]];
    const crossing = h * k < 0 ? [add(p, scale(sub(polygon[next], p), h / (h - k)))] : [];
    return h <= 0 ? [p, ...crossing] : crossing;
  });
}

// The corners of the face that is most against the direction
export function faceAgainst(box, direction) {
  const slopes = box.axes.map((axis) => dot(axis, direction));
  const i = slopes.findIndex((slope) =>
    slopes.every((other) => Math.abs(slope) >= Math.abs(other)),
  );
  const center = add(box.center, scale(sideOf(box, i), slopes[i] > 0 ? -1 : 1));
  const [u, v] = [sideOf(box, (i + 1) % 3), sideOf(box, (i + 2) % 3)];
  const signs = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return signs.map(([s, t]) => add(center, add(scale(u, s), scale(v, t))));
}

// The incident face, clipped by the sides of the reference face i; depths are below that face.
export function clippedFace(reference, i, normal, incident) {
  let polygon = faceAgainst(incident, normal);
  for (const k of [(i + 1) % 3, (i + 2) % 3]) {
    for (const axis of [reference.axes[k], scale(reference.axes[k], -1)]) {
      polygon = clip(polygon, axis, dot(axis, reference.center) + reference.halves[k]);
    }
  }
  const top = dot(normal, reference.center) + reference.halves[i];
  return polygon
    .map((point) => ({ point, depth: top - dot(normal, point) }))
    .filter(({ depth }) => depth >= 0);
}

// The middle of the edge along the axis i that is furthest along the direction
export function edgeMiddle(box, i, direction) {
  const sides = [(i + 1) % 3, (i + 2) % 3].map((k) => sideOf(box, k));
  const steps = sides.map((side) => scale(side, dot(side, direction) < 0 ? -1 : 1));
  return steps.reduce(add, box.center);
}

// The point of the first line that is nearest to the second: o + t u and p + s v
export function nearestOnLine(o, u, p, v) {
  const n = cross(v, cross(u, v));
  return add(o, scale(u, dot(sub(p, o), n) / dot(u, n)));
}

// null: apart. Else depth and normal, from a to b, and points of a and b that face each other
export function boxContact(a, b) {
  const least = leastOverlap(a, b);
  if (!least) return null;
  const { depth, normal, index } = least;
  const back = scale(normal, -1);
  if (index >= 6) {
    const [i, k] = [Math.floor((index - 6) / 3), (index - 6) % 3];
    const [o, p] = [edgeMiddle(a, i, normal), edgeMiddle(b, k, back)];
    const pointA = nearestOnLine(o, a.axes[i], p, b.axes[k]);
    const pointB = nearestOnLine(p, b.axes[k], o, a.axes[i]);
    return { depth, normal, points: [{ pointA, pointB, depth }] };
  }
  const isA = index < 3;
  const found = isA ? clippedFace(a, index, normal, b) : clippedFace(b, index - 3, back, a);
  const points = found.map(({ point, depth }) => {
    const [pointA, pointB] = isA
      ? [add(point, scale(normal, depth)), point]
      : [point, sub(point, scale(normal, depth))];
    return { pointA, pointB, depth };
  });
  return { depth, normal, points };
}

export const aabbAabbContact = (a, b) => boxContact(aabbBox(a), aabbBox(b));

export const aabbObbContact = (a, b) => boxContact(aabbBox(a), obbBox(b));

export const obbObbContact = (a, b) => boxContact(obbBox(a), obbBox(b));
