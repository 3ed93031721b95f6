import { expect, test } from 'vitest';
import { isMesh } from '../../../../web/app/files/mesh-file.ts';
import { readScene } from '../../../../web/app/files/scene-file.ts';
import { presets } from '../../../../web/presets/index.ts';
import { writeScene } from '../../../../web/scene/scene-document.ts';

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
