// What cases have in common: parallel edges, contact, a start inside, a direction that is not of length one.

import { core } from '../../../../cli/testing/core.ts';
import type { Container } from '../../../../core/api.ts';
import type { Shape } from '../../../../scene/shape.ts';
import { length } from '../../../../scene/vectors.ts';
import { type Asked, causeOf, type Trait } from './cause.ts';
import { explained, nearestAxes, separating } from './explained.ts';

function shapesOf({ judged }: Asked): readonly Shape[] {
  if ('a' in judged) return [judged.a, judged.b];
  return 'ray' in judged ? [judged.ray, ...judged.triangles] : [];
}

const rayOf = (asked: Asked) => shapesOf(asked).find(({ kind }) => kind === 'ray');

const castOf = ({ judged }: Asked) =>
  'a' in judged && judged.motion ? core.cast(judged.a, judged.b, judged.motion) : null;

const has = (key: string, holds: (asked: Asked) => boolean): Trait => ({
  cause: causeOf(`trait.${key}`),
  holds,
});

/** Cosines above it are of edges that are parallel but for rounding; next, but for a small angle. */
const kParallel = 1 - 1e-12;
const kNearlyParallel = 1 - 1e-4;

const isUnit = (size: number) => Math.abs(size - 1) < 1e-9;

/** Meters: less is contact for most purposes. */
const kNear = 1e-6;

function distances({ judged }: Asked): { distance: number; depth: number | null } | null {
  return 'a' in judged && !judged.motion ? core.distance(judged.a, judged.b) : null;
}

function isNear(asked: Asked): boolean {
  const found = distances(asked);
  if (!found) return false;
  return found.depth === null ? found.distance <= kNear : found.depth <= kNear;
}

/** Rays parallel to a face: there is no end of what a slab leaves. */
const isAlongSlab = (asked: Asked): boolean =>
  (explained(asked)?.steps ?? []).some(
    ({ group, b }) =>
      group === 'slab' && b !== null && b.every((x) => !Number.isFinite(x ?? Number.NaN)),
  );

/** On the plane of a face that it runs along. */
const isOnSlab = (asked: Asked): boolean => {
  const { judged } = asked;
  if (!('a' in judged) || judged.a.kind !== 'ray' || judged.b.kind !== 'aabb') return false;
  const { origin, direction } = judged.a;
  const { min, max } = judged.b;
  return direction.some((x, i) => x === 0 && (origin[i] === min[i] || origin[i] === max[i]));
};

function contains(asked: Asked): boolean {
  const { judged } = asked;
  if (!('a' in judged)) return false;
  try {
    return (
      core.contains(judged.a as Container, judged.b) ||
      core.contains(judged.b as Container, judged.a)
    );
  } catch {
    return false;
  }
}

/** The most specific come first. */
export const kTraits: readonly Trait[] = [
  has('castInside', (asked) => castOf(asked)?.startsInside === true),
  has('castTouches', (asked) => castOf(asked)?.outcome === 'touches'),
  has('castStarts', (asked) => castOf(asked)?.tEnter === 0),
  has('onFace', isOnSlab),
  has('parallel', (asked) => {
    const steps = explained(asked)?.steps ?? [];
    const isSkipped = steps.some(({ skipReason }) => skipReason === 'parallel');
    return isSkipped || (nearestAxes(asked) ?? 0) > kParallel;
  }),
  has('nearlyParallel', (asked) => (nearestAxes(asked) ?? 0) > kNearlyParallel),
  has('touching', (asked) => explained(asked)?.outcome === 'touching'),
  has('near', isNear),
  has('startsInside', (asked) => explained(asked)?.hit?.startsInside === true),
  has('behind', (asked) => separating(asked).some(({ beyond }) => beyond === 'start')),
  has('beyondEnd', (asked) => separating(asked).some(({ beyond }) => beyond === 'end')),
  has('alongFace', isAlongSlab),
  has('limited', (asked) => {
    const ray = rayOf(asked);
    return ray?.kind === 'ray' && ray.maxDistance !== undefined;
  }),
  has('shortDirection', (asked) => {
    const ray = rayOf(asked);
    return ray?.kind === 'ray' && length(ray.direction) < 1e-3;
  }),
  has('directionLength', (asked) => {
    const ray = rayOf(asked);
    return ray?.kind === 'ray' && !isUnit(length(ray.direction));
  }),
  has('normalLength', (asked) =>
    shapesOf(asked).some((shape) => shape.kind === 'plane' && !isUnit(length(shape.normal))),
  ),
  has('rotationLength', (asked) =>
    shapesOf(asked).some((shape) => shape.kind === 'obb' && !isUnit(Math.hypot(...shape.rotation))),
  ),
  has('turned', (asked) =>
    shapesOf(asked).some(
      (shape) => shape.kind === 'obb' && shape.rotation.filter((x) => x !== 0).length > 1,
    ),
  ),
  has('inside', contains),
  has('shared', ({ family, judged }) => 'ray' in judged && family === 'touching'),
];
