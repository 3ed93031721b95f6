// A scene as plain data, as files have it and host pages give it.
import type { Scene } from './scene.ts';

/** Version of the format; files of another version are rejected. */
export const kVersion = 1;

/** A scene as plain data: the content of a file. */
export interface SceneDocument {
  readonly version: typeof kVersion;
  readonly scene: Scene;
}

export function sceneDocument(scene: Scene): SceneDocument {
  return { version: kVersion, scene };
}

/** As the attribute `scene` of a figure. */
export const sceneAttribute = (scene: Scene): string => JSON.stringify(sceneDocument(scene));
