// Parses a scene from untrusted text and validates all of it.
import * as v from 'valibot';
import type { PlainScene, Scene } from '../../scene/scene.ts';
import {
  type AssetsDocument,
  type DocumentAsset,
  hasAssets,
  kLaterVersion,
  type SceneDocument,
} from '../../scene/scene-document.ts';
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

/** `document`: of a scene with assets, of which the core has to make the geometries. */
export type SceneRead =
  | { readonly scene: PlainScene }
  | { readonly document: AssetsDocument }
  | { readonly fault: SceneFault };

/** The path of an error in the document as a whole. */
const kAll = 'JSON';

/** In characters: far more than the largest scene takes, but for its assets. Also of files, in bytes. */
export const kLongestText = 50_000_000;

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
  const read = checkDocument({ version: kLaterVersion, scene });
  if (!('fault' in read)) return read;
  return { fault: { ...read.fault, path: read.fault.path.replace(/^scene\./, '') } };
}

function checkDocument(data: unknown): SceneRead {
  const read = v.safeParse(sceneSchema, data, { abortEarly: true });
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const document = read.output as SceneDocument;
  const scene: Scene<unknown> = document.scene;
  const fault = duplicate(scene.items, 'scene.items') ?? invalidPair(scene);
  if (fault) return { fault };
  if (!hasAssets(document)) return withoutAssets(document.scene);
  const wrong = invalidAssets(document);
  return wrong ? { fault: wrong } : { document };
}

/** Shapes that are numbers alone name no asset. */
function withoutAssets(scene: PlainScene): SceneRead {
  const fault = wrongAsset({ version: kLaterVersion, scene, assets: [] });
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

/** Ids must be unique, and names of shapes. */
function duplicate(
  items: readonly { readonly id: number; readonly name: string }[],
  list: string,
  fields: readonly ('id' | 'name')[] = ['id', 'name'],
): SceneFault | null {
  for (const field of fields) {
    const seen = new Set<number | string>();
    for (const [i, { [field]: value }] of items.entries()) {
      if (seen.has(value)) {
        const path = `${list}[${i}].${field}`;
        return { key: 'file.wrong', path, value: shortJson(value), expects: 'expects.unique' };
      }
      seen.add(value);
    }
  }
  return null;
}

function invalidPair({ items, pair }: Scene<unknown>): SceneFault | null {
  if (pair === null) return null;
  const [first, second] = pair;
  const present = pair.every((side) => items.some((each) => each.id === side));
  if (present && first !== second) return null;
  return { key: 'file.wrong', path: 'scene.pair', value: shortJson(pair), expects: 'expects.pair' };
}

/** Each shape names an asset that is there; corners are those of its positions. */
const invalidAssets = (document: AssetsDocument): SceneFault | null =>
  duplicate(document.assets, 'assets', ['id']) ?? wrongAsset(document) ?? wrongList(document);

function wrongAsset({ scene, assets }: AssetsDocument): SceneFault | null {
  for (const [i, { shape }] of scene.items.entries()) {
    if (!('asset' in shape)) continue;
    const asset = assets.find(({ id }) => id === shape.asset);
    if (asset && (shape.kind === 'hull' || asset.index.length > 0)) continue;
    const expects = asset ? 'expects.assetOfTriangles' : 'expects.asset';
    const path = `scene.items[${i}].shape.asset`;
    return { key: 'file.wrong', path, value: String(shape.asset), expects };
  }
  return null;
}

function wrongList({ assets }: AssetsDocument): SceneFault | null {
  for (const [i, asset] of assets.entries()) {
    const wrong = wrongIn(asset);
    if (!wrong) continue;
    const [path, value, expects] = wrong;
    return { key: 'file.wrong', path: `assets[${i}].${path}`, value: String(value), expects };
  }
  return null;
}

function wrongIn({
  positions,
  index,
  parts,
}: DocumentAsset): readonly [string, number, Expects] | null {
  const { length } = positions;
  if (length % 3 !== 0) return ['positions.length', length, 'expects.threes'];
  if (index.length % 3 !== 0) return ['index.length', index.length, 'expects.threes'];
  const beyond = index.findIndex((corner) => corner >= length / 3);
  if (beyond >= 0) return [`index[${beyond}]`, index[beyond] as number, 'expects.corner'];
  const triangles = parts?.reduce((sum, part) => sum + part.triangles, 0);
  const isWhole = triangles === undefined || 3 * triangles === index.length;
  return isWhole ? null : ['parts', triangles, 'expects.allTriangles'];
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
