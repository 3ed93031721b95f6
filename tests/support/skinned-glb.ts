// A small skinned model as a GLB or glTF file: two bars of a chain of bones, which bends in an animation of two seconds.

interface Accessor {
  readonly type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4';
  readonly values: Float32Array | Uint16Array;
  readonly bounds?: boolean;
}

/** As 3ds Max names them. */
export const kBoneNames = ['Bip01 Spine', 'Bip01 L UpperArm'] as const;
export const kVertices = 12;

const kComponents = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 };
const kFloat = 5126;
const kUnsignedShort = 5123;

/** Rings of four corners at heights of 0, 1 and 2 meters; the second bone begins at 1. */
function accessors(withSkin: boolean): Accessor[] {
  const rings = [0, 1, 2].map((y) => [
    ...[-0.2, y, -0.2, 0.2, y, -0.2],
    ...[0.2, y, 0.2, -0.2, y, 0.2],
  ]);
  const triangles = [0, 4].flatMap((first) =>
    [0, 1, 2, 3].flatMap((i) => {
      const next = (i + 1) % 4;
      return [
        first + i,
        first + 4 + i,
        first + next,
        first + next,
        first + 4 + i,
        first + 4 + next,
      ];
    }),
  );
  const joints = [0, 1, 2].flatMap(() => [0, 1, 2, 3].flatMap(() => [0, 1, 0, 0]));
  const weights = [1, 0.25, 0].flatMap((weight) =>
    [0, 1, 2, 3].flatMap(() => [weight, 1 - weight, 0, 0]),
  );
  const inverse = (y: number) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -y, 0, 1];
  const half = Math.SQRT1_2;
  const all: Accessor[] = [
    { type: 'VEC3', values: Float32Array.from(rings.flat()), bounds: true },
    { type: 'SCALAR', values: Uint16Array.from(triangles) },
  ];
  if (!withSkin) return all;
  return [
    ...all,
    { type: 'VEC4', values: Uint16Array.from(joints) },
    { type: 'VEC4', values: Float32Array.from(weights) },
    { type: 'MAT4', values: Float32Array.from([...inverse(0), ...inverse(1)]) },
    { type: 'SCALAR', values: Float32Array.of(0, 2), bounds: true },
    { type: 'VEC4', values: Float32Array.of(0, 0, 0, 1, 0, 0, half, half) },
  ];
}

const skinOf = (withSkin: boolean) =>
  withSkin && {
    skins: [{ joints: [1, 2], inverseBindMatrices: 4 }],
    animations: [
      {
        name: 'bend',
        channels: [{ sampler: 0, target: { node: 2, path: 'rotation' } }],
        samplers: [{ input: 5, output: 6 }],
      },
    ],
  };

function parts(withSkin: boolean) {
  const list = accessors(withSkin);
  const pieces = list.map(({ values }) => Buffer.from(values.buffer, 0, values.byteLength));
  const padded = pieces.map((piece) =>
    Buffer.concat([piece, Buffer.alloc((4 - (piece.length % 4)) % 4)]),
  );
  const offsets = padded.map((_, i) =>
    padded.slice(0, i).reduce((sum, { length }) => sum + length, 0),
  );
  const binary = Buffer.concat(padded);
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0, 1] }],
    nodes: [
      { name: 'Arm', mesh: 0, ...(withSkin && { skin: 0 }) },
      { name: kBoneNames[0], children: [2] },
      { name: kBoneNames[1], translation: [0, 1, 0] },
    ],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, ...(withSkin && { JOINTS_0: 2, WEIGHTS_0: 3 }) },
            indices: 1,
          },
        ],
      },
    ],
    ...skinOf(withSkin),
    accessors: list.map(({ type, values, bounds }, i) => {
      const { length } = values;
      const size = kComponents[type];
      const columns = Array.from({ length: size }, (_, k) =>
        Array.from(values).filter((_value, j) => j % size === k),
      );
      return {
        bufferView: i,
        componentType: values instanceof Float32Array ? kFloat : kUnsignedShort,
        count: length / size,
        type,
        ...(bounds && {
          min: columns.map((column) => Math.min(...column)),
          max: columns.map((column) => Math.max(...column)),
        }),
      };
    }),
    bufferViews: pieces.map(({ length }, i) => ({
      buffer: 0,
      byteOffset: offsets[i],
      byteLength: length,
    })),
  };
  return { json, binary };
}

function chunk(type: string, content: Buffer, filling: string): Buffer {
  const padding = Buffer.alloc((4 - (content.length % 4)) % 4, filling);
  const header = Buffer.alloc(8);
  header.writeUInt32LE(content.length + padding.length, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content, padding]);
}

/** `withSkin`: false for the same mesh without bones. */
export function skinnedGlb(withSkin = true): Buffer {
  const { json, binary } = parts(withSkin);
  const text = JSON.stringify({ ...json, buffers: [{ byteLength: binary.length }] });
  const chunks = [chunk('JSON', Buffer.from(text), ' '), chunk('BIN\0', binary, '\0')];
  const header = Buffer.alloc(12);
  header.write('glTF', 0, 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([header, ...chunks]);
}

/** As text, with its numbers in the address of a buffer. */
export function skinnedGltf(): Buffer {
  const { json, binary } = parts(true);
  const uri = `data:application/octet-stream;base64,${binary.toString('base64')}`;
  return Buffer.from(JSON.stringify({ ...json, buffers: [{ byteLength: binary.length, uri }] }));
}
