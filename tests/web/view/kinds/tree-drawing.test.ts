// The boxes of a hierarchy as wires.
import { type Group, Matrix4, Vector3 } from 'three';
import { beforeEach, expect, test } from 'vitest';
import { shownTree, type TreeView } from '../../../../web/scene/mesh-tree.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { HighlightUniforms } from '../../../../web/view/engine/uniforms.ts';
import { TreeDrawing } from '../../../../web/view/kinds/tree-drawing.ts';
import { meshOf } from '../support/mesh.ts';

const mesh = meshOf([0, 0, 0], [0, 0, 0, 1]);
const ray = { kind: 'ray', origin: [1, 5, 3], direction: [0, -1, 0] } as const;
const scene: Scene = {
  items: [
    { id: 1, name: 'A', shape: ray },
    { id: 2, name: 'B', shape: mesh },
  ],
  pair: [1, 2],
};
const kEdges = 12;

let drawing: TreeDrawing;
let resources: RenderResources;
beforeEach(() => {
  resources = new RenderResources();
  drawing = new TreeDrawing(resources, new HighlightUniforms(), new Matrix4());
});

function show(tree: TreeView | null): void {
  drawing.show({ tree, scene }, resources.colors.b, new Vector3(), mesh.asset.positions);
}
const lines = () => (drawing.object.children[0] as unknown as { geometry: Counted }).geometry;
interface Counted {
  readonly instanceCount: number;
  readonly getAttribute: (name: string) => { readonly array: Float32Array };
}
const marks = () =>
  (drawing.object.children.slice(1) as Group[]).filter(({ visible }) => visible).length;

test('has twelve edges for each box of the level', () => {
  show({ id: 2, level: 0, step: null });
  expect(drawing.object.visible).toBe(true);
  expect(lines().instanceCount).toBe(kEdges);
  const ends = [
    ...lines()
      .getAttribute('end')
      .array.slice(0, 3 * kEdges),
  ];
  expect(Math.max(...ends)).toBe(4);
  expect(marks()).toBe(0);
});

test('has the boxes that a walk has come to, and the triangles of the leaf that it is at', () => {
  const { steps = [] } = shownTree({ id: 2, level: 0, step: 0 }, scene)?.walk ?? {};
  expect(steps.map(({ isLeaf }) => isLeaf)).toEqual([false, true]);
  show({ id: 2, level: 0, step: 0 });
  expect([lines().instanceCount, marks()]).toEqual([kEdges, 0]);
  show({ id: 2, level: 0, step: 1 });
  expect([lines().instanceCount, marks()]).toEqual([2 * kEdges, 2]);
});

test('is gone where no hierarchy is shown', () => {
  show({ id: 2, level: 0, step: null });
  show(null);
  expect(drawing.object.visible).toBe(false);
  show({ id: 1, level: 0, step: null });
  expect(drawing.object.visible).toBe(false);
});

test('follows the colors', () => {
  const tree = { id: 2, level: 0, step: null };
  show(tree);
  const tint = () => lines().getAttribute('tint').array[0];
  expect(tint()).toBe(resources.colors.b.r);
  resources.colors.b.setRGB(0.25, 0.5, 0.75);
  show(tree);
  expect(tint()).toBe(0.25);
});
