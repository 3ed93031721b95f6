// Reads a scene from a link or from an attribute: decompresses it if needed and validates it like a file.
import { type LinkFault, readLink } from '../../scene/link/link.ts';
import { checkScene, readScene, type SceneRead } from './scene-file.ts';
import { kVersion } from './write-scene.ts';

export type LinkedRead = SceneRead | { readonly link: LinkFault };

/** A document, the text of one, or the code of a link. */
export function readGivenScene(given: unknown): LinkedRead | Promise<LinkedRead> {
  if (typeof given !== 'string') return checkScene(given);
  return /^\s*\{/.test(given) ? readScene(given) : readLinkedScene(given.trim());
}

export async function readLinkedScene(link: string): Promise<LinkedRead> {
  const read = await readLink(link);
  return 'fault' in read
    ? { link: read.fault }
    : checkScene({ version: kVersion, scene: read.scene });
}
