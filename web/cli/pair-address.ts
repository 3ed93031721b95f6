// The URL that shows a pair in the playground.

import { sceneOfShapes } from '../scene/edits.ts';
import { writeLink } from '../scene/link/link.ts';
import type { Shape } from '../scene/shape.ts';

/** Where `npm start` serves the playground. */
const kHere = 'http://localhost:4173/play/';

/** Whether a page can be there: a link to any other URL may run code or read files. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The URL keeps all digits of the shapes. `at`: URL of a playground. */
export async function pairAddress(a: Shape, b: Shape, at = kHere): Promise<string> {
  const link = await writeLink(sceneOfShapes(a, b));
  if (link === null) throw new RangeError('two shapes are too long for a link');
  const page = new URL(at);
  page.hash = link;
  return page.href;
}
