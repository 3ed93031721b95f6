// The embedded figure as a picture with a link, in Markdown.
import { escapeMarkdown } from '../plain-text.ts';
import { pageAddress, posterAddress } from './addresses.ts';
import type { EmbeddedFigure } from './embedded-figure.ts';

/** What a picture is called that the author has yet to upload. */
export const kOwnPicture = 'collision-playground.png';

/** A picture that leads to the page; null: that can't reach the scene's file. */
export function markdownSnippet(figure: EmbeddedFigure): string | null {
  const page = pageAddress(figure);
  if (page === null) return null;
  const picture = posterAddress(figure) ?? kOwnPicture;
  return `[![${escapeMarkdown(figure.verdict)}](${destination(picture)})](${destination(page)})\n`;
}

/** In angle brackets an address may hold parentheses. */
function destination(address: string): string {
  return /[()]/.test(address) ? `<${address}>` : address;
}
