// A pair in the playground: the URL that shows it there, or the file of its scene.

import { sceneOfShapes } from '../scene/edits.ts';
import { writeLink } from '../scene/link/link.ts';
import { sceneAttribute } from '../scene/scene-document.ts';
import type { Shape } from '../scene/shape.ts';

/** The environment variable that names a playground; without one no address of one is known. */
export const kPlayground = 'COLLISION_PLAYGROUND_URL';

/** The URL in the environment, undefined: none. */
export const playgroundIn = (
  env: Readonly<Record<string, string | undefined>>,
): string | undefined => env[kPlayground] || undefined;

/** Whether a page can be there: a link to any other URL may run code or read files. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The URL keeps all digits of the shapes. `at`: URL of a playground. */
export async function pairAddress(a: Shape, b: Shape, at: string): Promise<string> {
  const link = await writeLink(sceneOfShapes(a, b));
  if (link === null) throw new RangeError('two shapes are too long for a link');
  const page = new URL(at);
  page.hash = link;
  return page.href;
}

/** The text of a file that any playground opens, one line. */
export const pairFile = (a: Shape, b: Shape): string => sceneAttribute(sceneOfShapes(a, b));
