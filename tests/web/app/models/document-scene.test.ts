// Scenes with assets: written as documents of version 2, and read back by the core.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readScene } from '../../../../web/app/files/scene-file.ts';
import { sceneOf } from '../../../../web/app/models/document-scene.ts';
import { Geometries } from '../../../../web/app/models/geometries.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import { assetOf } from '../../../../web/scene/assets.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { AssetsDocument } from '../../../../web/scene/scene-document.ts';
import { sceneDocument, writeScene } from '../../../../web/scene/scene-document.ts';
import { isPosed } from '../../../../web/scene/scene-shape.ts';

// What draws them needs a browser.
vi.mock('../../../../web/view/kinds/posed-nodes.ts', () => ({ addPosedNodes: () => undefined }));

let geometries: Geometries;
beforeAll(async () => {
  geometries = new Geometries(await loadCore());
});

const kCorners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const kPose = { position: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;

function sceneOfHulls(): Scene {
  const asset = assetOf('rock', Float64Array.from(kCorners), Int32Array.from([0, 2, 1]));
  return {
    items: [
      { id: 1, name: 'A', shape: geometries.hull(asset, kPose) },
      { id: 2, name: 'B', shape: geometries.hull(asset, { ...kPose, position: [3, 0, 0] }) },
      { id: 3, name: 'C', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } },
      { id: 4, name: 'D', shape: geometries.mesh(asset, kPose) },
    ],
    pair: [1, 2],
  };
}

function readBack(text: string): Scene {
  const read = readScene(text);
  if (!('document' in read)) throw new Error(JSON.stringify(read));
  const made = sceneOf(read.document, geometries);
  if (!('scene' in made)) throw new Error(JSON.stringify(made));
  return made.scene;
}

describe('a scene with assets', () => {
  test('is written in version 2, each asset once and on one line', () => {
    const text = writeScene(sceneOfHulls());
    const { version, assets, scene } = JSON.parse(text) as AssetsDocument;
    expect(version).toBe(2);
    expect(assets).toEqual([{ id: 1, name: 'rock', positions: kCorners, index: [0, 2, 1] }]);
    expect(scene.items[1]?.shape).toEqual({
      ...kPose,
      kind: 'hull',
      asset: 1,
      position: [3, 0, 0],
    });
    expect(text.split('\n').filter((line) => line.includes('positions'))).toHaveLength(1);
  });

  test('is read as it was written', () => {
    const text = writeScene(sceneOfHulls());
    const scene = readBack(text);
    expect(writeScene(scene)).toBe(text);
    const [a, b] = scene.items.map(({ shape }) => shape);
    if (!(a && b && isPosed(a) && isPosed(b))) throw new Error('no geometries');
    expect(a.asset).toBe(b.asset);
    expect(a.geometry).toBe(b.geometry);
    expect(geometries.core.test(a, b).gap).toBeCloseTo(2);
  });

  test('keeps that a mesh is solid, beside one of the same asset that is not', () => {
    const closed = Int32Array.from([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
    const asset = assetOf('rock', Float64Array.from(kCorners), closed);
    const items = [false, true].map((solid, id) => ({
      id: id + 1,
      name: 'AB'[id] as string,
      shape: geometries.mesh(asset, kPose, solid),
    }));
    const text = writeScene({ items, pair: [1, 2] });
    const { scene } = JSON.parse(text) as AssetsDocument;
    expect(scene.items.map(({ shape }) => 'solid' in shape)).toEqual([false, true]);
    const read = readBack(text);
    expect(writeScene(read)).toBe(text);
    const inside = { kind: 'point', position: [0.1, 0.1, 0.1] } as const;
    const outcomes = read.items.map(({ shape }) => geometries.core.outcome(inside, shape));
    expect(outcomes).toEqual(['apart', 'overlapping']);
  });

  test('without them is of version 1, as before', () => {
    const { items } = sceneOfHulls();
    const scene = { items: items.slice(2, 3), pair: null };
    expect(sceneDocument(scene)).toEqual({ version: 1, scene });
  });
});

describe('a document is refused', () => {
  const written = () => JSON.parse(writeScene(sceneOfHulls())) as AssetsDocument;
  const faultOf = (document: unknown) => {
    const read = readScene(JSON.stringify(document));
    return 'fault' in read ? [read.fault.path, read.fault.value, read.fault.expects] : null;
  };
  const withAsset = (change: object) => {
    const document = written();
    return { ...document, assets: [{ ...document.assets[0], ...change }] };
  };

  test.each([
    [
      'assets[0].positions[4]',
      '"x"',
      'expects.number',
      { positions: kCorners.with(4, 'x' as never) },
    ],
    ['assets[0].positions', '[]', 'expects.positions', { positions: [] }],
    ['assets[0].positions.length', '4', 'expects.threes', { positions: [0, 0, 0, 1] }],
    ['assets[0].index.length', '2', 'expects.threes', { index: [0, 1] }],
    ['assets[0].index[1]', '4', 'expects.corner', { index: [0, 4, 1] }],
    ['assets[0].index[0]', '-1', 'expects.corner', { index: [-1, 0, 1] }],
    ['scene.items[0].shape.asset', '1', 'expects.asset', { id: 2 }],
    ['scene.items[3].shape.asset', '1', 'expects.assetOfTriangles', { index: [] }],
    ['assets[0].parts', '2', 'expects.allTriangles', { parts: [{ name: '', triangles: 2 }] }],
  ])('with %s of %s: %s', (path, value, expects, change) => {
    expect(faultOf(withAsset(change))).toEqual([path, value, expects]);
  });

  test('of version 1 with a shape of an asset', () => {
    const { scene } = written();
    expect(faultOf({ version: 1, scene })).toEqual([
      'scene.items[0].shape.kind',
      '"hull"',
      'expects.kind',
    ]);
  });

  test('of a later version', () => {
    expect(faultOf({ ...written(), version: 3 })).toEqual(['version', '3', 'expects.version']);
  });

  test('with a solid mesh whose triangles are not closed, or a solid hull', () => {
    const document = written();
    const [hull, , , mesh] = document.scene.items;
    const withSolid = (item: typeof mesh) => ({
      ...document,
      scene: { items: [{ ...item, shape: { ...item?.shape, solid: true } }], pair: null },
    });
    const read = readScene(JSON.stringify(withSolid(mesh)));
    if (!('document' in read)) throw new Error('not read');
    const made = sceneOf(read.document, geometries);
    expect(made).toEqual({ path: 'scene.items[0].shape.solid', value: 'true' });
    expect(faultOf(withSolid(hull))?.[0]).toBe('scene.items[0].shape.solid');
  });

  test('with a number that the core does not accept', () => {
    const read = readScene(JSON.stringify(withAsset({ positions: kCorners.with(4, 1e300) })));
    if (!('document' in read)) throw new Error('not read');
    const made = sceneOf(read.document, geometries);
    expect(made).toEqual({ path: 'assets[0].positions[4]', value: '1e+300' });
  });
});
