// Box against plane by distance and projected radius: mistake 22.
import type { Aabb, Obb, Plane, Vec3 } from '../../../web/scene/shape.ts';
import { onPair, type Published, type PublishedAnswer } from './answer.ts';
import { boxOf, dot, three } from './vector.ts';

type Rule = (plane: Plane) => Plane;

function side(shape: Aabb | Obb, { normal, constant }: Plane): PublishedAnswer {
  const { center, axes, half } = boxOf(shape);
  const distance = dot(normal, center) + constant;
  let radius = 0;
  for (const i of three) radius += half[i] * Math.abs(dot(normal, axes[i]));
  const meets = Math.abs(distance) <= radius;
  // a plane along a face leaves the box on its side
  if (Math.abs(distance) < radius) return { meets, side: 'straddling' };
  return { meets, side: distance > 0 ? 'front' : 'back' };
}

const changed = (rule: Rule): Published =>
  onPair(['aabb', 'obb'], ['plane'], (shape, plane) => side(shape, rule(plane)));

const flipped = (i: number) =>
  changed((plane) => ({
    ...plane,
    normal: plane.normal.map((x, k) => (k === i ? -x : x)) as unknown as Vec3,
  }));

/** n·p = constant in place of n·p + constant = 0. */
export const constantOnTheOtherSide = changed((plane) => ({ ...plane, constant: -plane.constant }));

/** Front and back exchanged. */
export const sidesSwapped = changed(({ kind, normal: [x, y, z], constant }) => ({
  kind,
  normal: [-x, -y, -z],
  constant: -constant,
}));

export const xFlipped = flipped(0);
export const yFlipped = flipped(1);
export const zFlipped = flipped(2);
