// Causes in how inputs are read: the answer is right for other shapes than the given ones. The core says for which.
import type { Shape } from '../../../../scene/shape.ts';
import { scale } from '../../../../scene/vectors.ts';
import type { JudgedCase } from '../../judge-messages.ts';
import { type Asked, causeOf, type Hypothesis } from './cause.ts';
import { fieldChanges } from './field-changes.ts';
import { kKindChanges } from './kind-changes.ts';

type Pair = Extract<JudgedCase, { readonly a: Shape }>;

/** Whether an answer is right for these shapes. */
export type IsRight = (judged: Pair, said: unknown) => boolean;

/** Right for the shapes that `change` makes of the given. */
const readAs = (
  cause: Hypothesis['cause'],
  change: (given: Pair) => Pair | null,
  isRight: IsRight,
): Hypothesis => ({
  cause,
  agrees({ judged, said }) {
    if (!('a' in judged)) return false;
    const other = change(judged);
    return other !== null && isSound(other) && isRight(other, said);
  },
});

const isSound = ({ a, b }: Pair) => [a, b].every(isValid);

/** An AABB may have been turned inside out; all numbers are finite. */
function isValid(shape: Shape): boolean {
  if (shape.kind !== 'aabb') return true;
  return shape.min.every((x, i) => x <= (shape.max[i] as number));
}

/** What an AABB that was turned inside out covers. */
function upright(shape: Shape): Shape {
  if (shape.kind !== 'aabb') return shape;
  const { min, max } = shape;
  return {
    kind: 'aabb',
    min: min.map((x, i) => Math.min(x, max[i] as number)) as unknown as typeof min,
    max: min.map((x, i) => Math.max(x, max[i] as number)) as unknown as typeof max,
  };
}

const kSides = ['a', 'b'] as const;

/** `sample`: any case, for its kinds. */
export function inputHypotheses(
  [first]: readonly Asked[],
  isRight: IsRight,
): readonly Hypothesis[] {
  if (!(first && 'a' in first.judged)) return [];
  const given = first.judged;
  const ofFields = (isOfPlace: boolean) =>
    kSides.flatMap((side) =>
      fieldChanges(given[side].kind)
        .filter((each) => each.isOfPlace === isOfPlace)
        .map(({ key, field, axis, change }) =>
          readAs(
            causeOf(`input.${key}`, axis ? { shape: side, field, axis } : { shape: side, field }),
            (pair) => ({ ...pair, [side]: upright(change(pair[side])) }),
            isRight,
          ),
        ),
    );
  return [
    ...(given.motion ? motionHypotheses(isRight) : []),
    ...ofFields(false),
    ...kSides.flatMap((side) =>
      kKindChanges
        .filter(({ change }) => change(given[side]) !== null)
        .map(({ key, change }) =>
          readAs(
            causeOf(`input.${key}`, { shape: side }),
            (pair) => {
              const other = change(pair[side]);
              return other && { ...pair, [side]: upright(other) };
            },
            isRight,
          ),
        ),
    ),
    // a place that is read wrongly often explains the same as a size or a sign
    ...ofFields(true),
  ];
}

type Motion = NonNullable<Pair['motion']>;

/** Of casts: a velocity that is ignored or has the wrong sign, or no end. */
const kMotions: readonly (readonly [key: string, field: string, (motion: Motion) => Motion])[] = [
  ['negated', 'velocityB', (motion) => ({ ...motion, velocityB: scale(motion.velocityB, -1) })],
  ['negated', 'velocityA', (motion) => ({ ...motion, velocityA: scale(motion.velocityA, -1) })],
  ['ignored', 'velocityB', (motion) => ({ ...motion, velocityB: [0, 0, 0] })],
  ['ignored', 'velocityA', (motion) => ({ ...motion, velocityA: [0, 0, 0] })],
  ['ignored', 'duration', (motion) => ({ ...motion, duration: Number.POSITIVE_INFINITY })],
];

const motionHypotheses = (isRight: IsRight): readonly Hypothesis[] =>
  kMotions.map(([key, field, change]) =>
    readAs(
      causeOf(`input.${key}`, { shape: 'motion', field }),
      (pair) => (pair.motion ? { ...pair, motion: change(pair.motion) } : null),
      isRight,
    ),
  );
