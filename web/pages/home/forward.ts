// The site's root was the playground once: links that were shared then, with a scene or a figure's settings, lead on to
// where it is now.

/** Parameters that the playground took from its address when it was there; later ones are in no link to the root. */
export const kFigureParameters = [
  'preset',
  'scene',
  'src',
  'ui',
  'readonly',
  'axis',
  'step',
  'theme',
  'lang',
  'camera',
  'controls',
  'poster',
] as const;

/** Codes of scenes begin with the number of their version; no section of the home page is named like that. */
const kSceneCode = /^#\d/;

/** The address in the playground that an address of the home page meant; null: the home page itself. */
export function forwardAddress(address: string): string | null {
  const { search, hash } = new URL(address);
  const asked = new URLSearchParams(search);
  if (!(kSceneCode.test(hash) || kFigureParameters.some((name) => asked.has(name)))) return null;
  return new URL(`play/${search}${hash}`, address).href;
}
