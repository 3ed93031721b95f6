// A scene from a link: unpacked, and then looked at as closely as one from a file.
import { type LinkFault, readLink } from '../../scene/link/link.ts';
import { checkScene, type SceneRead } from './scene-file.ts';
import { kVersion } from './write-scene.ts';

export async function readLinkedScene(
  link: string,
): Promise<SceneRead | { readonly link: LinkFault }> {
  const read = await readLink(link);
  return 'fault' in read
    ? { link: read.fault }
    : checkScene({ version: kVersion, scene: read.scene });
}
