import '../../../../web/cli/testing/vitest.ts';
import { describe, expect, test } from 'vitest';
import { InvalidReceivedError, matchers } from '../../../../web/cli/testing/index.ts';
import type { Aabb, Sphere } from '../../../../web/scene/shape.ts';
import { core, InvalidShapeError } from '../../../core/support/core.ts';

const ball = (x: number, radius = 1): Sphere => ({ kind: 'sphere', center: [x, 0, 0], radius });
const box = (x: number, y = x): Aabb => ({ kind: 'aabb', min: [x, y, 0], max: [x + 1, y + 1, 1] });

describe('matchers', () => {
  test('of two shapes, and of verdicts', () => {
    for (const seen of [
      (a: Sphere, b: Sphere) => [a, b],
      (a: Sphere, b: Sphere) => core.test(a, b),
      (a: Sphere, b: Sphere) => core.explain(a, b),
    ]) {
      expect(seen(ball(0), ball(2))).toTouch();
      expect(seen(ball(0), ball(2))).not.toOverlap();
      expect(seen(ball(0), ball(1))).toOverlap();
      expect(seen(ball(0), ball(1))).not.toTouch();
      expect(seen(ball(0), ball(5))).toBeApartBy(3);
      expect(seen(ball(0), ball(5))).not.toBeApartBy(3.0001);
      expect(seen(ball(0), ball(5))).toBeApartBy(3.0001, { within: 0.001 });
      expect(seen(ball(0), ball(2))).not.toBeApartBy(1e-300);
      expect(seen(ball(0), ball(1))).not.toBeApartBy(1);
    }
  });

  test('a gap is along the axis, a distance between the nearest points', () => {
    expect([box(0), box(2)]).toBeApartBy(1);
    expect(core.distance(box(0), box(2))).toBeApartBy(Math.SQRT2);
    expect(core.distance(box(0), box(0.5))).not.toBeApartBy(0.1);
  });

  test('within other matchers', () => {
    expect({ pair: [ball(0), ball(2)] }).toEqual({ pair: expect.toTouch() });
  });
});

const message = (result: { message: () => string }) => result.message();

describe('messages', () => {
  test('name outcome, gap, candidate, axis and the shapes', () => {
    expect(message(matchers.toTouch([box(0), box(2)]))).toBe(`\
expected the shapes to touch, but they are apart
  gap        1 m
  candidate  x
  axis       [1,0,0]
  decided by filter
  a          {"kind":"aabb","min":[0,0,0],"max":[1,1,1]}
  b          {"kind":"aabb","min":[2,2,0],"max":[3,3,1]}`);
    expect(message(matchers.toOverlap(core.test(ball(0), ball(2))))).toMatch(
      /^expected the shapes to overlap, but they are touching\n {2}gap {8}0 m\n/,
    );
  });

  test('of a negated one say what was not expected', () => {
    expect(message(matchers.toOverlap([ball(0), ball(0.5)]))).toMatch(
      /^expected the shapes not to overlap, but they are overlapping\n {2}depth {6}1\.5 m/,
    );
  });

  test('explain the difference of distance and gap', () => {
    expect(message(matchers.toBeApartBy([box(0), box(2)], Math.SQRT2))).toContain(
      'the nearest points are 1.4142135623730951 m apart (core.distance)',
    );
    expect(message(matchers.toBeApartBy([box(0), box(2)], 2, { within: 0.5 }))).toMatch(
      /^expected the shapes to be apart by 2 m, give or take 0\.5, but they are apart\n/,
    );
    expect(message(matchers.toBeApartBy(core.distance(ball(0), ball(3)), 2))).toBe(
      'expected the shapes to be apart by 2 m: their distance is 1 m',
    );
  });
});

describe('mistakes of a test are not hidden by .not', () => {
  test.each([[1], [null], ['apart'], [[ball(0)]], [{}], [{ outcome: 'near' }]])(
    '%j',
    (received) => {
      expect(() => expect(received).not.toTouch()).toThrow(InvalidReceivedError);
      expect(() => expect(received).not.toBeApartBy(1)).toThrow('or a verdict; it was given');
    },
  );

  test('shapes that are none', () => {
    expect(() => expect([ball(0), ball(1, -1)]).not.toTouch()).toThrow(InvalidShapeError);
    expect(() => expect([ball(0), 1]).toOverlap()).toThrow(InvalidShapeError);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '1', undefined])('a gap of %j', (gap) => {
    expect(() => expect([ball(0), ball(5)]).not.toBeApartBy(gap as number)).toThrow(
      'a finite gap above 0',
    );
  });

  test.each([-1, Number.POSITIVE_INFINITY, Number.NaN])('a tolerance of %j', (within) => {
    const options = { within };
    expect(() => expect([ball(0), ball(5)]).toBeApartBy(3, options)).toThrow('within must be');
  });

  test.each([null, 5, { wihtin: 1 }])('the options %j', (options) => {
    const judged = () => expect([ball(0), ball(5)]).not.toBeApartBy(1, options as never);
    expect(judged).toThrow(InvalidReceivedError);
  });

  test('a message is made of any shape', () => {
    const cyclic = { ...ball(0), own: null as unknown };
    cyclic.own = cyclic;
    const toJSON = () => {
      throw new Error('no');
    };
    for (const odd of [cyclic, { ...ball(0), size: 7n }, { ...ball(0), toJSON }]) {
      const { pass, message } = matchers.toTouch([odd, ball(5)]);
      expect(pass).toBe(false);
      expect(message()).toContain('but they are apart');
    }
  });
});
