// Parses a scene from untrusted text and validates all of it.
import * as v from 'valibot';
import type { Scene } from '../../scene/scene.ts';
import { kVersion } from '../../scene/scene-document.ts';
import type { Key } from '../../strings/index.ts';
import { pathText, shorten, shortJson } from '../../strings/printable.ts';
import { type Expects, sceneSchema } from './scene-schema.ts';

/** An error in a text: its place, the value there, and what is expected. */
export interface SceneFault {
  readonly key: Extract<Key, `file.${string}`>;
  readonly path: string;
  readonly value: string;
  readonly expects: Expects;
}

export type SceneRead = { readonly scene: Scene } | { readonly fault: SceneFault };

/** The path of an error in the document as a whole. */
const kAll = 'JSON';

/** In characters: far more than the largest scene takes. Also of files, in bytes. */
export const kLongestText = 2_000_000;

export const tooLong = (length: number): SceneRead => ({
  fault: {
    key: 'file.tooLong',
    path: kAll,
    value: megabytes(length),
    expects: 'expects.object',
  },
});

const megabytes = (length: number) => `${(length / 1e6).toFixed(1)} MB`;

/** A scene from a text; see `checkScene`. `name`: of the file, or its address. */
export function readScene(text: string, name = ''): SceneRead {
  if (isMesh(name, text)) {
    return { fault: { key: 'file.mesh', path: kAll, value: name, expects: 'expects.object' } };
  }
  if (text.length > kLongestText) return tooLong(text.length);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {
      fault: {
        key: 'file.notJson',
        path: kAll,
        value: shorten(text),
        expects: 'expects.object',
      },
    };
  }
  return checkScene(data);
}

/** Checks the document's form; whether the numbers make valid shapes is decided by the core. */
export function checkScene(data: unknown): SceneRead {
  return isCopiedPair(data) ? checkCopiedPair(data) : checkDocument(data);
}

/** What the page copies as the JSON of a pair: a scene without the version of a document, and the answer about it. */
type CopiedPair = { readonly items: unknown; readonly answer?: unknown };
const isCopiedPair = (data: unknown): data is CopiedPair =>
  typeof data === 'object' && data !== null && 'items' in data && !('scene' in data);

/** The answer is not read: the core is asked anew. */
function checkCopiedPair({ answer: _, ...scene }: CopiedPair): SceneRead {
  const read = checkDocument({ version: kVersion, scene });
  if ('scene' in read) return read;
  return { fault: { ...read.fault, path: read.fault.path.replace(/^scene\./, '') } };
}

function checkDocument(data: unknown): SceneRead {
  const read = v.safeParse(sceneSchema, data, { abortEarly: true });
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const scene = read.output.scene as Scene;
  const fault = duplicate(scene) ?? invalidPair(scene);
  return fault ? { fault } : { scene };
}

/** `scene.items[1].shape.radius` */
function faultOf(issue: v.BaseIssue<unknown>): SceneFault {
  const unknown = issue.expected === 'never';
  return {
    key: unknown ? 'file.unknown' : issue.input === undefined ? 'file.missing' : 'file.wrong',
    path: pathText(issue.path) || kAll,
    value: shortJson(issue.input),
    expects: issue.message as Expects,
  };
}

/** Ids and names must be unique. */
function duplicate({ items }: Scene): SceneFault | null {
  for (const field of ['id', 'name'] as const) {
    const seen = new Set<number | string>();
    for (const [i, { [field]: value }] of items.entries()) {
      if (seen.has(value)) {
        const path = `scene.items[${i}].${field}`;
        return { key: 'file.wrong', path, value: shortJson(value), expects: 'expects.unique' };
      }
      seen.add(value);
    }
  }
  return null;
}

function invalidPair({ items, pair }: Scene): SceneFault | null {
  if (pair === null) return null;
  const [first, second] = pair;
  const present = pair.every((side) => items.some((each) => each.id === side));
  if (present && first !== second) return null;
  return { key: 'file.wrong', path: 'scene.pair', value: shortJson(pair), expects: 'expects.pair' };
}

const kMeshNames = /\.(obj|gltf|glb|stl|ply|off|fbx|dae|3ds|3mf|usdz?)$/i;
/** Binary glTF, PLY and STL; a text of glTF is JSON with an asset. */
const kMeshBegins = /^(glTF|ply\r?\n|solid\s)/;
const kGltf = /^\s*\{[\s\S]{0,2000}?"asset"\s*:\s*\{/;

/** Whether a file is a mesh and no scene. `name`: of the file, or its address. */
export function isMesh(name: string, text: string): boolean {
  const [path = ''] = name.split(/[?#]/);
  return kMeshNames.test(path) || kMeshBegins.test(text) || kGltf.test(text);
}
