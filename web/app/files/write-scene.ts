import type { Scene } from '../../scene/scene.ts';

/** Of the format; another one is not read. */
export const kVersion = 1;

/** A scene as plain data: what a file holds. */
export interface SceneDocument {
  readonly version: typeof kVersion;
  readonly scene: Scene;
}

export function sceneDocument(scene: Scene): SceneDocument {
  return { version: kVersion, scene };
}

/** A scene as a text, to be kept for the next visit or saved as a file. */
export function writeScene(scene: Scene): string {
  return `${JSON.stringify(sceneDocument(scene), null, 2)}\n`;
}
