// Weights as text: what is written can be read back, whatever bones are called.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Influence,
  influencesOf,
  type TextOptions,
  vertexCountOf,
  verticesOf,
  type WeightList,
  weightsText,
  weightText,
} from '../../../../web/pages/skin/weight-text.ts';

function listOf(vertices: readonly (readonly Influence[])[], boneNames: readonly string[]) {
  const offsets = vertices.map((_, i) =>
    vertices.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0),
  );
  const all = vertices.flat();
  return {
    weights: {
      offsets: Uint32Array.of(0, ...offsets),
      bones: Uint16Array.from(all, ({ bone }) => bone),
      weights: Float64Array.from(all, ({ weight }) => weight),
    },
    boneNames,
  } satisfies WeightList;
}

const arm = listOf(
  [
    [{ bone: 0, weight: 1 }],
    [
      { bone: 1, weight: 2 / 3 },
      { bone: 0, weight: 1 / 3 },
    ],
    [],
  ],
  ['Bip01 Spine', 'hand'],
);

const max = { layout: 'max', first: 1, bones: 'names' } as const;
const csv = { layout: 'csv', first: 1, bones: 'names' } as const;

describe('in the layout of 3ds Max scripts', () => {
  test('a line has a vertex, the number of its weights, and bones with weights', () => {
    expect(weightsText(arm, max)).toBe(
      '1 1 "Bip01 Spine" 1\n2 2 hand 0.666667 "Bip01 Spine" 0.333333\n3 0\n',
    );
  });

  test('bones may be numbers, and all may be counted from 0', () => {
    expect(weightsText(arm, { ...max, bones: 'numbers' })).toBe(
      '1 1 1 1\n2 2 2 0.666667 1 0.333333\n3 0\n',
    );
    expect(weightsText(arm, { ...max, bones: 'numbers', first: 0 })).toBe(
      '0 1 0 1\n1 2 1 0.666667 0 0.333333\n2 0\n',
    );
  });

  test('the first lines alone', () => {
    expect(weightsText(arm, max, 1)).toBe('1 1 "Bip01 Spine" 1\n');
  });
});

test('as CSV a line has one weight, below a line of names', () => {
  expect(weightsText(arm, csv)).toBe(
    [
      'vertex,weights,bone,weight',
      '1,1,Bip01 Spine,1',
      '2,2,hand,0.666667',
      '2,2,Bip01 Spine,0.333333',
      '',
    ].join('\r\n'),
  );
});

test.each([
  [1, '1'],
  [0.5, '0.5'],
  [1 / 3, '0.333333'],
  [1e-7, '0'],
  [0.1 + 0.2, '0.3'],
  [100, '100'],
])('the weight %d is written as %s', (weight, text) => {
  expect(weightText(weight)).toBe(text);
});

test('the vertices of a bone, and what moves a vertex', () => {
  expect(Array.from(verticesOf(arm.weights, 0))).toEqual([0, 1]);
  expect(Array.from(verticesOf(arm.weights, 1))).toEqual([1]);
  expect(vertexCountOf(arm.weights)).toBe(3);
  expect(influencesOf(arm.weights, 1)).toEqual([
    { bone: 1, weight: 2 / 3 },
    { bone: 0, weight: 1 / 3 },
  ]);
});

/** A word, or what stands in quotation marks, each of them doubled. */
const kWord = /"((?:[^"]|"")*)"|([^\s"]+)/g;

const wordsOf = (line: string) =>
  Array.from(line.matchAll(kWord), ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain);

function readMax(text: string) {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [vertex, count, ...pairs] = wordsOf(line);
      expect(pairs).toHaveLength(2 * Number(count));
      return {
        vertex: Number(vertex),
        influences: Array.from({ length: Number(count) }, (_, i) => ({
          bone: pairs[2 * i],
          weight: Number(pairs[2 * i + 1]),
        })),
      };
    });
}

/** RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(1, -1);
}

const name = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('Bip01 L UpperArm', '왼쪽 팔', 'a"b', 'x,y', 'bone 7'),
);
const lists = fc
  .tuple(
    fc.array(name, { minLength: 1, maxLength: 5 }),
    fc.array(fc.array(fc.nat(), { maxLength: 4 })),
  )
  .map(([names, vertices]) =>
    listOf(
      vertices.map((bones) =>
        bones.map((bone, i) => ({ bone: bone % names.length, weight: 1 / (i + 2) })),
      ),
      names,
    ),
  );
const options = fc.record<TextOptions>({
  layout: fc.constant('max'),
  first: fc.constantFrom(0, 1),
  bones: fc.constantFrom('names', 'numbers'),
});

/** White space other than a space, which a line of words has none of. */
const oneLine = (text: string) => text.replace(/\s/g, ' ');

test('both layouts are read back as they were', () => {
  fc.assert(
    fc.property(lists, options, (list, chosen) => {
      const boneOf = (bone: number) =>
        chosen.bones === 'names' ? (list.boneNames[bone] as string) : String(bone + chosen.first);
      const count = vertexCountOf(list.weights);
      const wanted = Array.from({ length: count }, (_, vertex) => ({
        vertex: vertex + chosen.first,
        influences: influencesOf(list.weights, vertex).map(({ bone, weight }) => ({
          bone: oneLine(boneOf(bone)),
          weight: Number(weight.toFixed(6)),
        })),
      }));
      expect(readMax(weightsText(list, chosen))).toEqual(wanted);
      const rows = Array.from({ length: count }, (_, vertex) =>
        influencesOf(list.weights, vertex).map(({ bone, weight }, _i, { length }) => [
          String(vertex + chosen.first),
          String(length),
          boneOf(bone),
          weightText(weight),
        ]),
      );
      expect(readCsv(weightsText(list, { ...chosen, layout: 'csv' }))).toEqual(rows.flat());
    }),
  );
});
