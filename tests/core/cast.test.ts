// core.cast and core.explainCast, as JavaScript sees them: names, numbers, typed errors. That they are exact is
// tested natively and by tests/verify.
import { describe, expect, it } from 'vitest';
import {
  type AnyShape,
  core,
  InvalidArgumentError,
  InvalidShapeError,
  type Motion,
} from './support/core.ts';

const box = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const far = { kind: 'aabb', min: [4, -1, -1], max: [6, 1, 1] } as const;
const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;

describe('cast', () => {
  it('says from when to when two boxes meet, and which row opens last', () => {
    const cast = core.cast(box, far, { velocityA: [2, 0, 0], duration: 10 });
    expect(cast).toEqual({
      outcome: 'hits',
      proof: 'exact',
      decidedBy: 'filter',
      startsInside: false,
      tEnter: 1.5,
      tExit: 3.5,
      row: 'x',
      against: null,
      axis: [1, 0, 0],
      pointA: [4, expect.any(Number), expect.any(Number)],
      pointB: [4, expect.any(Number), expect.any(Number)],
      triangleA: null,
      triangleB: null,
    });
  });

  it('takes velocities relative to each other, and a duration of 1 where none is given', () => {
    expect(core.cast(box, far, { velocityA: [2, 0, 0] }).outcome).toBe('never');
    expect(core.cast(box, far, { velocityB: [-6, 0, 0] })).toMatchObject({
      outcome: 'hits',
      tEnter: 0.5,
      tExit: 1,
    });
    expect(core.cast(box, far, {}).outcome).toBe('never');
  });

  it('tells grazing from hitting', () => {
    const beside = { kind: 'aabb', min: [4, 1, -1], max: [6, 3, 1] } as const;
    const motion = { velocityA: [1, 0, 0], duration: Number.POSITIVE_INFINITY } as const;
    expect(core.cast(box, beside, motion)).toMatchObject({
      outcome: 'touches',
      tEnter: 3,
      tExit: 7,
    });
    expect(core.cast(box, far, { velocityA: [-1, 0, 0] })).toMatchObject({
      outcome: 'never',
      tEnter: null,
      tExit: null,
      axis: [1, 0, 0],
      pointA: null,
    });
    expect(core.cast(box, box, { duration: Number.POSITIVE_INFINITY })).toMatchObject({
      outcome: 'hits',
      startsInside: true,
      tEnter: 0,
      tExit: Number.POSITIVE_INFINITY,
      row: null,
      axis: null,
    });
  });

  it('takes hulls and meshes', () => {
    const hull = core.createHull([-1, -1, -1, 1, -1, -1, -1, 1, -1, -1, -1, 1, 1, 1, 1]);
    const posed = {
      kind: 'hull',
      geometry: hull,
      position: [5, 0, 0],
      rotation: [0, 0, 0, 1],
    } as const;
    expect(core.cast(ball, posed, { velocityA: [1, 0, 0], duration: 9 })).toMatchObject({
      outcome: 'hits',
      tEnter: 3,
    });
    hull.dispose();
    const mesh = core.createMesh([0, -1, -1, 0, 1, -1, 0, 0, 1, 2, -1, -1, 2, 1, -1, 2, 0, 1]);
    const surface = {
      kind: 'mesh',
      geometry: mesh,
      position: [5, 0, 0],
      rotation: [0, 0, 0, 1],
    } as const;
    expect(core.cast(ball, surface, { velocityA: [1, 0, 0], duration: 9 })).toMatchObject({
      outcome: 'hits',
      tEnter: 4,
      tExit: 8,
      triangleA: null,
      triangleB: 0,
    });
    expect(core.explainCast(surface, box, { velocityB: [1, 0, 0], duration: 9 })).toMatchObject({
      triangleA: 0,
      tEnter: 4,
    });
    mesh.dispose();
  });
});

describe('explainCast', () => {
  it('has all rows of two boxes, each with the times at which it is open', () => {
    const { rows, meetWhile, tEnter } = core.explainCast(box, far, {
      velocityA: [2, 0.5, 0],
      duration: 10,
    });
    expect(meetWhile).toBe('all');
    expect(tEnter).toBe(1.5);
    const named = Object.fromEntries(rows.map((row) => [row.name, row]));
    expect(named['x']).toMatchObject({
      opens: 1.5,
      closes: 3.5,
      status: 'overlaps',
      axis: [1, 0, 0],
    });
    expect(named['y']).toMatchObject({ opens: -4, closes: 4 });
    expect(named['z']).toMatchObject({
      opens: Number.NEGATIVE_INFINITY,
      closes: Number.POSITIVE_INFINITY,
    });
    expect(rows).toHaveLength(3);
  });

  it('says which rows of two turned boxes are left out, and why', () => {
    const turned: AnyShape = {
      kind: 'obb',
      center: [5, 0, 0],
      rotation: [0, 0, 1, 2],
      halfExtents: [1, 1, 1],
    };
    const { rows } = core.explainCast(box, turned, { velocityA: [2, 0, 0], duration: 10 });
    expect(rows).toHaveLength(15);
    expect(rows.find(({ name }) => name === 'A.z×B.z')).toMatchObject({
      status: 'skipped',
      skipReason: 'parallel',
      opens: null,
    });
  });

  it('names the corner, edge or face that a sphere comes near to', () => {
    const motion: Motion = { velocityA: [1, 0, 0], duration: 10 };
    const edge = core.explainCast({ ...ball, center: [0, 1.5, 0] }, far, motion);
    expect(edge.row).toBe('B.−x+y');
    expect(edge.meetWhile).toBe('one');
    expect(edge.rows.find(({ name }) => name === edge.row)?.opens).toBe(edge.tEnter);
    expect(edge.rows).toHaveLength(8 + 12 + 6);
  });
});

describe('errors', () => {
  const refused = (motion: unknown, a: AnyShape = box, b: AnyShape = far) => {
    try {
      core.cast(a, b, motion as Motion);
    } catch (error) {
      if (error instanceof InvalidArgumentError)
        return [error.argument, error.reason, error.function];
      throw error;
    }
    return 'nothing';
  };

  it.each([
    [undefined, 'motion', 'missing'],
    [null, 'motion', 'notOptions'],
    [[], 'motion', 'notOptions'],
    [{ velocityA: 1 }, 'motion.velocityA', 'wrongType'],
    [{ velocityA: [1, 2] }, 'motion.velocityA.length', 'wrongLength'],
    [{ velocityB: [1, 2, '3'] }, 'motion.velocityB[2]', 'wrongType'],
    [{ velocityB: [1, Number.NaN, 3] }, 'motion.velocityB[1]', 'notFinite'],
    [{ velocityA: [2 ** 201, 0, 0] }, 'motion.velocityA[0]', 'outOfRange'],
    [{ duration: -1 }, 'motion.duration', 'negative'],
    [{ duration: Number.NaN }, 'motion.duration', 'notFinite'],
    [{ duration: '1' }, 'motion.duration', 'wrongType'],
    [{ speed: 1 }, 'motion.speed', 'unknownOption'],
  ])('%o', (motion, argument, reason) => {
    expect(refused(motion)).toEqual([argument, reason, 'cast']);
  });

  it('names what is no shape, and two that go on forever', () => {
    const plane = { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const;
    expect(refused({}, plane, plane)).toEqual(['b.kind', 'bothEndless', 'cast']);
    expect(() => core.cast(box, { ...ball, radius: -1 }, {})).toThrow(InvalidShapeError);
    expect(() => core.cast(box, { ...ball, radius: -1 }, {})).toThrow('b.radius');
    expect(core.cast(box, far, { velocityA: [8, 0, 0] }).outcome).toBe('hits'); // as usable as before
  });

  it('reads each field once, and shapes before the motion is written', () => {
    let reads = 0;
    const motion = {
      get velocityA() {
        reads++;
        core.meets(ball, ball);
        return [8, 0, 0] as const;
      },
    };
    expect(core.cast(box, far, motion).tEnter).toBe(0.375);
    expect(reads).toBe(1);
  });
});
