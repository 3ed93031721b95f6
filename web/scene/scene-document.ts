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

/** A scene as text, to be stored or saved as a file. */
export function writeScene(scene: Scene): string {
  return `${JSON.stringify(sceneDocument(scene), null, 2)}\n`;
}
