// core.cast of shapes that turn, as JavaScript sees it: names, numbers, typed errors. That the times are proven is
// tested natively.
import { describe, expect, it } from 'vitest';
import {
  type AnyShape,
  type Cast,
  core,
  InvalidArgumentError,
  type TurningCast,
  type TurningMotion,
} from './support/core.ts';

const box = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const wall = { kind: 'aabb', min: [1.2, -5, -5], max: [3, 5, 5] } as const;
const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
const plane = { kind: 'plane', normal: [1, 0, 0], constant: -1.2 } as const;
const ray = { kind: 'ray', origin: [9, 9, 9], direction: [1, 0, 0] } as const;

/** A corner of the box, at 45°, comes to x = 1.2. */
const kTime = Math.PI / 4 - Math.acos(1.2 / Math.SQRT2);

function bracketed(a: AnyShape, b: AnyShape, motion: TurningMotion): TurningCast {
  const found = core.cast(a, b, motion);
  if (found.proof !== 'bracketed') throw new Error('exact');
  return found;
}

describe('cast of shapes that turn', () => {
  it('says up to when they are free and when they meet, within the tolerance', () => {
    const motion = { angularVelocityA: [0, 0, 1], duration: 10, tolerance: 1e-9 } as const;
    const found = bracketed(box, wall, motion);
    expect(found).toEqual({
      outcome: 'meets',
      proof: 'bracketed',
      tFree: expect.any(Number),
      tMeet: expect.any(Number),
      distance: expect.any(Number),
      axis: [expect.closeTo(1, 9), expect.closeTo(0, 9), expect.closeTo(0, 9)],
      pointA: [expect.closeTo(1.2, 8), expect.any(Number), expect.any(Number)],
      pointB: [1.2, expect.any(Number), expect.any(Number)],
      steps: expect.any(Number),
    });
    const { tFree, tMeet } = found;
    expect(tFree).toBeLessThan(kTime);
    expect(tMeet).toBeGreaterThan(kTime);
    expect((tMeet as number) - tFree).toBeLessThanOrEqual(1e-9);
    expect(found.distance).toBeLessThan(1e-8);
  });

  it('takes a part of the duration for the tolerance where none is given', () => {
    const found = bracketed(wall, box, { angularVelocityB: [0, 0, 1], duration: 2 });
    expect(found.outcome).toBe('meets');
    expect((found.tMeet as number) - found.tFree).toBeLessThanOrEqual(2 ** -19);
  });

  it('knows that they never meet, and what it can not prove', () => {
    const motion = { angularVelocityA: [0, 0, 1], duration: 10 } as const;
    const beyond = { ...plane, constant: -1.415 } as const;
    expect(core.cast(box, beyond, motion)).toMatchObject({
      outcome: 'never',
      tFree: 10,
      tMeet: null,
      distance: null,
      axis: null,
      pointA: null,
      pointB: null,
    });
    const grazing = { ...plane, constant: -Math.SQRT2 } as const;
    const { outcome, tFree } = bracketed(box, grazing, motion);
    expect(outcome).toBe('unproven');
    expect(tFree).toBeCloseTo(Math.PI / 4, 6);
  });

  it('starts with an exact test', () => {
    const beside = { kind: 'aabb', min: [1, -1, -1], max: [3, 1, 1] } as const;
    expect(core.cast(box, beside, { angularVelocityB: [1, 2, 3] })).toMatchObject({
      outcome: 'meets',
      tFree: 0,
      tMeet: 0,
      distance: 0,
      steps: 0,
    });
  });

  it.each<[string, AnyShape, TurningMotion]>([
    ['angular velocities are zero', box, { angularVelocityA: [0, 0, 0] }],
    ['a sphere turns', ball, { angularVelocityA: [1, 2, 3], duration: 1 }],
    ['there is a tolerance alone', box, { tolerance: 0.5 }],
    ['there is no end', box, { angularVelocityB: [0, -0, 0], duration: Number.POSITIVE_INFINITY }],
  ])('is the exact cast where %s', (_, shape, turning) => {
    const motion = { velocityA: [0.3, 0.01, 0.02], ...turning } as const;
    const { angularVelocityA, angularVelocityB, tolerance, ...straight } = motion;
    const exact: Cast = core.cast(shape, wall, straight);
    expect(exact.proof).toBe('exact');
    expect(core.cast(shape, wall, motion)).toEqual(exact);
  });
});

describe('errors', () => {
  const refused = (motion: unknown, a: AnyShape = box, b: AnyShape = wall) => {
    try {
      core.cast(a, b, motion as TurningMotion);
    } catch (error) {
      if (error instanceof InvalidArgumentError)
        return [error.argument, error.value, error.reason, error.function];
      throw error;
    }
    return 'nothing';
  };

  it.each([
    [{ angularVelocityA: 1 }, 'motion.angularVelocityA', 1, 'wrongType'],
    [{ angularVelocityB: [1, 2] }, 'motion.angularVelocityB.length', 2, 'wrongLength'],
    [
      { angularVelocityB: [0, 2, Number.NaN] },
      'motion.angularVelocityB[2]',
      Number.NaN,
      'notFinite',
    ],
    [{ angularVelocityA: [0, 2 ** 201, 0] }, 'motion.angularVelocityA[1]', 2 ** 201, 'outOfRange'],
    [{ tolerance: -1 }, 'motion.tolerance', -1, 'negative'],
    [{ tolerance: Number.NaN }, 'motion.tolerance', Number.NaN, 'notFinite'],
    [{ tolerance: '1' }, 'motion.tolerance', '1', 'wrongType'],
    [{ angularVelocityA: [1, 0, 0], duration: -1 }, 'motion.duration', -1, 'negative'],
    [
      { angularVelocityA: [1, 0, 0], duration: Number.POSITIVE_INFINITY },
      'motion.duration',
      Number.POSITIVE_INFINITY,
      'notFinite',
    ],
    [{ angularVelocity: [1, 0, 0] }, 'motion.angularVelocity', [1, 0, 0], 'unknownOption'],
  ])('%o', (motion, argument, value, reason) => {
    expect(refused(motion)).toEqual([argument, value, reason, 'cast']);
  });

  it('names planes and rays that are to turn', () => {
    const turn = [0, 0, 1];
    const never = ['motion.angularVelocityB', turn, 'neverTurns', 'cast'];
    expect(refused({ angularVelocityB: turn }, box, plane)).toEqual(never);
    expect(refused({ angularVelocityB: turn, angularVelocityA: turn }, box, ray)).toEqual(never);
    expect(refused({ angularVelocityA: turn }, ray, box)).toEqual([
      'motion.angularVelocityA',
      turn,
      'neverTurns',
      'cast',
    ]);
    expect(refused({ angularVelocityA: turn }, ray, plane)).toEqual([
      'b.kind',
      'plane',
      'bothEndless',
      'cast',
    ]);
    expect(refused({ angularVelocityA: turn }, box, ray)).toBe('nothing');
  });

  it('has no rows to explain', () => {
    expect(() => core.explainCast(box, wall, { angularVelocityA: [1, 0, 0] } as never)).toThrow(
      'explainCast: motion.angularVelocityA',
    );
  });

  it('reads each field once, and shapes before the motion is written', () => {
    const reads: string[] = [];
    const reading = <Value>(name: string, value: Value) => {
      reads.push(name);
      core.meets(ball, ball);
      return value;
    };
    const motion: TurningMotion = {
      get velocityA() {
        return reading('velocityA', [0, 0, 0] as const);
      },
      get velocityB() {
        return reading('velocityB', [0, 0, 0] as const);
      },
      get duration() {
        return reading('duration', 10);
      },
      get angularVelocityA() {
        return reading('angularVelocityA', [0, 0, 1] as const);
      },
      get angularVelocityB() {
        return reading('angularVelocityB', [0, 0, 0] as const);
      },
      get tolerance() {
        return reading('tolerance', 1e-6);
      },
    };
    expect(core.cast(box, wall, motion)).toMatchObject({ outcome: 'meets' });
    expect(reads).toHaveLength(6);
    expect(new Set(reads).size).toBe(6);
  });
});
