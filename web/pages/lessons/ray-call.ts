// What the lessons' code for a ray and a shape is called with, and what the core answers to the same.
import type { Core } from '../../core/index.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Ray, Vec3 } from '../../scene/shape.ts';
import { length } from '../../scene/vectors.ts';
import type { CodeCall } from './model.ts';

/** A ray whose limit is one of t. */
interface LimitedRay {
  readonly origin: Vec3;
  readonly direction: Vec3;
  readonly tMax: number;
}

const limited = ({
  origin,
  direction,
  maxDistance = Number.POSITIVE_INFINITY,
}: Ray): LimitedRay => ({
  origin,
  direction,
  tMax: maxDistance / length(direction),
});

const pairOf = ({ items }: PlainScene) => items.map(({ shape }) => shape);

/** The t of the first common point, or −1. */
export const rayCall: CodeCall = {
  arguments: (scene) => {
    const [ray, shape] = pairOf(scene);
    if (ray?.kind !== 'ray') throw new Error('the first shape is no ray');
    return [limited(ray), shape];
  },
  core: (core: Core, scene) => {
    const [ray, shape] = pairOf(scene);
    return ray && shape ? (core.test(ray, shape).hit?.t ?? -1) : null;
  },
};
