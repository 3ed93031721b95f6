// The published JSON Schema in an independent validator: it accepts what the page opens, and
// rejects what the page rejects for its form.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { sceneJsonSchema } from '../../../../tools/vite/scene-schema.ts';
import { readScene } from '../../../../web/app/files/scene-file.ts';
import { presets } from '../../../../web/presets/index.ts';
import { writeScene } from '../../../../web/scene/scene-document.ts';
import { shapes } from '../../scene/samples.ts';

const schema = sceneJsonSchema();
const isValid = new Ajv2020().compile(schema);

const item = { id: 1, name: 'A', shape: shapes.sphere };
const file = (scene: object, more: object = {}) => ({
  version: 1,
  scene: { items: [item], pair: null, ...scene },
  ...more,
});
const withItem = (change: object) => file({ items: [{ ...item, ...change }] });
const withShape = (shape: object) => withItem({ shape });
const later = (document: object) => ({ ...document, version: 2 });
const { radius: _, ...withoutRadius } = shapes.sphere;

test('says which draft and which format it is, and describes every field', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:collision-playground:scene:1',
  });
  const silent: string[] = [];
  const look = (each: object, path: string) => {
    for (const [key, inner] of Object.entries(each)) {
      if (typeof inner !== 'object' || inner === null) continue;
      if (
        path.endsWith('.properties') &&
        !('description' in inner || 'oneOf' in inner) &&
        key !== 'kind' &&
        key !== 'scene'
      )
        silent.push(`${path}.${key}`);
      look(inner, `${path}.${key}`);
    }
  };
  look(schema, '');
  expect(silent).toEqual([]);
});

test.each(presets.map(({ key, scene }) => [key, scene] as const))('%s passes', (_, scene) => {
  expect(isValid(JSON.parse(writeScene(scene))), JSON.stringify(isValid.errors)).toBe(true);
});

const passing: [string, object][] = [
  ['a scene without shapes', file({ items: [] })],
  ['a title', file({ title: '두 상자 <b>' })],
  ['a title of eighty emoji', file({ title: '👍'.repeat(80) })],
  ['a name of twelve emoji', withItem({ name: '👍'.repeat(12) })],
  ['the address of the schema', file({}, { $schema: 'any/where.json' })],
  ['the later version', later(file({}))],
  ['a velocity', later(withItem({ velocity: [1, -2.5, 1e30] }))],
  ['a motion', later(file({ motion: { duration: 1e6, steps: 1000 } }))],
  ['a hidden, locked shape', withItem({ hidden: true, locked: false })],
  ...Object.values(shapes).map((shape): [string, object] => [shape.kind, withShape(shape)]),
];
const broken: [string, object][] = [
  ['a list', []],
  ['nothing', {}],
  ['another version', { ...file({}), version: 3 }],
  ['a velocity in the first version', withItem({ velocity: [1, 0, 0] })],
  ['a motion in the first version', file({ motion: { duration: 1 } })],
  ['a velocity of two numbers', later(withItem({ velocity: [1, 0] }))],
  ['a velocity beyond all', later(withItem({ velocity: [1e31, 0, 0] }))],
  ['a motion without a duration', later(file({ motion: { steps: 3 } }))],
  ['a duration of 0', later(file({ motion: { duration: 0 } }))],
  ['an endless duration', later(file({ motion: { duration: '∞' } }))],
  ['half a step', later(file({ motion: { duration: 1, steps: 0.5 } }))],
  ['1001 steps', later(file({ motion: { duration: 1, steps: 1001 } }))],
  ['an address that is none', file({}, { $schema: 5 })],
  ['another key', file({}, { author: 'x' })],
  [
    'a key of every object',
    JSON.parse('{"version":1,"scene":{"items":[],"pair":null,"__proto__":1}}'),
  ],
  ['an empty title', file({ title: '' })],
  ['a blank title', file({ title: ' \u3000' })],
  ['a title of two lines', file({ title: 'a\u2028b' })],
  ['half a character', file({ title: '\ud83d' })],
  ['a long title', file({ title: 'x'.repeat(81) })],
  ['a long name', withItem({ name: 'x'.repeat(13) })],
  ['an id of 0', withItem({ id: 0 })],
  ['a huge id', withItem({ id: 2 ** 53 })],
  ['half an id', withItem({ id: 1.5 })],
  ['hidden by 1', withItem({ hidden: 1 })],
  ['one half of a pair', file({ pair: [1] })],
  ['501 shapes', file({ items: Array.from({ length: 501 }, () => item) })],
  ['a cone', withShape({ kind: 'cone' })],
  ['no shape', withShape([])],
  ['a shape without a kind', withShape(withoutRadius.center)],
  ['a sphere without a radius', withShape(withoutRadius)],
  ['a sphere with a color', withShape({ ...shapes.sphere, color: 'red' })],
  ['a center of two numbers', withShape({ ...shapes.sphere, center: [0, 0] })],
  ['a center of four numbers', withShape({ ...shapes.sphere, center: [0, 0, 0, 0] })],
  ['a radius in words', withShape({ ...shapes.sphere, radius: '1' })],
  ['an infinite radius', withShape({ ...shapes.sphere, radius: '∞' })],
];

describe.each([
  ['passes', true, passing],
  ['is refused', false, broken],
] as const)('by both it %s:', (_, passes, documents) => {
  test.each(documents)('%s', (_, document) => {
    // JSON has no infinity, but a number may be too large.
    const text = JSON.stringify(document).replace('"∞"', '1e999');
    expect(isValid(JSON.parse(text))).toBe(passes);
    expect('scene' in readScene(text)).toBe(passes);
  });
});
