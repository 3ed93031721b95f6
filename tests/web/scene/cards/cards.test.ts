import { expect, test } from 'vitest';
import { type Card, cardShape } from '../../../../web/scene/cards/card.ts';
import { cppCard } from '../../../../web/scene/cards/cpp-card.ts';
import { javascriptCard } from '../../../../web/scene/cards/javascript-card.ts';
import { jsonCard } from '../../../../web/scene/cards/json-card.ts';
import { markdownCard } from '../../../../web/scene/cards/markdown-card.ts';
import type { Obb, Ray } from '../../../../web/scene/shape.ts';

const ray: Ray = { kind: 'ray', origin: [-5, -0, 0.1], direction: [1, 0, 0] };
const box: Obb = {
  kind: 'obb',
  center: [0, 0, 0],
  rotation: [0, 0, 1, 2],
  halfExtents: [1, 5e-324, 1e21],
};
const kRayFields = ['origin', 'direction', 'maxDistance'];
const kBoxFields = ['center', 'rotation', 'halfExtents'];

const card = (change: Partial<Card> = {}): Card => ({
  shapes: [
    cardShape({ id: 3, name: 'A', shape: ray }, kRayFields),
    cardShape({ id: 7, name: 'B', shape: box }, kBoxFields),
  ],
  outcome: 'overlapping',
  gap: null,
  answer: {
    hit: { t: 0.1, tExit: 0.30000000000000004, u: 1 / 3, point: [-5, 0, 0.1] },
    rows: [
      {
        name: 'B.x',
        status: 'overlapping',
        unit: 'parameter',
        a: [0, Number.POSITIVE_INFINITY],
        b: [0.1, 0.30000000000000004],
        gap: Number.NaN,
      },
    ],
  },
  ...change,
});

test('the scene file contains the two shapes, bit for bit', () => {
  const scene = JSON.parse(jsonCard(card()));
  expect(scene).toEqual({
    items: [
      { id: 3, name: 'A', shape: ray },
      { id: 7, name: 'B', shape: box },
    ],
    pair: [3, 7],
    answer: {
      outcome: 'overlapping',
      gap: null,
      hit: { t: 0.1, tExit: 0.30000000000000004, u: 1 / 3, point: [-5, 0, 0.1] },
      rows: [
        {
          name: 'B.x',
          status: 'overlapping',
          unit: 'parameter',
          a: [0, null],
          b: [0.1, 0.30000000000000004],
          gap: null,
        },
      ],
    },
  });
  expect(Object.is(scene.items[0].shape.origin[1], -0)).toBe(true);
});

test('maxDistance of a ray is omitted if it is unbounded', () => {
  const withEnd = (maxDistance: number) => {
    const shape = cardShape({ id: 1, name: 'A', shape: { ...ray, maxDistance } }, kRayFields);
    return card({ shapes: [shape, shape] });
  };
  expect(jsonCard(withEnd(2))).toContain('"maxDistance": 2');
  expect(cppCard(withEnd(2))).toContain('{1.0, 0.0, 0.0},\n      2.0};');
  expect(jsonCard(withEnd(Number.POSITIVE_INFINITY))).not.toContain('maxDistance');
  expect(javascriptCard(withEnd(Number.POSITIVE_INFINITY))).not.toContain('maxDistance');
  expect(cppCard(withEnd(Number.POSITIVE_INFINITY))).toContain('kInfinity};');
});

test('the JavaScript test asserts outcome and gap', () => {
  expect(javascriptCard(card())).toContain("outcome: 'overlapping',\n    gap: null,");
  expect(javascriptCard(card({ gap: -0.1 }))).toContain('gap: -0.1,');
  expect(javascriptCard(card())).toContain('hit: { t: 0.1, u: 0.3333333333333333 },');
  const missed = card({ answer: { hit: null, rows: [] } });
  expect(javascriptCard(missed)).not.toContain('hit:');
  expect(jsonCard(missed)).not.toContain('hit');
  expect(javascriptCard(card({ gap: Number.POSITIVE_INFINITY }))).toContain('gap: Infinity,');
});

test('the C++ test takes the fields in the order of the struct', () => {
  const text = cppCard(card());
  expect(text).toContain('TEST(RayObb, Overlapping)');
  const squeezed = text.replace(/\s+/g, ' ');
  expect(squeezed).toContain('const Ray a{ {-5.0, -0.0, 0.1}, {1.0, 0.0, 0.0}, kInfinity};');
  expect(squeezed).toContain(
    'const Obb b{ {0.0, 0.0, 0.0}, {0.0, 0.0, 1.0, 2.0}, {1.0, 5e-324, 1e+21}};',
  );
  expect(text).toContain('EXPECT_EQ(outcome(a, b), Outcome::overlapping);');
});

test('Markdown has the verdict, a table and the scene file; names are escaped', () => {
  const named = cardShape({ id: 1, name: 'a|`b`\n*', shape: ray }, kRayFields);
  const text = markdownCard(card({ shapes: [named, card().shapes[1]] }), {
    verdict: 'Apart: 1 m of daylight, first separated on A.y×B.x.',
    shape: 'Shape',
    field: 'Field',
    value: 'Value',
    kinds: ['Ray', 'Box'],
  });
  expect(text).toMatch(
    /^Apart: 1 m of daylight, first separated on A\.y×B\.x\.\n\n\| Shape \| Field \| Value \|\n/,
  );
  expect(text).toContain('| a\\|\\`b\\` \\* · Ray | `origin` | `[-5, -0, 0.1]` |\n');
  expect(text).toContain('| B · Box | `halfExtents` | `[1, 5e-324, 1e+21]` |\n');
  const [, json = ''] = /```json\n(.*)```/s.exec(text) ?? [];
  expect(JSON.parse(json).pair).toEqual([1, 7]);
});
