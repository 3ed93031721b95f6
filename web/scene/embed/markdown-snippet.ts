// The embedded figure as a picture with a link, in Markdown.
import { escapeMarkdown } from '../plain-text.ts';
import { pageAddress, posterAddress } from './addresses.ts';
import type { EmbeddedFigure } from './embedded-figure.ts';

/** Placeholder name of a picture that the author must upload. */
export const kOwnPicture = 'collision-playground.png';

/** A picture that links to the page; null for a scene file, which the page can't load. */
export function markdownSnippet(figure: EmbeddedFigure): string | null {
  const page = pageAddress(figure);
  if (page === null) return null;
  const picture = posterAddress(figure) ?? kOwnPicture;
  return `[![${escapeMarkdown(figure.verdict)}](${destination(picture)})](${destination(page)})\n`;
}

/** Angle brackets allow parentheses in a link destination. */
function destination(address: string): string {
  return /[()]/.test(address) ? `<${address}>` : address;
}
