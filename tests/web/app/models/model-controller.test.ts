// Models of files become shapes of the scene, and shapes are made of them; what is wrong is said in words.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LazyExports } from '../../../../web/app/lazy-exports.ts';
import { Geometries } from '../../../../web/app/models/geometries.ts';
import { ModelController } from '../../../../web/app/models/model-controller.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import { addShape } from '../../../../web/scene/edits.ts';
import { boundsOf } from '../../../../web/scene/extent.ts';
import { isPosed, type SceneHull, type SceneMesh } from '../../../../web/scene/scene-shape.ts';
import type { Obb } from '../../../../web/scene/shape.ts';
import { createStore, type Store } from '../../../../web/scene/store.ts';
import { add } from '../../../../web/scene/vectors.ts';
import { loadPanelStrings, type Strings, stringsOf } from '../../../../web/strings/index.ts';
import { fileOf, gltfFile } from '../../models/files.ts';

// What draws them needs a browser.
vi.mock('../../../../web/view/kinds/posed-nodes.ts', () => ({ addPosedNodes: () => undefined }));
vi.mock('../../../../web/app/models/lazy-geometries.ts', () => ({
  geometriesIfLoaded: () => geometries,
  loadGeometries: () => Promise.resolve(geometries),
}));

let geometries: Geometries;
beforeAll(async () => {
  geometries = new Geometries(await loadCore());
  await loadPanelStrings();
});

/** Two tetrahedra, of 10 m together. */
const kPair = [0, 9]
  .map((x, i) => {
    const corners = [
      [x, 0, 0],
      [x + 1, 0, 0],
      [x, 1, 0],
      [x, 0, 1],
    ];
    const faces = [
      [1, 3, 2],
      [1, 2, 4],
      [1, 4, 3],
      [2, 3, 4],
    ];
    const lines = [
      ...corners.map((corner) => `v ${corner.join(' ')}`),
      ...faces.map((face) => `f ${face.map((corner) => corner + 4 * i).join(' ')}`),
    ];
    return `o part${i}\n${lines.join('\n')}\n`;
  })
  .join('');

let store: Store;
let said: string[];
let models: ModelController;
beforeEach(() => {
  store = createStore({ items: [], pair: null });
  said = [];
  const say = (text: (strings: Strings) => string) => {
    said.push(text(stringsOf('en')));
    return Promise.resolve();
  };
  models = new ModelController({
    store,
    scene: {
      place(shapeAt) {
        store.edit(addShape(store.state.scene, store.nextId(), shapeAt([0, 5, 0])));
      },
    },
    notices: { inform: say, warn: say },
    signal: new AbortController().signal,
  });
});

const shapesOf = () => store.state.scene.items.map(({ shape }) => shape);
const firstMesh = () => shapesOf()[0] as SceneMesh;

test('a model is added as a mesh, about the place that is chosen, and can be taken back', async () => {
  await models.add(fileOf('pair.obj', kPair));
  const mesh = firstMesh();
  expect(mesh.geometry.triangleCount).toBe(8);
  expect(mesh.asset.parts).toEqual([
    { name: 'part0', triangles: 4 },
    { name: 'part1', triangles: 4 },
  ]);
  const { min, max } = boundsOf(mesh) ?? {};
  expect([min, max]).toEqual([
    [-5, 4.5, -0.5],
    [5, 5.5, 0.5],
  ]);
  expect(said).toEqual(['Reading pair.obj …', 'Added pair.obj: 8 triangles.']);
  store.undo();
  expect(shapesOf()).toEqual([]);
});

test('one of another size is scaled by a power of ten, which is said', async () => {
  await models.add(
    fileOf('large.obj', kPair.replaceAll(/^v (\S+) (\S+) (\S+)/gm, 'v $100 $200 $300')),
  );
  const { min, max } = firstMesh().asset.bounds;
  expect(max[0] - min[0]).toBe(1);
  expect(said.at(-1)).toContain('Its coordinates were multiplied by 0.001.');
});

test('its hull and a box of it enclose it; boxes of its parts enclose the parts, as one step of history', async () => {
  await models.add(fileOf('pair.obj', kPair));
  const id = store.state.scene.items[0]?.id ?? 0;
  await models.make('hull', id);
  await models.make('box', id);
  const [mesh, hull, box] = shapesOf() as [SceneMesh, SceneHull, Obb];
  expect(hull.geometry.corners).toHaveLength(3 * 6);
  expect(geometries.core.contains(hull, mesh)).toBe(true);
  expect(geometries.core.contains(box, mesh)).toBe(true);
  store.undo();
  store.undo();
  await models.make('boxes', id);
  const boxes = shapesOf().slice(1) as Obb[];
  expect(boxes).toHaveLength(2);
  expect(store.state.also).toHaveLength(1);
  for (const each of boxes) {
    expect(8 * each.halfExtents[0] * each.halfExtents[1] * each.halfExtents[2]).toBeLessThan(2);
  }
  store.undo();
  expect(shapesOf()).toHaveLength(1);
});

test('a closed one can be solid, as a step of history; an open one is said to be open', async () => {
  await models.add(fileOf('pair.obj', kPair));
  const { id } = store.state.scene.items[0] ?? { id: 0 };
  const { position, asset } = firstMesh();
  const inside = { kind: 'point', position: add(position, [0.1, 0.1, 0.1]) } as const;
  expect(geometries.core.meets(inside, firstMesh())).toBe(false);
  await models.setSolid(id, true);
  expect(geometries.core.meets(inside, firstMesh())).toBe(true);
  expect(firstMesh()).toMatchObject({ asset, position });
  store.undo();
  expect(firstMesh().geometry.solid).toBe(false);
  await models.setSolid(id, true);
  await models.setSolid(id, false);
  expect(firstMesh().geometry.solid).toBe(false);

  await models.add(fileOf('open.obj', kPair.replace('f 2 3 4\n', '')));
  const [, open] = store.state.scene.items;
  await models.setSolid(open?.id ?? 0, true);
  expect(said.at(-1)).toBe('B can’t be solid: its triangles leave an opening.');
  expect(open && 'geometry' in open.shape && open.shape.geometry).toMatchObject({ solid: false });
});

test.each([
  ['large.fbx can’t be read: models may be', () => fileOf('large.fbx', 'x')],
  [
    'boat.gltf can’t be read: its numbers are in another file, boat.bin',
    () => gltfFile({ buffers: [{ byteLength: 36, uri: 'boat.bin' }] }),
  ],
  ['none.obj has no triangles', () => fileOf('none.obj', 'v 0 0 0\n')],
])('%s', async (text, file) => {
  await models.add(file());
  expect(said.at(-1)).toContain(text);
  expect(shapesOf()).toEqual([]);
});

test('a link says what it can’t carry', async () => {
  await models.add(fileOf('pair.obj', kPair));
  expect(shapesOf().every(isPosed)).toBe(true);
  vi.stubGlobal('navigator', { clipboard: { write: () => Promise.resolve() } });
  vi.stubGlobal('location', { origin: 'https://a.test', pathname: '/' });
  vi.stubGlobal('ClipboardItem', class {});
  vi.spyOn(console, 'warn').mockReturnValue();
  const warn = (text: (strings: Strings) => string) => said.push(text(stringsOf('en')));
  const exports = new LazyExports(
    { store } as never,
    { inform: warn, warn } as never,
    { picture: null } as never,
    () => undefined,
  );
  exports.copyLink();
  await vi.waitFor(() => expect(said.at(-1)).toContain('A would be missing'));
  vi.unstubAllGlobals();
});
