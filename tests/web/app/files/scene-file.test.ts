import { describe, expect, test, vi } from 'vitest';
import { isMesh, readScene } from '../../../../web/app/files/scene-file.ts';
import { presets } from '../../../../web/presets/index.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import { writeScene } from '../../../../web/scene/scene-document.ts';
import { all } from '../../scene/samples.ts';

const scene: Scene = {
  items: all.map((shape, i) => ({ id: i + 1, name: `S${i}`, shape, hidden: i === 2 })),
  pair: [2, 5],
};

/** A written scene with something changed: at a path, to a value; undefined takes it away. */
function changed(path: readonly (string | number)[], value: unknown): string {
  const data = JSON.parse(writeScene(scene));
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key], data);
  holder[last] = value;
  return JSON.stringify(data);
}

test('what is written is read back', () => {
  expect(readScene(writeScene(scene))).toEqual({ scene });
});

test.each(presets.map(({ key, scene: each }) => [key, each] as const))('%s too', (_, each) => {
  expect(readScene(writeScene(each))).toEqual({ scene: each });
});

test.each(['x', '두 상자가 모서리로 만난다', '<img src=x> https://example.org', '👍'.repeat(80)])(
  'the title %s is read back',
  (title) => {
    expect(readScene(writeScene({ title, ...scene }))).toEqual({ scene: { title, ...scene } });
    expect(readScene(writeScene({ title: '👍'.repeat(81), ...scene }))).toMatchObject({
      fault: { path: 'scene.title', expects: 'expects.title' },
    });
  },
);

describe('a pair as the page copies it', () => {
  const { items, pair } = { ...scene, items: scene.items.slice(0, 5), pair: [2, 5] as const };

  test('is read, without the answer about it', () => {
    const copied = { items, pair, answer: { outcome: 'apart', rows: [] } };
    expect(readScene(JSON.stringify(copied))).toEqual({ scene: { items, pair } });
  });

  test('is checked as every scene, at its own paths', () => {
    expect(readScene(JSON.stringify({ items, pair: [1, 99] }))).toMatchObject({
      fault: { key: 'file.wrong', path: 'pair' },
    });
    expect(readScene(JSON.stringify({ items, pair, more: 1 }))).toMatchObject({
      fault: { key: 'file.unknown', path: 'more' },
    });
  });
});

test('a text that is too long is not parsed', () => {
  const text = writeScene(scene);
  const parse = vi.spyOn(JSON, 'parse');
  expect(readScene(text.padEnd(50_000_001))).toMatchObject({
    fault: { key: 'file.tooLong', value: '50.0 MB' },
  });
  expect(parse).not.toHaveBeenCalled();
  expect(readScene(text.padEnd(50_000_000))).toEqual({ scene });
  parse.mockRestore();
});

describe('what is wrong is named', () => {
  const items = (...rest: (string | number)[]) => ['scene', 'items', ...rest];
  test.each([
    [items(2, 'shape', 'radius'), '1', 'scene.items[2].shape.radius', '"1"', 'expects.number'],
    [
      items(2, 'shape', 'center', 1),
      null,
      'scene.items[2].shape.center[1]',
      'null',
      'expects.number',
    ],
    [items(2, 'shape', 'center'), 5, 'scene.items[2].shape.center', '5', 'expects.vec3'],
    [items(0, 'shape', 'kind'), 'cone', 'scene.items[0].shape.kind', '"cone"', 'expects.kind'],
    [items(0, 'name'), '', 'scene.items[0].name', '""', 'expects.name'],
    [items(0, 'name'), 'thirteen chars', 'scene.items[0].name', '"thirteen chars"', 'expects.name'],
    [items(0, 'name'), 'A\nB', 'scene.items[0].name', '"A\\nB"', 'expects.name'],
    [items(3, 'name'), 'S1', 'scene.items[3].name', '"S1"', 'expects.unique'],
    [items(3, 'id'), 1, 'scene.items[3].id', '1', 'expects.unique'],
    [items(3, 'id'), 0.5, 'scene.items[3].id', '0.5', 'expects.id'],
    [items(3, 'locked'), 'yes', 'scene.items[3].locked', '"yes"', 'expects.flag'],
    [['scene', 'title'], '', 'scene.title', '""', 'expects.title'],
    [['scene', 'title'], ' \u3000', 'scene.title', '" \u3000"', 'expects.title'],
    [['scene', 'title'], 'a\nb', 'scene.title', '"a\\nb"', 'expects.title'],
    [['scene', 'title'], 5, 'scene.title', '5', 'expects.title'],
    [['scene', 'pair'], [1, 99], 'scene.pair', '[1, 99]', 'expects.pair'],
    [['scene', 'pair'], [1, 1], 'scene.pair', '[1, 1]', 'expects.pair'],
    [['scene', 'items'], {}, 'scene.items', '{}', 'expects.items'],
    [['version'], 3, 'version', '3', 'expects.version'],
  ] as const)('%j: %j', (path, value, where, shown, expects) => {
    const fault = { key: 'file.wrong', path: where, value: shown, expects };
    expect(readScene(changed(path, value))).toEqual({ fault });
  });

  test.each([
    [['scene', 'items', 0, 'shape', 'color'], 'scene.items[0].shape.color'],
    [['scene', 'items', 1, 'note'], 'scene.items[1].note'],
    [['scene', 'author'], 'scene.author'],
    [['more'], 'more'],
  ] as const)('also what nobody asked for: %j', (path, where) => {
    expect(readScene(changed(path, 'x'))).toMatchObject({
      fault: { key: 'file.unknown', path: where },
    });
  });

  test('also what is missing', () => {
    expect(readScene(changed(['scene', 'items', 2, 'shape', 'radius'], undefined))).toMatchObject({
      fault: { key: 'file.missing', path: 'scene.items[2].shape.radius' },
    });
  });

  test('and what is no JSON, or another’s', () => {
    expect(readScene('<html>')).toMatchObject({ fault: { key: 'file.notJson', value: '<html>' } });
    expect(readScene('[]')).toHaveProperty('fault');
    expect(readScene('null')).toMatchObject({ fault: { key: 'file.wrong', path: 'JSON' } });
  });

  test('however deep, long or strange it is', () => {
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(readScene(`{"version":${nested},"scene":{}}`)).toMatchObject({
      fault: { path: 'version', value: '[[[…]]]' },
    });
    const key = `\u202e${'x'.repeat(100)}`;
    const fault = { key: 'file.unknown', path: `scene["\\u{202e}${'x'.repeat(51)} …]` };
    expect(readScene(changed(['scene', key], 1))).toMatchObject({ fault });
    expect(readScene(changed(['scene', '__proto__x'], 1))).toMatchObject({
      fault: { path: 'scene.__proto__x' },
    });
  });

  test('an infinite number is none', () => {
    const text = writeScene(scene).replace('"radius": 0.5', '"radius": 1e999');
    expect(readScene(text)).toMatchObject({ fault: { expects: 'expects.number' } });
  });
});

test.each<[string, string]>([
  ['bunny.obj', 'v 0 0 0'],
  ['Bunny.OBJ', ''],
  ['duck.gltf', '{}'],
  ['https://blog.example/duck.glb?v=2#x', ''],
  ['part.stl', ''],
  ['scan.ply', ''],
  ['unnamed', 'glTF\u0002\u0000'],
  ['unnamed', 'ply\nformat ascii 1.0'],
  ['unnamed', 'solid cube\n facet normal 0 0 1'],
  ['scene.json', '{ "scenes": [], "asset": { "version": "2.0" } }'],
])('%s with %j is a mesh', (name, text) => {
  expect(isMesh(name, text)).toBe(true);
  expect(readScene(text, name)).toMatchObject({ fault: { key: 'file.mesh' } });
});

test('a scene is none, whatever it is called', () => {
  for (const { scene } of presets) expect(isMesh('obj.json', writeScene(scene))).toBe(false);
  expect(isMesh('notes.txt', 'an obj')).toBe(false);
  expect(isMesh('https://blog.example/scene.json?from=bunny.obj', '{}')).toBe(false);
});
