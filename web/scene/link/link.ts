// A scene in an address: a version character, then its bytes, deflated, as base64url. Whoever opens a
// link does not know who made it: sizes are limited before and after inflating.
import type { Scene } from '../scene.ts';
import { DeflateError, deflated, inflated } from './deflate.ts';
import { PackError, packed, unpacked } from './pack.ts';

const kVersion = '1';
/** Longer addresses are cut off on their way by some. */
export const kMostCharacters = 8000;
export const kMostBytes = 64 * 1024;

/** What is wrong with a link. */
export type LinkFault =
  | 'version' // made by a later version of this page, or no link at all
  | 'long' // more characters than a link may have
  | 'large' // more bytes than a scene of a link may have
  | 'broken'; // characters are missing or changed

export type LinkRead = { readonly scene: Scene } | { readonly fault: LinkFault };

/** null: the scene is too large for a link. */
export async function writeLink(scene: Scene): Promise<string | null> {
  const bytes = packed(scene);
  if (bytes.length > kMostBytes) return null;
  const link = kVersion + toBase64url(await deflated(bytes));
  return link.length > kMostCharacters ? null : link;
}

/** The scene is as it was written, but whether it is one that makes sense has not been looked at. */
export async function readLink(link: string): Promise<LinkRead> {
  if (link.length > kMostCharacters) return { fault: 'long' };
  if (!link.startsWith(kVersion)) return { fault: 'version' };
  const bytes = fromBase64url(link.slice(kVersion.length));
  if (bytes === null) return { fault: 'broken' };
  try {
    const whole = await inflated(bytes, kMostBytes);
    return whole === null ? { fault: 'large' } : { scene: unpacked(whole) };
  } catch (error) {
    if (error instanceof PackError || error instanceof DeflateError) return { fault: 'broken' };
    throw error;
  }
}

/** Bytes as text that needs no escaping in an address. */
function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** null: it is none. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
