// Rays against triangles, after Möller and Trumbore 1997 or by the plane's hit: mistakes 12 to 15 and 21.
import type { Ray, Triangle, Vec3 } from '../../../scene/shape.ts';
import type { Exhibit } from './exhibit.ts';

const ray = (origin: Vec3, direction: Vec3): Ray => ({ kind: 'ray', origin, direction });
const triangle = (a: Vec3, b: Vec3, c: Vec3): Triangle => ({ kind: 'triangle', a, b, c });
const across = (z: number) => triangle([-1, -1, z], [1, -1, z], [0, 1, z]);

const kCorner = triangle([0, 0, 0], [1, 0, 0], [0, 1, 0]);

export const triangleExhibits: readonly Exhibit[] = [
  {
    number: 12,
    slug: 'far-limit-unit',
    group: 'triangles',
    pairs: ['ray-triangle'],
    source: 'far-limit',
    inputs: [
      {
        ray: ray([0, 0, 0], [0, 0, 2]),
        triangles: [across(10), across(8)],
        naive: { index: 0, t: 5 },
        exact: { index: 1, t: 4 },
      },
    ],
    changes: [
      {
        from: '    if (t === null || t * Math.hypot(...ray.direction) > limit) continue;\n    limit = t;',
        to: '    if (t === null || t * Math.hypot(...ray.direction) > limit) continue;\n    limit = t * Math.hypot(...ray.direction);',
      },
    ],
  },
  {
    number: 13,
    slug: 'determinant-epsilon',
    group: 'triangles',
    pairs: ['ray-triangle'],
    source: 'determinant-epsilon',
    inputs: [
      {
        a: ray([0.25, 0.25, 1], [0, 0, -1e-6]),
        b: kCorner,
        naive: false,
        exact: { meets: true, hit: { t: 1_000_000 } },
      },
    ],
    changes: [
      {
        from: '  if (Math.abs(determinant) < 1e-5) return false;',
        to: '  if (determinant === 0) return false;',
      },
    ],
  },
  {
    number: 14,
    slug: 'sliver-triangle',
    group: 'triangles',
    pairs: ['ray-triangle'],
    source: 'gram-determinant',
    inputs: [
      {
        a: ray([0.75, 2 ** -29, 1], [0, 0, -1]),
        b: triangle([0, 0, 0], [1, 0, 0], [1, 2 ** -27, 0]),
        naive: false,
        exact: { meets: true, hit: { t: 1, u: 0.5, v: 0.25 } },
      },
    ],
    changes: [
      {
        from: '  const [bb, bc, cc] = [dot(edgeB, edgeB), dot(edgeB, edgeC), dot(edgeC, edgeC)];\n  const determinant = bb * cc - bc * bc;\n  const u = (cc * dot(w, edgeB) - bc * dot(w, edgeC)) / determinant;\n  const v = (bb * dot(w, edgeC) - bc * dot(w, edgeB)) / determinant;',
        to: '  const u = dot(cross(w, edgeC), n) / dot(n, n);\n  const v = dot(cross(edgeB, w), n) / dot(n, n);',
      },
    ],
  },
  {
    number: 15,
    slug: 'mesh-leak',
    group: 'triangles',
    pairs: ['ray-triangle'],
    source: 'mesh-leak',
    inputs: [
      {
        ray: ray([-1, 0, 0], [7, -3, 0]),
        triangles: [
          triangle([0, 0, 0], [1, -1, 0], [-1, 0, 1]),
          triangle([0, 0, 0], [0, -1, -1], [1, -1, 0]),
        ],
        naive: null,
        exact: { index: 0, t: 0.25 },
      },
    ],
    changes: [
      {
        from: '  const point = origin.map((x, i) => x + t * direction[i]);\n  const w = sub(point, a);\n  const u = dot(cross(w, edgeC), n) / dot(n, n);\n  const v = dot(cross(edgeB, w), n) / dot(n, n);\n  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 ? t : null;',
        to: '  // the same number for both triangles of an edge, with opposite signs\n  const [p, q, r] = [sub(a, origin), sub(b, origin), sub(c, origin)];\n  const sides = [cross(p, q), cross(q, r), cross(r, p)].map((side) => dot(direction, side));\n  const inside = Math.min(...sides) >= 0 || Math.max(...sides) <= 0;\n  return inside && t >= 0 ? t : null;',
      },
    ],
  },
  {
    number: 21,
    slug: 'barycentric-names',
    group: 'triangles',
    pairs: ['ray-triangle'],
    source: 'barycentric-names',
    inputs: [
      {
        a: ray([0.7, 0.1, 1], [0, 0, -1]),
        b: kCorner,
        naive: { meets: true, hit: { t: 1, u: 0.2, v: 0.7 } },
        exact: { meets: true, hit: { t: 1, u: 0.7, v: 0.1 } },
      },
    ],
    changes: [
      {
        from: '  return { meets: true, hit: { t, u: weightA, v: weightB } };',
        to: '  return { meets: true, hit: { t, u: weightB, v: weightC } };',
      },
    ],
  },
];
