// Encodes a scene in a link: a version character, then its bytes, deflated, as base64url. A link of version 2
// also has the view, before the scene. Links are untrusted input: sizes are limited before and after inflating.
import type { SceneView } from '../appearance.ts';
import type { Scene } from '../scene.ts';
import { isPosed } from '../scene-shape.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { DeflateError, deflated, inflated } from './deflate.ts';
import { PackError, packed, unpacked } from './pack.ts';
import { kViewBytes, packedView, unpackedView } from './pack-view.ts';

const kScene = '1';
const kSceneAndView = '2';
/** Longer URLs are truncated by some software. */
export const kMaxCharacters = 8000;
export const kMaxBytes = 64 * 1024;

/** Why a link can't be read. */
export type LinkFault =
  | 'version' // made by a later version of this page, or no link at all
  | 'long' // more characters than a link may have
  | 'large' // more bytes than a scene of a link may have
  | 'broken'; // characters are missing or changed

export type LinkRead =
  | { readonly scene: Scene /** null: the usual one. */; readonly view: SceneView | null }
  | { readonly fault: LinkFault };

/** null: the scene is too large for a link, or has assets. `view`: what is seen of it, if not the usual. */
export async function writeLink(
  scene: Scene,
  view: SceneView | null = null,
): Promise<string | null> {
  if (scene.items.some(({ shape }) => isPosed(shape))) return null;
  const sceneBytes = packed(scene);
  const bytes = view ? Uint8Array.from([...packedView(view), ...sceneBytes]) : sceneBytes;
  if (bytes.length > kMaxBytes) return null;
  const link = (view ? kSceneAndView : kScene) + toBase64url(await deflated(bytes));
  return link.length > kMaxCharacters ? null : link;
}

/** Decodes a scene without validating it. */
export async function readLink(link: string): Promise<LinkRead> {
  if (link.length > kMaxCharacters) return { fault: 'long' };
  const [version] = link;
  if (version !== kScene && version !== kSceneAndView) return { fault: 'version' };
  const bytes = fromBase64url(link.slice(1));
  if (bytes === null) return { fault: 'broken' };
  try {
    const whole = await inflated(bytes, kMaxBytes);
    if (whole === null) return { fault: 'large' };
    if (version === kScene) return { scene: unpacked(whole), view: null };
    const view = unpackedView(whole.subarray(0, kViewBytes));
    return { scene: unpacked(whole.subarray(kViewBytes)), view };
  } catch (error) {
    if (error instanceof PackError || error instanceof DeflateError) return { fault: 'broken' };
    throw error;
  }
}
