// What the verdict and the sentence say of shapes that miss each other, from the core's own records: the
// distance is the true one, and a curve that is too short is not said to pass by.
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../web/scene/shape.ts';
import { loadStrings, stringsOf } from '../../../web/strings/index.ts';
import { plain } from '../../../web/strings/text.ts';
import { spoken, verdictLine } from '../../../web/strings/verdict.ts';
import { whySentence } from '../../../web/strings/why.ts';
import { typed } from './explained.ts';
import { explainedShapes } from './explained-scene.ts';

await loadStrings('ko');
const en = stringsOf('en');
const ko = stringsOf('ko');

function told(a: Shape, b: Shape, strings = en) {
  const explained = explainedShapes(a, b);
  return {
    verdict: typed(spoken(verdictLine(explained, strings))),
    why: typed(plain(whySentence(explained, strings))),
  };
}

const short: Shape = { kind: 'ray', origin: [-5, 0.5, 0.25], direction: [2, 0, 0], maxDistance: 3 };
const early: Shape = { kind: 'segment', start: [-5, 0.5, 0.25], end: [-2, 0.5, 0.25] };
const away: Shape = { kind: 'segment', start: [2, 0.5, 0.25], end: [5, 0.5, 0.25] };
const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const box: Shape = {
  kind: 'obb',
  center: [0, 0, 0],
  rotation: [0, 0, 0, 2],
  halfExtents: [1, 1, 1],
};
const ball: Shape = { kind: 'sphere', center: [0, 0.5, 0.25], radius: 1 };
const capsule: Shape = { kind: 'capsule', start: [0, -1, 0.25], end: [0, 1, 0.25], radius: 1 };
const triangle: Shape = { kind: 'triangle', a: [-1, -2, -2], b: [-1, 4, -2], c: [-1, -2, 4] };

const shapes: [string, Shape][] = [
  ['an AABB', cube],
  ['an OBB', box],
  ['a sphere', ball],
  ['a capsule', capsule],
];

describe('a curve whose line meets the shape', () => {
  test.each([...shapes, ['a triangle', triangle] as [string, Shape]])(
    'ends before it reaches %s',
    (_, shape) => {
      for (const curve of [short, early]) {
        const word = curve.kind;
        expect(told(curve, shape).verdict).toBe(
          `Misses: 1.000 m of daylight, the ${word} ends before it reaches B`,
        );
        expect(told(curve, shape).why).toMatch(/ends (too soon|before)|has ended/);
        expect(told(shape, curve).verdict).toMatch(/ends before it reaches A$/);
        expect(told(curve, shape, ko).verdict).toMatch(
          /거리 1.000 m, (광선|선분)이 B까지 닿지 못함/,
        );
      }
    },
  );

  test.each(shapes)('starts beyond %s', (_, shape) => {
    expect(told(away, shape).verdict).toMatch(
      /^Misses: 1.000 m of daylight, B lies behind the segment’s start$/,
    );
    expect(told(away, shape).why).toMatch(/starts (too late|after|beyond)/);
  });

  test('a line that would miss is not said to be too short', () => {
    const beside: Shape = { ...short, origin: [-5, 9, 0] };
    for (const [, shape] of shapes) expect(told(beside, shape).verdict).not.toMatch(/ends before/);
  });
});

describe('a distance that is not the one to the line or plane', () => {
  test('of a ray that points past a sphere', () => {
    const past: Shape = { kind: 'ray', origin: [3, 2, 0], direction: [1, 0, 0] };
    const unit: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    const { verdict, why } = told(past, unit);
    expect(verdict).toBe('Misses: 2.606 m of daylight beside B');
    expect(why).toContain('1.000 m more than the radius');
    expect(why).toContain('The ray itself stays 2.606 m away.');
  });

  test('of a point behind the start of a ray', () => {
    const point: Shape = { kind: 'point', position: [-3, 4, 0] };
    const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] };
    const { verdict, why } = told(point, ray);
    expect(verdict).toBe('Apart: 5.000 m of daylight, 4.000 m from the line of B');
    expect(why).toBe(
      'A does not lie on the line of B: it is 4.000 m away from it. The nearest points of the two are 5.000 m apart, as one of them is an end.',
    );
    const above: Shape = { ...point, position: [3, 4, 0] };
    expect(told(above, ray).verdict).toBe('Apart: 4.000 m of daylight');
    expect(told(above, ray).why).not.toContain('nearest');
  });

  test('of parallel segments that are not beside each other', () => {
    const first: Shape = { kind: 'segment', start: [0, 0, 0], end: [1, 0, 0] };
    const second: Shape = { kind: 'segment', start: [4, 4, 0], end: [7, 4, 0] };
    expect(told(first, second).verdict).toBe(
      'Apart: 5.000 m of daylight, on parallel lines 4.000 m apart',
    );
  });

  test('of a point beside a triangle', () => {
    const point: Shape = { kind: 'point', position: [-3, 4, 0] };
    const flat: Shape = { kind: 'triangle', a: [0, 0, 0], b: [5, 0, 0], c: [0, 0, 5] };
    const { verdict, why } = told(point, flat);
    expect(verdict).toMatch(/^Apart: 5.000 m of daylight/);
    expect(why).toContain('5.000 m');
  });
});
