// Reads a scene from a link or from an attribute: decompresses it if needed and validates it like a file.
import type { SceneView } from '../../scene/appearance.ts';
import { type LinkFault, readLink } from '../../scene/link/link.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneDocument } from '../../scene/scene-document.ts';
import { checkScene, readScene, type SceneRead } from './scene-file.ts';

/** A scene of the right form; `view`: that of its link, if it has one. */
export interface AcceptedRead {
  readonly scene: Scene;
  readonly view?: SceneView | null;
}

export type LinkedRead = AcceptedRead | SceneRead | { readonly link: LinkFault };

/** A document, the text of one, or the code of a link. */
export function readGivenScene(given: unknown): LinkedRead | Promise<LinkedRead> {
  if (typeof given !== 'string') return checkScene(given);
  return /^\s*\{/.test(given) ? readScene(given) : readLinkedScene(given.trim());
}

export async function readLinkedScene(link: string): Promise<LinkedRead> {
  const read = await readLink(link);
  if ('fault' in read) return { link: read.fault };
  const checked = checkScene(sceneDocument(read.scene));
  return 'scene' in checked ? { ...checked, view: read.view } : checked;
}
