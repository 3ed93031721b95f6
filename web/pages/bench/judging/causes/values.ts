// Causes in the numbers of an answer: a sign, a unit, the way out instead of the way in, names that are exchanged.
import type { Vec3 } from '../../../../scene/shape.ts';
import { cross, length, sub } from '../../../../scene/vectors.ts';
import type { JudgedCase, Wrong } from '../../judge-messages.ts';
import { type Asked, causeOf, type Failure, type Trait } from './cause.ts';
import { explained } from './explained.ts';

/** How a number that is said may come from the exact one. */
interface Relation {
  readonly key: string;
  holds(wrong: Wrong, failure: Failure): boolean;
}

const kClose = 1e-6;

const numbersOf = (value: unknown): readonly number[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.every((x) => typeof x === 'number') ? (list as readonly number[]) : [];
};

const vectorIn = (value: unknown): Vec3 => {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbersOf(value);
  return [x, y, z];
};

/** Whether they are the same numbers but for rounding. */
function isSame(said: unknown, wanted: unknown): boolean {
  const [some, others] = [numbersOf(said), numbersOf(wanted)];
  if (some.length === 0 || some.length !== others.length) return false;
  return some.every((x, i) => Math.abs(x - (others[i] as number)) <= kClose * (1 + Math.abs(x)));
}

const times = (value: unknown, factor: number): unknown =>
  Array.isArray(value) ? value.map((x) => Number(x) * factor) : Number(value) * factor;

/** In meters, of a ray or segment. */
function unitOf(judged: JudgedCase): number {
  if ('ray' in judged) return length(judged.ray.direction);
  if (!('a' in judged)) return 1;
  const { a } = judged;
  if (a.kind === 'ray') return length(a.direction);
  return a.kind === 'segment' ? Math.hypot(...a.end.map((x, i) => x - (a.start[i] as number))) : 1;
}

const hitOf = (failure: Failure) => explained(failure)?.hit ?? null;

const kExits: Readonly<Record<string, 'tExit' | 'exitPoint' | 'exitNormal'>> = {
  'hit.t': 'tExit',
  'hit.point': 'exitPoint',
  'hit.normal': 'exitNormal',
};

const scaledBy = (key: string, factor: (failure: Failure) => number): Relation => ({
  key,
  holds({ said, exact }, failure) {
    const by = factor(failure);
    return Math.abs(by - 1) > kClose && isSame(said, times(exact, by));
  },
});

const kRelations: readonly Relation[] = [
  {
    key: 'side',
    holds: ({ field, said, exact }) =>
      field === 'side' && [said, exact].every((side) => side === 'front' || side === 'back'),
  },
  {
    key: 'startsInside',
    holds: ({ field, said }, failure) =>
      field === 'hit.t' && typeof said === 'number' && said < 0 && isInside(failure),
  },
  {
    key: 'exit',
    holds({ field, said }, failure) {
      const name = kExits[field];
      return name !== undefined && isSame(said, hitOf(failure)?.[name]);
    },
  },
  {
    key: 'exchanged',
    holds({ field, said }, failure) {
      const { u = null, v = null } = hitOf(failure) ?? {};
      if (u === null || v === null || !(field === 'hit.u' || field === 'hit.v')) return false;
      return [u, v, 1 - u - v].some((weight) => isSame(said, weight));
    },
  },
  {
    key: 'onRay',
    holds({ field, said }, failure) {
      const { judged } = failure;
      if (field !== 'hit.point' || !('a' in judged) || judged.a.kind !== 'ray') return false;
      const along = sub(vectorIn(said), judged.a.origin);
      const off = length(cross(along, judged.a.direction));
      const size = Math.max(length(along), 1e-3 * length(judged.a.origin));
      return off <= kClose * size * length(judged.a.direction);
    },
  },
  scaledBy('negated', () => -1),
  scaledBy('meters', (failure) => unitOf(failure.judged)),
  scaledBy('lengths', (failure) => 1 / unitOf(failure.judged)),
  scaledBy('half', () => 0.5),
  scaledBy('double', () => 2),
  {
    key: 'squared',
    holds: ({ said, exact }) => typeof exact === 'number' && isSame(said, exact * exact),
  },
  {
    key: 'notUnit',
    holds({ field, said }) {
      const list = numbersOf(said);
      if (!/normal|axis/.test(field) || list.length !== 3) return false;
      return Math.abs(Math.hypot(...list) - 1) > kClose;
    },
  },
  { key: 'notANumber', holds: ({ said }) => numbersOf(said).some(Number.isNaN) },
];

const isInside = (asked: Asked): boolean => explained(asked)?.hit?.startsInside === true;

/** Never of a right answer: there the numbers are the exact ones. */
export const valueTraits = (field: string): readonly Trait[] =>
  kRelations.map(({ key, holds }) => ({
    cause: causeOf(`value.${key}`, key === 'exchanged' ? {} : { field }),
    holds(asked) {
      const { ruling } = asked as Partial<Failure>;
      if (ruling?.is !== 'wrong') return false;
      const wrong = ruling.wrongs.find((each) => each.field === field);
      return wrong !== undefined && holds(wrong, asked as Failure);
    },
  }));
