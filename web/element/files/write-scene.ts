import type { Scene } from '../../scene/scene.ts';

/** Of the format; another one is not read. */
export const kVersion = 1;

/** A scene as a text, to be kept for the next visit or saved as a file. */
export function writeScene(scene: Scene): string {
  return `${JSON.stringify({ version: kVersion, scene }, null, 2)}\n`;
}
