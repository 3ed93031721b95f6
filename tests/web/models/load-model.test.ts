// Models of each format, read as they are; and each reason why a file is none.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kLargestModel, loadModel } from '../../../web/models/load-model.ts';
import { ModelError } from '../../../web/models/model-error.ts';
import { fileOf, glbBytes, gltfFile, stlBytes } from './files.ts';

const kSquare =
  'o left\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\no right\nv 2 0 0\nf 1 2 5\n';
const kSolid = `solid part
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 1 0
endloop
endfacet
endsolid part
`;
const kTriangle = [0, 0, 0, 1, 0, 0, 0, 1, 0];

afterEach(() => vi.restoreAllMocks());

describe('a model', () => {
  test('of GLB has its name, parts, positions and triangles', async () => {
    const model = await loadModel(fileOf('small.boat.glb', glbBytes()));
    expect(model.name).toBe('small.boat');
    expect(model.parts.map(({ name }) => name)).toEqual(['sail']);
    expect(Array.from(model.parts[0]?.positions ?? [])).toEqual(kTriangle);
    expect(Array.from(model.parts[0]?.index ?? [])).toEqual([0, 1, 2]);
  });

  test('is told from its bytes, whatever the file is called', async () => {
    const { parts } = await loadModel(fileOf('boat', glbBytes()));
    expect(parts).toHaveLength(1);
  });

  test('of glTF stands where its nodes put it', async () => {
    const nodes = [
      { children: [1], translation: [10, 0, 0] },
      { mesh: 0, scale: [2, 2, 2] },
    ];
    const { parts } = await loadModel(gltfFile({ nodes }));
    expect(Array.from(parts[0]?.positions ?? [])).toEqual([10, 0, 0, 12, 0, 0, 10, 2, 0]);
  });

  test('that is mirrored keeps its front', async () => {
    const { parts } = await loadModel(gltfFile({ nodes: [{ mesh: 0, scale: [-1, 1, 1] }] }));
    expect(Array.from(parts[0]?.positions ?? [])).toEqual([0, 0, 0, -1, 0, 0, 0, 1, 0]);
    expect(Array.from(parts[0]?.index ?? [])).toEqual([0, 2, 1]);
  });

  test('with pictures and materials asks for none of them', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { parts } = await loadModel(
      gltfFile({
        images: [{ uri: 'paint.png' }],
        textures: [{ source: 0 }],
        materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      }),
    );
    expect(parts).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('of OBJ has its polygons as triangles, each place once, each object a part', async () => {
    const { name, parts } = await loadModel(fileOf('square.obj', kSquare));
    expect(name).toBe('square');
    expect(parts.map((part) => part.name)).toEqual(['left', 'right']);
    expect(parts.map(({ index }) => index.length / 3)).toEqual([2, 1]);
    expect(parts.map(({ positions }) => positions.length / 3)).toEqual([4, 3]);
  });

  test.each([
    ['binary', stlBytes()],
    ['text', kSolid],
  ])('of STL, %s', async (_, content) => {
    const { parts } = await loadModel(fileOf('part.stl', content));
    expect(parts.map(({ positions }) => Array.from(positions))).toEqual([kTriangle]);
  });

  test.each([
    ['in capitals', kSolid.toUpperCase().replaceAll('1', '1E0')],
    ['behind an empty line', `\n  ${kSolid}`],
    ['with two solids', `${kSolid}${kSolid.replaceAll('part', 'other part')}`],
    ['without a name', kSolid.replaceAll(' part', '')],
  ])('of STL as text, %s', async (_, content) => {
    const { parts } = await loadModel(fileOf('part.stl', content));
    expect(parts.map(({ positions }) => Array.from(positions))).toEqual([kTriangle]);
  });

  test('of binary STL may begin as a text does', async () => {
    const bytes = stlBytes();
    bytes.set(new TextEncoder().encode('solid part'));
    const { parts } = await loadModel(fileOf('part.stl', bytes));
    expect(parts.map(({ positions }) => Array.from(positions))).toEqual([kTriangle]);
  });
});

describe('a file is refused', () => {
  const faultOf = async (file: Parameters<typeof loadModel>[0]) => {
    const error: unknown = await loadModel(file).catch((reason: unknown) => reason);
    if (!(error instanceof ModelError)) throw new Error(`not refused: ${String(error)}`);
    return [error.fault, error.detail];
  };
  const primitive = { attributes: { POSITION: 0 } };

  test('that is too large, unread', async () => {
    const arrayBuffer = vi.fn();
    const file = { name: 'large.glb', size: kLargestModel + 1, arrayBuffer };
    expect(await faultOf(file)).toEqual(['tooLarge', '50.0 MB']);
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  test.each([
    ['unknownFormat', '.fbx', fileOf('boat.fbx', 'Kaydara')],
    ['oldVersion', '1', fileOf('old.glb', glbBytes().fill(1, 4, 5))],
    ['oldVersion', '1.0', gltfFile({ asset: { version: '1.0' } })],
    ['damaged', 'JSON', fileOf('boat.gltf', '{"asset": {')],
    ['externalBuffer', 'boat.bin', gltfFile({ buffers: [{ byteLength: 36, uri: 'boat.bin' }] })],
    ['compressed', 'Draco', gltfFile({ extensionsRequired: ['KHR_draco_mesh_compression'] })],
    ['compressed', 'meshopt', gltfFile({ extensionsRequired: ['EXT_meshopt_compression'] })],
    ['unknownExtension', 'X_new', gltfFile({ extensionsRequired: ['X_new'] })],
    ['noTriangles', '', gltfFile({ meshes: [{ primitives: [{ ...primitive, mode: 0 }] }] })],
    ['noTriangles', '', gltfFile({ nodes: [{ name: 'empty' }] })],
    ['noTriangles', '', fileOf('empty.obj', 'v 0 0 0\n')],
    ['noTriangles', '', fileOf('empty.stl', 'solid\nendsolid\n')],
    ['damaged', '0', fileOf('nothing.stl', '')],
    ['damaged', 'endsolid', fileOf('cut.stl', kSolid.replace(/endsolid.*/, ''))],
    ['damaged', 'endsolid', fileOf('cut.stl', `${kSolid}${kSolid.slice(0, -30)}`)],
    ['damaged', 'facet 1: 2 / 3', fileOf('few.stl', kSolid.replace('vertex 1 0 0\n', ''))],
    [
      'damaged',
      'facet 1: 4 / 3',
      fileOf('quad.stl', kSolid.replace('endloop', 'vertex 1 1 0\nendloop')),
    ],
  ] as const)('%s: %s', async (fault, detail, file) => {
    expect(await faultOf(file)).toEqual([fault, detail]);
  });

  test.each([
    ['GLB', fileOf('short.glb', glbBytes().slice(0, -8))],
    ['STL', fileOf('short.stl', stlBytes().slice(0, 100))],
    ['STL as text', fileOf('words.stl', kSolid.replace('1 0 0', '1 x 0'))],
    ['corner', gltfFile({ buffers: [{ byteLength: 80, uri: 'data:;base64,AAAA' }] })],
  ])('that is damaged: %s', async (_, file) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await faultOf(file)).toEqual(['damaged', expect.any(String)]);
  });

  test('with a coordinate that is no number', async () => {
    const file = gltfFile({}, [0, 0, 0, 1, Number.NaN, 0, 0, 1, 0]);
    expect(await faultOf(file)).toEqual(['notFinite', expect.stringContaining('NaN')]);
    const beyond = fileOf('beyond.obj', 'v 0 0 0\nf 1 2 9\n');
    expect(await faultOf(beyond)).toEqual(['notFinite', expect.stringContaining('NaN')]);
  });
});
