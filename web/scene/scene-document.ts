// A scene as plain data, as files have it and host pages give it.
import { hasMotion } from './clock.ts';
import type { PlainScene, Scene } from './scene.ts';
import { type AssetPart, isPosed, type PosedKind } from './scene-shape.ts';
import type { Quat, Shape, Vec3 } from './shape.ts';

export type { AssetPart };

/** Version of the format of scenes that are numbers alone and stand still. */
export const kVersion = 1;
/** Of those with assets or motion. Files of any other version are rejected. */
export const kLaterVersion = 2;

/** A triangle list of a document. */
export interface DocumentAsset {
  /** By which shapes name it. */
  readonly id: number;
  readonly name: string;
  /** x, y, z of one corner after the other, in meters. */
  readonly positions: readonly number[];
  /** Three corners a triangle. */
  readonly index: readonly number[];
  /** Left out where nobody has said which triangles belong together. */
  readonly parts?: readonly AssetPart[];
}

/** A shape that is made of an asset. */
export interface DocumentPosed {
  readonly kind: PosedKind;
  readonly asset: number;
  readonly position: Vec3;
  readonly rotation: Quat;
  /** Of a mesh: what is inside of its triangles belongs to it. */
  readonly solid?: boolean;
}

/** A scene whose shapes are numbers alone: of the later version where they move. */
export interface PlainDocument {
  readonly version: typeof kVersion | typeof kLaterVersion;
  readonly scene: PlainScene;
}

/** A scene with shapes that are made of triangle lists. */
export interface AssetsDocument {
  readonly version: typeof kLaterVersion;
  readonly scene: Scene<Shape | DocumentPosed>;
  readonly assets: readonly DocumentAsset[];
}

/** A scene as plain data: the content of a file. */
export type SceneDocument = PlainDocument | AssetsDocument;

/** What writes assets is loaded with the first one. */
interface AssetsWriter {
  documentOf(scene: Scene): AssetsDocument;
  textOf(document: AssetsDocument): string;
}
let assetsWriter: AssetsWriter;

/** @internal */
export const addAssetsWriter = (added: AssetsWriter): void => {
  assetsWriter = added;
};

export function sceneDocument(scene: Scene): SceneDocument {
  if (scene.items.some(({ shape }) => isPosed(shape))) return assetsWriter.documentOf(scene);
  return { version: hasMotion(scene) ? kLaterVersion : kVersion, scene: scene as PlainScene };
}

export const hasAssets = (document: SceneDocument): document is AssetsDocument =>
  'assets' in document;

/** As the attribute `scene` of a figure. */
export const sceneAttribute = (scene: Scene): string => JSON.stringify(sceneDocument(scene));

/** A scene as text, to be stored or saved as a file. */
export function writeScene(scene: Scene): string {
  const document = sceneDocument(scene);
  return hasAssets(document)
    ? assetsWriter.textOf(document)
    : `${JSON.stringify(document, null, 2)}\n`;
}
