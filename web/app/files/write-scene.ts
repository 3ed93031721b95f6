// The JSON form of a scene.
import type { Scene } from '../../scene/scene.ts';
import { sceneDocument } from '../../scene/scene-document.ts';

/** A scene as text, to be stored or saved as a file. */
export function writeScene(scene: Scene): string {
  return `${JSON.stringify(sceneDocument(scene), null, 2)}\n`;
}
