// Ray against triangle, after Möller and Trumbore 1997 or by the plane's hit and barycentric
// coordinates: mistakes 12 to 15 and 21.
import type { Ray, Triangle, Vec3 } from '../../../web/scene/shape.ts';
import { type Input, miss, onPair, type Published, type PublishedAnswer } from './answer.ts';
import { add, cross, dot, length, normalize, scale, sub } from './vector.ts';

/** The plane's hit and two edges from corner a; null where the ray is parallel or the plane behind. */
function planeHit(ray: Ray, { a, b, c }: Triangle, adjust = (normal: Vec3) => normal) {
  const edgeB = sub(b, a);
  const edgeC = sub(c, a);
  const normal = adjust(cross(edgeB, edgeC));
  const t = dot(normal, sub(a, ray.origin)) / dot(normal, ray.direction);
  if (!(t >= 0 && t < Number.POSITIVE_INFINITY)) return null;
  return { t, edgeB, edgeC, normal, point: add(ray.origin, scale(ray.direction, t)) };
}

/** Weights of b and c by the normal equations of the two edges. */
function byGram(w: Vec3, edgeB: Vec3, edgeC: Vec3): readonly [number, number] {
  const bb = dot(edgeB, edgeB);
  const bc = dot(edgeB, edgeC);
  const cc = dot(edgeC, edgeC);
  const determinant = bb * cc - bc * bc;
  return [
    (cc * dot(w, edgeB) - bc * dot(w, edgeC)) / determinant,
    (bb * dot(w, edgeC) - bc * dot(w, edgeB)) / determinant,
  ];
}

const inTriangle = (u: number, v: number) => u >= 0 && v >= 0 && u + v <= 1;

function gramHit(ray: Ray, triangle: Triangle, adjust?: (normal: Vec3) => Vec3) {
  const hit = planeHit(ray, triangle, adjust);
  if (!hit) return null;
  const [u, v] = byGram(sub(hit.point, triangle.a), hit.edgeB, hit.edgeC);
  return inTriangle(u, v) ? { t: hit.t, u, v } : null;
}

const onTriangle = (hitOf: (ray: Ray, triangle: Triangle) => PublishedAnswer['hit'] | null) =>
  onPair(['ray'], ['triangle'], (ray, triangle) => {
    const hit = hitOf(ray, triangle);
    return hit ? { meets: true, hit } : miss;
  });

/** The Gram determinant of a sliver's edges is 0 where that of the plane's equation is not. */
export const gramDeterminant: Published = onTriangle((ray, triangle) => gramHit(ray, triangle));

/** A determinant of less than 10⁻⁵ counts as parallel, however long the direction is. */
export const determinantEpsilon: Published = onTriangle((ray, triangle) => {
  const { a, b, c } = triangle;
  const determinant = dot(cross(sub(b, a), sub(c, a)), ray.direction);
  return Math.abs(determinant) < 1e-5 ? null : gramHit(ray, triangle);
});

/** Weights of a and b given out as u and v, which are those of b and c. */
export const weightsOfAAndB: Published = onTriangle((ray, triangle) => {
  const hit = gramHit(ray, triangle);
  return hit && { ...hit, u: 1 - hit.u - hit.v, v: hit.u };
});

/** The triangles of a list; of a pair of shapes the one that is the second. */
function trianglesOf(input: Input): { ray: Ray; triangles: Triangle[] } {
  if ('a' in input) {
    if (input.a.kind !== 'ray' || input.b.kind !== 'triangle') throw new TypeError('ray, triangle');
    return { ray: input.a, triangles: [input.b] };
  }
  if ('shapes' in input) {
    const triangles = input.shapes.filter((shape) => shape.kind === 'triangle');
    return { ray: input.ray, triangles };
  }
  const { ray, positions, index } = input;
  const corner = (i = 0) => positions.slice(3 * i, 3 * i + 3) as unknown as Vec3;
  const triangles = Array.from({ length: index.length / 3 }, (_, i): Triangle => {
    const [a, b, c] = index.slice(3 * i, 3 * i + 3);
    return { kind: 'triangle', a: corner(a), b: corner(b), c: corner(c) };
  });
  return { ray, triangles };
}

/** Which triangle is hit first? The limit is a length at first and is compared as one, but stored as t. */
export const limitStoredAsT: Published = (input) => {
  const { ray, triangles } = trianglesOf(input);
  let limit = ray.maxDistance ?? Number.POSITIVE_INFINITY;
  let answer = miss;
  for (const [slot, triangle] of triangles.entries()) {
    const hit = gramHit(ray, triangle);
    if (hit === null || hit.t * length(ray.direction) > limit) continue;
    limit = hit.t;
    answer = { meets: true, slot, hit: { t: hit.t } };
  }
  return answer;
};

/** Each triangle by its own unit normal, u and v rounded for each: both deny their common edge. */
export const eachForItself: Published = (input) => {
  const { ray, triangles } = trianglesOf(input);
  return { meets: triangles.some((triangle) => gramHit(ray, triangle, normalize) !== null) };
};
