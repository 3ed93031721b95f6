// Every field of the core's verdict can be expected; a different value is a mismatch.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toJson } from '../../../web/cli/json.ts';
import type { Verdict } from '../../../web/core/api.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { core } from '../../core/support/core.ts';
import { shapeOf } from '../../core/support/shapes.ts';
import { ball, caseLine, program, recordsOf } from './support/program.ts';

const ray: Shape = { kind: 'ray', origin: [-5, 0, 0], direction: [2, 0, 0] };
const box: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const other: Shape = { kind: 'aabb', min: [2, 1.5, -1], max: [3, 3, 1] };
const plane: Shape = { kind: 'plane', normal: [1, 0, 0], constant: -1.5 };
const along: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
const across: Shape = { kind: 'ray', origin: [0, -3, 0], direction: [0, 1, 0] };
const triangle: Shape = { kind: 'triangle', a: [0, -1, -1], b: [0, 1, -1], c: [0, 0, 1] };

const lineOf = (a: Shape, b: Shape, claim: unknown) =>
  `{"a":${toJson(a)},"b":${toJson(b)},"expect":${toJson(claim)}}\n`;

const checked = (stdin: string) => program(['check', '-', '--show', 'failed'], { stdin });

test('whatever the core answers is met, of all pairs', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const lines = core.catalog.pairs.flatMap(({ a, b }) =>
    fc
      .sample(fc.tuple(shapeOf[a], shapeOf[b]), { numRuns: 20, seed })
      .flatMap(([x, y]) => [lineOf(x, y, core.test(x, y)), lineOf(y, x, core.test(y, x))]),
  );
  const { code, err } = await checked(lines.join(''));
  expect(err, `seed ${seed}`).toContain('2,200 as expected, 0 not, 0 without expectation; 0 bad');
  expect(code).toBe(0);
});

const { outcome, decidedBy, side, facing } = core.catalog.codes;
const kNames: Readonly<Record<string, readonly string[]>> = {
  outcome: outcome.filter((name) => name !== 'invalid'),
  decidedBy,
  side,
  'hit.facing': facing,
  candidate: ['none'],
  'hit.feature': ['none'],
  'hit.exitFeature': ['none'],
};
const kVectors = /^(axis|contact|support[AB]|hit\.exitPoint|hit\.normal|hit\.exitNormal)$/;

/** Another value of the same type. */
function spoiled(value: unknown, field: string): unknown {
  const names = kNames[field];
  if (names) return names.find((name) => name !== value);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    // a support point a little aside would be one as well
    return value.length === 0 ? [0] : value.map((x) => x + 100);
  }
  if (value === null) return kVectors.test(field) ? [0, 0, 0] : 0;
  return Number.isFinite(value) ? (value as number) + 1 : 0;
}

const kParts = ['hit', 'plane'] as const;
const fieldsOf = (of: object) =>
  Object.entries(of).filter(([field]) => !kParts.some((part) => part === field));

const cases: (readonly [Shape, Shape])[] = [
  [box, other],
  [ray, box],
  [ray, plane],
  [ray, along],
  [ray, across],
  [ray, triangle],
];

describe('a field that is another is named, and no other', () => {
  const fields = cases.flatMap(([a, b]) => {
    const verdict = core.test(a, b);
    const ofParts = kParts.flatMap((part) =>
      fieldsOf(verdict[part] ?? {}).map(([field, value]) => [`${part}.${field}`, value] as const),
    );
    return [...fieldsOf(verdict), ...ofParts].map(
      ([field, value]) => [a, b, field, value] as const,
    );
  });

  test.each(fields.map((each) => [...each]))(
    '%j %j %s, which is %j',
    async (a, b, path, actual) => {
      const wrong = spoiled(actual, path);
      const verdict = core.test(a, b);
      const [part, field] = path.split('.') as [keyof Verdict, string?];
      const claim =
        field === undefined
          ? { ...verdict, [path]: wrong }
          : { ...verdict, [part]: { ...(verdict[part] as object), [field]: wrong } };
      const { code, out } = await checked(lineOf(a, b, claim));
      const [{ mismatches }] = recordsOf(out);
      expect(mismatches).toEqual([{ field: path, expected: wrong, actual }]);
      expect(code).toBe(1);
    },
  );
});

describe('vectors', () => {
  const apart = [ball(0), ball(3)] as const;

  test.each([
    ['a point, in ulp of its largest component', { supportB: [2, 2 ** -49, 0] }],
    ['within', { supportA: [1.001, 0, -0.001], within: 0.001001 }],
    ['either zero', { supportA: [1, -0, 0], axis: [1, -0, 0] }],
    ['no point', { contact: null }],
  ])('met: %s', async (_, claim) => {
    const { code, err } = await checked(caseLine(...apart, { expect: claim }));
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('1 as expected') });
  });

  test.each([
    [
      { supportB: [2, 2 ** -47, 0] },
      'supportB is [2, 0, 0], expected [2, 7.105427357601002e-15, 0]',
    ],
    [{ supportA: [1.001, 0, 0], within: 0.0001 }, 'supportA is [1, 0, 0], expected [1.001, 0, 0]'],
    [{ supportA: null }, 'supportA is [1, 0, 0], expected null'],
    [{ contact: [1, 0, 0] }, 'contact is null, expected [1, 0, 0]'],
    [{ axis: [1, 2 ** -49, 0] }, 'axis is [1, 0, 0], expected [1, 1.7763568394002505e-15, 0]'],
    [{ cornersA: [1], within: 2 }, 'cornersA is [0], expected [1]'],
    [{ cornersA: [0, 0] }, 'cornersA is [0], expected [0, 0]'],
    [
      { supportA: [Number.POSITIVE_INFINITY, 0, 0] },
      'supportA is [1, 0, 0], expected [Infinity, 0, 0]',
    ],
  ])('not met: %j', async (claim, text) => {
    const { code, err } = await checked(lineOf(...apart, claim));
    expect(err).toContain(`line 1: ${text}`);
    expect(code).toBe(1);
  });

  test('are shown with all their digits', async () => {
    const a: Shape = { ...ball(0), center: [1 / 3, 2 / 3, -1 / 7] };
    const b: Shape = { ...ball(0), center: [-10 / 3, 20 / 3, -10 / 7] };
    const { supportA, axis } = core.test(a, b);
    const [x = 0, y = 0, z = 0] = supportA ?? [];
    const claim = { supportA: [x, y, z + 2 ** -20], axis };
    const { err } = await checked(lineOf(a, b, claim));
    expect(err).toContain(
      `supportA is [${x}, ${y}, ${z}], expected [${x}, ${y}, ${z + 2 ** -20}]\n`,
    );
  });
});
