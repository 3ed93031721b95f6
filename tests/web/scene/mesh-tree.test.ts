// Which part of a mesh's hierarchy is shown.
import { expect, test } from 'vitest';
import { levelsOf, shownTree, type TreeView } from '../../../web/scene/mesh-tree.ts';
import type { Item, Scene } from '../../../web/scene/scene.ts';
import { boxesOf } from '../../../web/scene/tree-boxes.ts';
import { meshOf } from '../view/support/mesh.ts';

const positions = Float64Array.from({ length: 60 * 9 }, (_, i) =>
  i % 3 === 0 ? Math.floor(i / 9) : (i * 7) % 5,
);
const index = Int32Array.from({ length: 60 * 3 }, (_, i) => i);
const mesh = meshOf([0, 0, 0], [0, 0, 0, 1], positions, index);
const ray = { kind: 'ray', origin: [-1, 1, 1], direction: [1, 0.01, 0.02] } as const;
const items: readonly Item[] = [
  { id: 1, name: 'A', shape: ray },
  { id: 2, name: 'B', shape: mesh },
  { id: 3, name: 'C', shape: { kind: 'point', position: [0, 0, 0] } },
];
const scene: Scene = { items, pair: [1, 2] };
const view = (change: Partial<TreeView> = {}): TreeView => ({
  id: 2,
  level: 1,
  step: null,
  ...change,
});

test('is that of the mesh with this id, if it is one', () => {
  expect(shownTree(view(), scene)).toMatchObject({ mesh, level: 1, step: null });
  expect(shownTree(view(), scene)?.levels).toEqual(mesh.geometry.levels());
  for (const tree of [null, view({ id: 1 }), view({ id: 9 })]) {
    expect(shownTree(tree, scene)).toBeNull();
  }
});

test('has a walk only of the ray of the pair', () => {
  const walk = shownTree(view(), scene)?.walk;
  expect(walk).toEqual(mesh.geometry.walk(ray));
  expect(shownTree(view(), { items, pair: [2, 1] })?.walk).toEqual(walk);
  const pairs: readonly Scene['pair'][] = [[3, 2], [1, 3], null];
  for (const pair of pairs) expect(shownTree(view(), { items, pair })?.walk).toBeNull();
  const hidden = items.map((item) => (item.id === 1 ? { ...item, hidden: true } : item));
  expect(shownTree(view(), { items: hidden, pair: [1, 2] })?.walk).toBeNull();
});

test('is walked anew only where ray or mesh have changed', () => {
  const walk = shownTree(view(), scene)?.walk;
  expect(shownTree(view({ step: 3 }), { ...scene })?.walk).toBe(walk);
  const moved = items.map((item) =>
    item.id === 2 ? { ...item, shape: { ...mesh, position: [0, 9, 0] as const } } : item,
  );
  expect(shownTree(view(), { items: moved, pair: [1, 2] })?.walk).not.toEqual(walk);
});

test('keeps level and step within what there is', () => {
  const shown = shownTree(view({ level: 99, step: 9999 }), scene);
  expect(shown?.level).toBe(levelsOf(mesh).length - 1);
  expect(shown?.step).toBe((shown?.walk?.steps.length ?? 0) - 1);
  expect(shownTree(view({ step: 4 }), { items, pair: [3, 2] })?.step).toBeNull();
});

test('draws the boxes of a level', () => {
  expect(boxesOf(mesh, 1)).toEqual(mesh.geometry.boxesAt(1));
});
