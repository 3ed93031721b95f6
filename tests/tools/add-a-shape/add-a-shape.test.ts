// docs/add-a-shape.md names every file of the page that a new kind of shape needs: with these changed, and
// no other, a copy of the page's sources compiles and its parts handle the kind; without any one of them
// it does not compile.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kind, Shape, Vec3 } from '../../../web/scene/shape.ts';
import { missing, ownFile } from './insertions.ts';
import { changedFiles, PageCopy } from './page-copy.ts';

const kind = 'tetrahedron' as Kind;
const tetrahedron = {
  kind,
  a: [0, 0, 0],
  b: [4, 0, 0],
  c: [0, 4, 0],
  d: [0, 0, 4],
} as unknown as Shape;
const numbers = [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4];

/** For one run of the compiler on a busy machine, in milliseconds. */
const kCompiling = 120_000;

let copy: PageCopy;
beforeAll(() => {
  copy = new PageCopy();
}, kCompiling);
afterAll(() => copy.remove());

test('the table of the docs lists the files that were changed', () => {
  const docs = readFileSync(new URL('../../../docs/add-a-shape.md', import.meta.url), 'utf8');
  const listed = Array.from(
    docs.matchAll(/^\| \[(web\/.+)\]\(\.\.\/\1\) \|/gm),
    ([, file]) => file,
  );
  const expected = changedFiles.map((file) => (file === ownFile.path ? ownFile.inDocs : file));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test('with them it compiles', { timeout: kCompiling }, () => {
  expect(copy.compilerErrors()).toBe('');
});

describe.each(missing)('without', (errors) => {
  let found = '';
  beforeAll(() => {
    for (const file of Object.keys(errors)) copy.leaveOut(file);
    found = copy.compilerErrors();
    for (const file of Object.keys(errors)) copy.change(file);
  }, kCompiling);

  test.each(Object.entries(errors))('%s it does not compile', (_, error) => {
    expect(found).toMatch(error);
  });
});

test('each of them has been left out', () => {
  const leftOut = missing.flatMap((errors) => Object.keys(errors));
  expect(leftOut.toSorted()).toEqual(changedFiles.toSorted());
});

describe('the new kind', () => {
  test('has a code and a place in the toolbar that no other kind has', async () => {
    type Registry = typeof import('../../../web/scene/kinds/index.ts');
    const { kinds, kindNames } = (await copy.module('web/scene/kinds/index.ts')) as Registry;
    expect(kindNames).toContain(kind);
    for (const key of ['code', 'toolbar'] as const) {
      const taken = kindNames.map((name) => kinds[name][key]);
      expect(new Set(taken).size).toBe(kindNames.length);
    }
  });

  test('goes through a link', async () => {
    type Pack = typeof import('../../../web/scene/link/pack.ts');
    const { packed, unpacked } = (await copy.module('web/scene/link/pack.ts')) as Pack;
    const scene = { items: [{ id: 1, name: 'A', shape: tetrahedron }], pair: null };
    expect(unpacked(packed(scene))).toEqual(scene);
  });

  test('is read from a file, and refused without one of its fields', async () => {
    type Schema = typeof import('../../../web/scene/shape-schema.ts');
    const { shapeSchema } = (await copy.module('web/scene/shape-schema.ts')) as Schema;
    const expects = { shape: '', kind: '', fields: 'fields', vec3: '', quat: '' };
    const schema = shapeSchema(v.number(), expects);
    expect(v.parse(schema, tetrahedron)).toEqual(tetrahedron);
    expect(v.safeParse(schema, { ...tetrahedron, d: undefined }).success).toBe(false);
    expect(v.safeParse(schema, { ...tetrahedron, e: [0, 0, 0] }).success).toBe(false);
  });

  test('has its numbers in fields, one of which can be changed', async () => {
    type Numbers = typeof import('../../../web/scene/numbers.ts');
    const module = (await copy.module('web/scene/numbers.ts')) as Numbers;
    const fields = module.numberFields(kind);
    expect(fields.map(({ name, size, unit }) => `${name} ${size} ${unit}`)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `${name} 3 meter`),
    );
    const [, , , d] = fields;
    expect(d && module.withNumber(tetrahedron, d, 2, 5)).toEqual({ ...tetrahedron, d: [0, 0, 5] });
  });

  test('is added, moved, turned, resized and dragged by a corner', async () => {
    type Edits = typeof import('../../../web/scene/edits.ts');
    type Transform = typeof import('../../../web/scene/transform.ts');
    type Handles = typeof import('../../../web/scene/handles.ts');
    const { defaultShape } = (await copy.module('web/scene/edits.ts')) as Edits;
    const transform = (await copy.module('web/scene/transform.ts')) as Transform;
    const handles = (await copy.module('web/scene/handles.ts')) as Handles;
    const place: Vec3 = [1, 2, 3];
    const moved = { kind, a: [1, 2, 3], b: [5, 2, 3], c: [1, 6, 3], d: [1, 2, 7] };
    expect(defaultShape(kind, place)).toMatchObject({ kind, d: [0.5, 1.5, 3.5] });
    expect(transform.translated(tetrahedron, place)).toEqual(moved);
    expect(transform.rotated(tetrahedron, [0, 0, 2, 0], [0, 0, 0])).toMatchObject({
      b: [-4, 0, 0],
    });
    expect(transform.resized(tetrahedron, [2, 1, 1])).toEqual({
      ...tetrahedron,
      a: [-1, 0, 0],
      b: [7, 0, 0],
      c: [-1, 4, 0],
      d: [-1, 0, 4],
    });
    expect(handles.handlesOf(tetrahedron).at(-1)).toEqual({ id: 'd', position: [0, 0, 4] });
    expect(handles.withHandle(tetrahedron, 'd', place)).toEqual({ ...tetrahedron, d: place });
  });

  test('is drawn at random and scaled', async () => {
    type Arbitraries = typeof import('../../../web/cli/testing/arbitraries/shapes.ts');
    type Corners = typeof import('../../../web/cli/testing/arbitraries/corner-shape.ts');
    type Flat = typeof import('../../../web/cli/testing/arbitraries/is-flat.ts');
    type Scaled = typeof import('../../../web/cli/testing/arbitraries/fields.ts');
    const folder = 'web/cli/testing/arbitraries';
    const { shapes } = (await copy.module(`${folder}/shapes.ts`)) as Arbitraries;
    const { cornerShape } = (await copy.module(`${folder}/corner-shape.ts`)) as Corners;
    const { isFlat } = (await copy.module(`${folder}/is-flat.ts`)) as Flat;
    const { scaled } = (await copy.module(`${folder}/fields.ts`)) as Scaled;
    expect(isFlat(tetrahedron)).toBe(false);
    expect(isFlat({ ...tetrahedron, d: [1, 1, 0] } as object as Shape)).toBe(true);
    expect(scaled(tetrahedron, 2)).toMatchObject({ d: [0, 0, 8] });
    for (const shape of fc.sample(shapes(kind), 20)) expect(isFlat(shape)).toBe(false);
    for (const { corners, edges } of fc.sample(cornerShape(kind as 'point', false), 20)) {
      expect([corners.length, edges.length]).toEqual([4, 6]);
    }
  });

  test('is written into a slot, and refused without one of its numbers', async () => {
    type Writers = typeof import('../../../web/core/writers.ts');
    const { writeShape } = (await copy.module('web/core/writers.ts')) as Writers;
    const target = { numbers: new Float64Array(12) };
    const write = (shape: object) => writeShape(kind, shape, target, 0, 'a');
    expect(write(tetrahedron)).toBe(10);
    expect([...target.numbers]).toEqual(numbers);
    expect(() => write({ ...tetrahedron, d: [1, 2] })).toThrow('a.d.length');
  });
});
