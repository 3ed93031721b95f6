// Model files, made in memory.

const kTriangle = [0, 0, 0, 1, 0, 0, 0, 1, 0];

export const fileOf = (name: string, content: BlobPart): File => new File([content], name);

const floats = (numbers: readonly number[]) => new Uint8Array(new Float32Array(numbers).buffer);

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

type Json = Record<string, unknown>;

/** The document of a triangle, to be changed; its buffer is a data: address. */
export function triangleGltf(change: Json = {}, corners: readonly number[] = kTriangle): Json {
  const bytes = floats(corners);
  const uri = `data:application/octet-stream;base64,${base64(bytes)}`;
  return {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'sail' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: corners.length / 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: bytes.length }],
    buffers: [{ byteLength: bytes.length, uri }],
    ...change,
  };
}

export const gltfFile = (change: Json = {}, corners: readonly number[] = kTriangle): File =>
  fileOf('boat.gltf', JSON.stringify(triangleGltf(change, corners)));

/** The same as GLB, whose numbers are in its second chunk. */
export function glbBytes(change: Json = {}): Uint8Array<ArrayBuffer> {
  const body = floats(kTriangle);
  const document = triangleGltf({ buffers: [{ byteLength: body.length }], ...change });
  const json = new TextEncoder().encode(JSON.stringify(document));
  const padded = Math.ceil(json.length / 4) * 4;
  const size = 12 + 8 + padded + 8 + body.length;
  const bytes = new Uint8Array(size);
  const data = new DataView(bytes.buffer);
  [0x46546c67, 2, size, padded, 0x4e4f534a].forEach((number, i) => {
    data.setUint32(4 * i, number, true);
  });
  bytes.fill(32, 20, 20 + padded).set(json, 20);
  data.setUint32(20 + padded, body.length, true);
  data.setUint32(24 + padded, 0x004e4942, true);
  bytes.set(body, 28 + padded);
  return bytes;
}

/** A binary STL of triangles, given by their corners. */
export function stlBytes(corners: readonly number[] = kTriangle): Uint8Array<ArrayBuffer> {
  const count = corners.length / 9;
  const bytes = new Uint8Array(84 + 50 * count);
  const data = new DataView(bytes.buffer);
  data.setUint32(80, count, true);
  corners.forEach((number, i) => {
    data.setFloat32(84 + 50 * Math.floor(i / 9) + 12 + 4 * (i % 9), number, true);
  });
  return bytes;
}
