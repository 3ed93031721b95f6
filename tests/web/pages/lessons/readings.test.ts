import { describe, expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import { isReached } from '../../../../web/pages/lessons/exercises.ts';
import { defaultDigits, readingText } from '../../../../web/pages/lessons/reading-text.ts';
import { Readings } from '../../../../web/pages/lessons/readings.ts';
import { numberAt, withNumberAt } from '../../../../web/pages/lessons/scrub.ts';
import { presetByKey } from '../../../../web/presets/index.ts';
import { emptyScene, type PlainScene } from '../../../../web/scene/scene.ts';

const core = await loadCore();
const boxes = presetByKey('edge-edge')?.scene as PlainScene;
const readings = new Readings(core, boxes, { 'own.value': 7 });

describe('a reading', () => {
  test('is what the core answers', () => {
    const [a, b] = boxes.items.map(({ shape }) => shape);
    if (!(a && b)) throw new Error('the preset has two shapes');
    const { gap, steps, outcome } = core.explain(a, b);
    expect(readings.read('gap')).toBe(gap);
    expect(readings.read('outcome')).toBe(outcome);
    expect(readings.read('distance')).toBe(core.distance(a, b).distance);
    expect(readings.read('step(A.y×B.x).gap')).toBe(steps[9]?.gap);
    expect(readings.read('step(A.y×B.x).number')).toBe(10);
    expect(readings.read('count.steps')).toBe(15);
    expect(readings.read('count.separates')).toBe(1);
    expect(readings.read('A.center.y')).toBe(0.15);
    expect(readings.read('B.rotation.w')).toBe(0.865204);
  });

  test('of a row has what its intervals amount to', () => {
    const of = (key: string) => Number(readings.read(`step(A.x).${key}`));
    expect(of('a.radius')).toBeCloseTo((of('a.max') - of('a.min')) / 2, 12);
    expect(of('centers') - of('radii')).toBeCloseTo(of('gap'), 12);
  });

  test('of its own comes first', () => expect(readings.read('own.value')).toBe(7));

  test('without a value is null', () => {
    expect(readings.read('depth')).toBeNull();
    expect(readings.read('hit.t')).toBeNull();
  });

  test.each(['nothing', 'A.center.q', 'A.radius', 'constructor', 'step(A.x).nothing', 'step(A.x)'])(
    'named %s is an error',
    (path) => expect(() => readings.read(path)).toThrow(),
  );

  test('of a scene without a pair has only shapes', () => {
    const alone = new Readings(core, { ...boxes, pair: null });
    expect(alone.read('A.center.y')).toBe(0.15);
    expect(alone.rows).toEqual([]);
    expect(() => alone.read('gap')).toThrow();
    expect(new Readings(core, emptyScene).rows).toEqual([]);
  });
});

describe('as text', () => {
  const words = { 'word.apart': 'getrennt' };
  test.each([
    [0.4537, {}, '0.454'],
    [-0.4537, {}, '−0.454'],
    [0.4537, { isSigned: true }, '+0.454'],
    [0, { isSigned: true }, '0.000'],
    [0.0001, {}, '1.00 × 10⁻⁴'],
    [1e9, {}, '1.00 × 10⁹'],
    [4, { digits: 0 }, '4'],
    [Number.POSITIVE_INFINITY, {}, '∞'],
    [Number.NEGATIVE_INFINITY, {}, '−∞'],
    [null, {}, '–'],
    [Number.NaN, {}, '–'],
    ['apart', {}, 'getrennt'],
    ['A.y×B.x', {}, 'A.y×B.x'],
  ])('%s is %j: %s', (reading, style, text) =>
    expect(readingText(reading, words, style)).toBe(text),
  );

  test('counts are whole', () => {
    expect(defaultDigits('count.steps')).toBe(0);
    expect(defaultDigits('askedFacesFirst')).toBe(0);
    expect(defaultDigits('step(A.x).number')).toBe(0);
    expect(defaultDigits('gap')).toBe(3);
  });
});

describe('a goal', () => {
  const reached = (goal: Parameters<typeof isReached>[0], scene = boxes) =>
    isReached(goal, readings, scene, boxes);

  test('is a value, or a number between ends', () => {
    expect(reached({ reading: 'outcome', is: 'apart' })).toBe(true);
    expect(reached({ reading: 'outcome', is: 'touching' })).toBe(false);
    expect(reached({ reading: 'gap', from: 0.4, to: 0.5 })).toBe(true);
    expect(reached({ reading: 'gap', from: 0.5 })).toBe(false);
    expect(reached({ reading: 'gap', to: 0.4 })).toBe(false);
    expect(reached({ reading: 'depth', from: 0 })).toBe(false);
  });

  test('is a shape that was not touched', () => {
    expect(reached({ kept: 'A' })).toBe(true);
    expect(reached({ kept: 'A' }, withNumberAt(boxes, 'A.center.x', 1))).toBe(false);
    expect(reached({ kept: 'A' }, withNumberAt(boxes, 'B.center.x', 1))).toBe(true);
  });
});

test('a number of a scene is read and changed by its path', () => {
  expect(numberAt(boxes, 'B.center.x')).toBe(1.5242);
  expect(numberAt(withNumberAt(boxes, 'B.center.x', 2), 'B.center.x')).toBe(2);
  expect(numberAt(boxes, 'C.center.x')).toBeNull();
  expect(numberAt(boxes, 'A.radius')).toBeNull();
  expect(numberAt(boxes, 'A.center.w')).toBeNull();
  expect(withNumberAt(boxes, 'C.center.x', 2)).toEqual(boxes);
});

test('a scene in motion has velocities, its motion, and when the pair meets', () => {
  const flight = presetByKey('tunnel')?.scene as PlainScene;
  const moving = new Readings(core, flight);
  expect(moving.read('A.velocity.x')).toBe(5);
  expect(moving.read('motion.steps')).toBe(5);
  expect(moving.read('cast.outcome')).toBe('hits');
  expect(moving.read('cast.tEnter')).toBeCloseTo((2.35 - 0.12) / 5, 12);
  expect(numberAt(flight, 'A.velocity.x')).toBe(5);
  expect(numberAt(flight, 'B.velocity.x')).toBeNull();
  expect(numberAt(flight, 'motion.steps')).toBe(5);
  expect(numberAt(withNumberAt(flight, 'A.velocity.x', 7), 'A.velocity.x')).toBe(7);
  expect(numberAt(withNumberAt(flight, 'motion.steps', 9), 'motion.steps')).toBe(9);
  expect(withNumberAt(boxes, 'motion.steps', 9)).toBe(boxes);
  expect(() => readings.read('cast.tEnter')).toThrow();
});
