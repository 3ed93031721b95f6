// The document of a glTF file with its bytes: from a GLB, or from JSON whose buffers are data: addresses. What a shape
// has no use for is left out, so that nothing of it is fetched or decoded.
import { ModelError } from './model-error.ts';

interface Json {
  readonly [name: string]: unknown;
  readonly asset?: { readonly version?: unknown };
  readonly meshes?: readonly { readonly primitives?: Entries | undefined }[];
  readonly nodes?: Entries;
  readonly extensionsUsed?: readonly string[];
  readonly extensionsRequired?: readonly string[];
  readonly buffers?: Entries;
  readonly bufferViews?: readonly View[];
}
type Entries = readonly Readonly<Record<string, unknown>>[];
interface View {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly extensions?: unknown;
}

interface Chunks {
  readonly document: Json;
  /** The second chunk of a GLB; null: there is none. */
  readonly binary: Uint8Array<ArrayBuffer> | null;
}

const kMagic = 0x46546c67;
const kJsonChunk = 0x4e4f534a;
const kBinaryChunk = 0x004e4942;
const kHead = 12;
const kChunkHead = 8;

/** Extensions that change how numbers are stored, and need a decoder that is not brought along. */
const kCompressions: Readonly<Record<string, string>> = {
  KHR_draco_mesh_compression: 'Draco',
  EXT_meshopt_compression: 'meshopt',
  KHR_meshopt_compression: 'meshopt',
};
/** Those that may be required: shapes do not depend on them, or the loader reads them. */
const kKnown =
  /^(KHR_(mesh_quantization|materials_\w+|texture_\w+|lights_punctual)|EXT_texture_\w+)$/;

/** The same model as one GLB without pictures, materials and movements, with all of its bytes. */
export function bareGlb(bytes: ArrayBuffer): ArrayBuffer {
  const { document, binary } = chunksOf(bytes);
  const version = document.asset?.version;
  if (version === undefined) throw new ModelError('damaged', 'asset.version');
  if (!String(version).startsWith('2')) throw new ModelError('oldVersion', String(version));
  refuseExtensions(document);
  return glbOf(inOneBuffer(bare(document), binary));
}

function chunksOf(bytes: ArrayBuffer): Chunks {
  const data = new DataView(bytes);
  const isBinary = bytes.byteLength >= kHead && data.getUint32(0, true) === kMagic;
  if (!isBinary) return { document: parsed(new Uint8Array(bytes)), binary: null };
  const version = data.getUint32(4, true);
  if (version !== 2) throw new ModelError('oldVersion', String(version));
  const length = data.getUint32(8, true);
  if (length > bytes.byteLength) throw new ModelError('damaged', `${bytes.byteLength} / ${length}`);
  let document: Json | null = null;
  let binary: Uint8Array<ArrayBuffer> | null = null;
  for (let at = kHead; at + kChunkHead <= length; ) {
    const size = data.getUint32(at, true);
    const type = data.getUint32(at + 4, true);
    const start = at + kChunkHead;
    if (start + size > length) throw new ModelError('damaged', `${length} / ${start + size}`);
    const chunk = new Uint8Array(bytes, start, size);
    if (type === kJsonChunk) document ??= parsed(chunk);
    else if (type === kBinaryChunk) binary ??= chunk;
    at = start + size;
  }
  if (!document) throw new ModelError('damaged', 'JSON');
  return { document, binary };
}

function parsed(bytes: Uint8Array): Json {
  try {
    const document: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof document === 'object' && document !== null) return document as Json;
  } catch (cause) {
    throw new ModelError('damaged', 'JSON', { cause });
  }
  throw new ModelError('damaged', 'JSON');
}

function refuseExtensions({ extensionsRequired = [] }: Json): void {
  for (const name of extensionsRequired) {
    const compression = kCompressions[name];
    if (compression) throw new ModelError('compressed', compression);
    if (!kKnown.test(name)) throw new ModelError('unknownExtension', name);
  }
}

/** What says how a shape looks, moves or is seen. */
const kAppearance = [
  ...['images', 'textures', 'samplers', 'materials', 'animations', 'cameras'],
  ...['extensions', 'extensionsRequired'],
];

const without = (json: object, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)));

function bare(document: Json): Json {
  const kept = without(document, kAppearance);
  const { meshes = [], nodes = [], extensionsUsed: used = [] } = kept;
  return {
    ...kept,
    extensionsUsed: used.filter((name) => name === 'KHR_mesh_quantization'),
    meshes: meshes.map((mesh) => ({
      ...mesh,
      primitives: mesh.primitives?.map((each) => without(each, ['material', 'extensions'])),
    })),
    nodes: nodes.map((node) => without(node, ['camera', 'extensions'])),
  };
}
/** All buffers one after the other. */
function inOneBuffer(document: Json, binary: Chunks['binary']): Required<Chunks> {
  const buffers = (document.buffers ?? []).map((buffer) => bytesOf(buffer, binary));
  const starts: number[] = [];
  let size = 0;
  for (const { length } of buffers) {
    starts.push(size);
    size += Math.ceil(length / 4) * 4;
  }
  const whole = new Uint8Array(size);
  buffers.forEach((buffer, i) => {
    whole.set(buffer, starts[i]);
  });
  const views = (document.bufferViews ?? []).map(({ extensions: _, ...view }) => {
    const start = starts[view.buffer];
    if (start === undefined) throw new ModelError('damaged', 'bufferViews');
    return { ...view, buffer: 0, byteOffset: start + (view.byteOffset ?? 0) };
  });
  return {
    document: { ...document, buffers: [{ byteLength: size }], bufferViews: views },
    binary: whole,
  };
}

function bytesOf({ uri, byteLength }: Entries[number], binary: Chunks['binary']): Uint8Array {
  const bytes = typeof uri === 'string' ? decoded(uri) : binary;
  const length = Number(byteLength);
  if (!(bytes && length <= bytes.length)) throw new ModelError('damaged', 'buffers');
  return bytes.subarray(0, length);
}

/** @throws ModelError when the address is that of another file */
function decoded(uri: string): Uint8Array {
  const [, encoded] = /^data:[^,]*;base64,(.*)$/s.exec(uri) ?? [];
  if (encoded === undefined) {
    throw new ModelError('externalBuffer', uri.startsWith('data:') ? 'data:' : uri);
  }
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
}

function glbOf({ document, binary }: Required<Chunks>): ArrayBuffer {
  const json = new TextEncoder().encode(JSON.stringify(document));
  const jsonSize = Math.ceil(json.length / 4) * 4;
  const body = binary ?? new Uint8Array();
  const size = kHead + kChunkHead + jsonSize + kChunkHead + body.length;
  const bytes = new Uint8Array(size);
  const data = new DataView(bytes.buffer);
  const head = [kMagic, 2, size, jsonSize, kJsonChunk];
  head.forEach((number, i) => {
    data.setUint32(4 * i, number, true);
  });
  const start = kHead + kChunkHead;
  bytes.fill(32, start, start + jsonSize).set(json, start);
  data.setUint32(start + jsonSize, body.length, true);
  data.setUint32(start + jsonSize + 4, kBinaryChunk, true);
  bytes.set(body, start + jsonSize + kChunkHead);
  return bytes.buffer;
}
