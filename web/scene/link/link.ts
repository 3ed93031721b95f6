// Encodes a scene in a link: a version character, then its bytes, deflated, as base64url. A link of version 2
// also has the view, before the scene; one of version 3 the motion, before both. Links are untrusted input: sizes are limited before and after inflating.
import type { SceneView } from '../appearance.ts';
import { hasMotion } from '../clock.ts';
import type { Scene } from '../scene.ts';
import { isPosed } from '../scene-shape.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { DeflateError, deflated, inflated } from './deflate.ts';
import { PackError, packed, unpacked } from './pack.ts';
import { packedMotion, unpackedMotion } from './pack-motion.ts';
import { kViewBytes, packedView, unpackedView } from './pack-view.ts';

const kScene = '1';
const kSceneAndView = '2';
/** The motion, one byte that is 1 where a view follows or 0, and the scene. */
const kWithMotion = '3';
/** Longer URLs are truncated by some software. */
export const kMaxCharacters = 8000;
export const kMaxBytes = 64 * 1024;

/** Why a link can't be read. */
export type LinkFault =
  | 'version' // made by a later version of this page, or no link at all
  | 'long' // more characters than a link may have
  | 'large' // more bytes than a scene of a link may have
  | 'broken'; // characters are missing or changed

export interface LinkedScene {
  readonly scene: Scene;
  /** null: the usual one. */
  readonly view: SceneView | null;
}

export type LinkRead = LinkedScene | { readonly fault: LinkFault };

/** null: the scene is too large for a link, or has assets. `view`: what is seen of it, if not the usual. */
export async function writeLink(
  scene: Scene,
  view: SceneView | null = null,
): Promise<string | null> {
  if (scene.items.some(({ shape }) => isPosed(shape))) return null;
  const moves = hasMotion(scene);
  const bytes = Uint8Array.from([
    ...(moves ? [...packedMotion(scene), view ? 1 : 0] : []),
    ...(view ? packedView(view) : []),
    ...packed(scene),
  ]);
  if (bytes.length > kMaxBytes) return null;
  const version = moves ? kWithMotion : view ? kSceneAndView : kScene;
  const link = version + toBase64url(await deflated(bytes));
  return link.length > kMaxCharacters ? null : link;
}

/** Decodes a scene without validating it. */
export async function readLink(link: string): Promise<LinkRead> {
  if (link.length > kMaxCharacters) return { fault: 'long' };
  const version = link.slice(0, 1);
  if (![kScene, kSceneAndView, kWithMotion].includes(version)) return { fault: 'version' };
  const bytes = fromBase64url(link.slice(1));
  if (bytes === null) return { fault: 'broken' };
  try {
    const whole = await inflated(bytes, kMaxBytes);
    if (whole === null) return { fault: 'large' };
    if (version !== kWithMotion) return readBytes(whole, version === kSceneAndView);
    const motion = unpackedMotion(whole);
    const flag = whole[motion.size] ?? 2;
    if (flag > 1) throw new PackError(`no view at byte ${motion.size}`);
    const read = readBytes(whole.subarray(motion.size + 1), flag === 1);
    return { ...read, scene: motion.of(read.scene) };
  } catch (error) {
    if (error instanceof PackError || error instanceof DeflateError) return { fault: 'broken' };
    throw error;
  }
}

function readBytes(bytes: Uint8Array, hasView: boolean): LinkedScene {
  if (!hasView) return { scene: unpacked(bytes), view: null };
  const view = unpackedView(bytes.subarray(0, kViewBytes));
  return { scene: unpacked(bytes.subarray(kViewBytes)), view };
}
