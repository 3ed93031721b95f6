// What is marked on a drawn mesh.
import { Mesh, Vector3 } from 'three';
import { beforeEach, expect, test } from 'vitest';
import type { PointedTriangle } from '../../../../web/scene/pointing.ts';
import type { Item } from '../../../../web/scene/scene.ts';
import type { SceneMesh } from '../../../../web/scene/scene-shape.ts';
import type { State } from '../../../../web/scene/state.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { makeNode } from '../../../../web/view/kinds/make-node.ts';
import type { ShapeNode } from '../../../../web/view/kinds/shape-node.ts';
import { stateOf } from '../support/drawing.ts';
import { meshOf } from '../support/mesh.ts';

/** Turned by a quarter about y. */
const shape: SceneMesh = meshOf([10, 1, 0], [0, 1, 0, 1]);
const item: Item = { id: 1, name: 'A', shape };
let node: ShapeNode;
beforeEach(() => {
  node = makeNode('mesh', new RenderResources());
  node.place(shape);
});

const pointing = (pointed: PointedTriangle | null): State =>
  stateOf({ items: [item], pair: null }, { pointed });

/** The corners of all triangles that are marked, where they are drawn. */
function marked(): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const mark of node.object.children) {
    if (mark instanceof Mesh || !mark.visible) continue;
    const fill = mark.children[0] as Mesh;
    const position = fill.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++) {
      const corner = new Vector3().fromBufferAttribute(position, i).applyMatrix4(fill.matrix);
      found.push(corner.toArray().map((each) => Math.round(1e6 * each) / 1e6 + 0));
    }
  }
  return found;
}

test('the triangle under the pointer is marked where the mesh stands', () => {
  expect(marked()).toEqual([]);
  const pointed = { shape, triangle: 1, point: [0, 0, 0], normal: null } as const;
  node.showState?.(pointing(pointed), item);
  expect(marked()).toEqual([
    [10, 1, 0],
    [14, 1, 0],
    [14, 1, -4],
  ]);
  node.showState?.(pointing(null), item);
  expect(marked()).toEqual([]);
});

test('of a mesh that has moved since, none is', () => {
  const pointed = { shape, triangle: 1, point: [0, 0, 0], normal: null } as const;
  node.showState?.(pointing(pointed), { ...item, shape: { ...shape, position: [0, 0, 0] } });
  expect(marked()).toEqual([]);
});

test('it is marked beside the one that the verdict is about', () => {
  node.showTriangle?.(0);
  const pointed = { shape, triangle: 1, point: [0, 0, 0], normal: null } as const;
  node.showState?.(pointing(pointed), item);
  expect(marked()).toHaveLength(6);
});
