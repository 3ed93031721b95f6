import { WORLD } from './axes.js';
import { support } from './convex.js';
import { gjk, nearestOf, triple } from './gjk.js';
import { add, cross, dot, EPSILON, length, scale, sub } from './vectors.js';

// A triangle of the polytope, counter-clockwise as seen from outside: the distance of its plane and
// its nearest point to the origin. One without area has no plane and is passed over.
export function faceOf(corners) {
  const [p, q, r] = corners.map(({ d }) => d);
  const normal = cross(sub(q, p), sub(r, p));
  const area = length(normal);
  const none = Number.POSITIVE_INFINITY;
  if (area < EPSILON ** 2) return { corners, normal, distance: none, nearest: { distance: none } };
  const unit = scale(normal, 1 / area);
  return { corners, normal: unit, distance: dot(unit, p), nearest: nearestOf(corners) };
}

// The faces that the point sees give way to those between their rim and the point.
export function expanded(faces, point) {
  const isSeen = ({ normal, distance }) => dot(normal, point.d) > distance;
  const seen = faces.filter(isSeen);
  const edges = seen.flatMap(({ corners: [p, q, r] }) => [
    [p, q],
    [q, r],
    [r, p],
  ]);
  const rim = edges.filter(([p, q]) => !edges.some(([r, s]) => r === q && s === p));
  const others = faces.filter((face) => !seen.includes(face));
  return [...others, ...rim.map(([p, q]) => faceOf([p, q, point]))];
}

// The faces of a tetrahedron around the corners; where a − b is flat, a normal of that
export function tetrahedron(a, b, corners) {
  const found = [...corners];
  while (found.length < 4) {
    const [p, q, r] = found.map(({ d }) => d);
    const edge = q && sub(q, p);
    const across = q ? WORLD.map((axis) => cross(edge, axis)) : WORLD;
    const axes = r ? [cross(edge, sub(r, p))] : across;
    const units = axes.filter((u) => length(u) > 0).map((u) => scale(u, 1 / length(u)));
    const both = units.flatMap((u) => [support(a, b, u), support(a, b, scale(u, -1))]);
    const isOff = ({ d }, i) => Math.abs(dot(sub(d, p), units[i >> 1])) > EPSILON;
    const next = both.find(isOff);
    if (!next) return { faces: [], flat: units[0] };
    found.push(next);
  }
  const [p, q, r, s] = found;
  const isLeft = triple(sub(q.d, p.d), sub(r.d, p.d), sub(s.d, p.d)) > 0;
  const [u, v] = isLeft ? [q, r] : [r, q];
  return {
    faces: [
      [p, v, u],
      [p, u, s],
      [u, v, s],
      [v, p, s],
    ].map(faceOf),
  };
}

// With the radii: depth, normal from a to b, and the points of a and b that face each other
export function penetration(a, b, nearest, normal, depth) {
  return {
    depth: depth + a.radius + b.radius,
    normal,
    pointA: add(nearest.pointA, scale(normal, a.radius)),
    pointB: sub(nearest.pointB, scale(normal, b.radius)),
  };
}

// null: apart. From the simplex of GJK on, the polytope grows where its face is nearest to the
// origin.
export function epa(a, b) {
  const start = gjk(a, b);
  const { point, distance } = start;
  if (distance > a.radius + b.radius + EPSILON) return null;
  // Only what is round overlaps
  if (distance > EPSILON) return penetration(a, b, start, scale(point, -1 / distance), -distance);
  let { faces, flat } = tetrahedron(a, b, start.corners);
  if (flat) return penetration(a, b, start, flat, 0);
  for (let i = 0; ; i++) {
    const nearer = (f, g) => (g.nearest.distance < f.nearest.distance ? g : f);
    const { normal, distance, nearest } = faces.reduce(nearer);
    const next = support(a, b, normal);
    const isLast = i === 64 || dot(normal, next.d) - distance <= EPSILON;
    if (isLast) return penetration(a, b, nearest, normal, distance);
    faces = expanded(faces, next);
  }
}
