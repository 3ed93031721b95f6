// Reads a model from a file of the viewer: glTF, OBJ or STL, by the loaders of three.js, each of which is loaded when
// a file needs it. Nothing else is fetched: neither textures nor files beside it.
import type { Object3D } from 'three';
import type { Model } from './model.ts';
import { ModelError } from './model-error.ts';

export interface ModelFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Bytes of the largest file that is read. */
export const kLargestModel = 50_000_000;

type Format = 'gltf' | 'obj' | 'stl';

const kReaders: Readonly<Record<Format, (bytes: ArrayBuffer) => Promise<Object3D>>> = {
  gltf: async (bytes) => (await import('./read-gltf.ts')).readGltf(bytes),
  obj: async (bytes) => (await import('./read-obj.ts')).readObj(bytes),
  stl: async (bytes) => (await import('./read-stl.ts')).readStl(bytes),
};

/** Endings of the files that are read. */
export const kModelFiles = '.glb,.gltf,.obj,.stl';

/**
 * The model in a file.
 * @throws ModelError saying what is wrong with it
 */
export async function loadModel(file: ModelFile): Promise<Model> {
  if (file.size > kLargestModel) {
    throw new ModelError('tooLarge', `${(file.size / 1e6).toFixed(1)} MB`);
  }
  const bytes = await file.arrayBuffer();
  const format = formatOf(file.name, bytes);
  if (format === null) throw new ModelError('unknownFormat', endingOf(file.name));
  const { partsOf } = await import('./model-parts.ts');
  const object = await readWith(kReaders[format], bytes);
  return { name: file.name.replace(/\.[^.]*$/, ''), parts: partsOf(object) };
}

/** What a loader of three.js throws of its own says only that the file is damaged. */
async function readWith(
  read: (bytes: ArrayBuffer) => Promise<Object3D>,
  bytes: ArrayBuffer,
): Promise<Object3D> {
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError('damaged', error instanceof Error ? error.message : '', { cause: error });
  }
}

const endingOf = (name: string) => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';

/** By the first bytes, and where these say nothing by the name; null: another one. */
function formatOf(name: string, bytes: ArrayBuffer): Format | null {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 2000));
  if (start.startsWith('glTF') || /^(ï»¿)?\s*\{[\s\S]*"asset"/.test(start)) return 'gltf';
  const ending = endingOf(name);
  if (ending === '.glb' || ending === '.gltf') return 'gltf';
  if (ending === '.obj') return 'obj';
  return ending === '.stl' || /^solid\s/.test(start) ? 'stl' : null;
}
