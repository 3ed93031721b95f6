// The embedded figure as an iframe.
import { startTag } from '../plain-text.ts';
import { frameAddress } from './addresses.ts';
import { type EmbeddedFigure, placeOf } from './embedded-figure.ts';

/** A frame, shut off from the page around it; null: it can't reach the scene's file. */
export function iframeSnippet(figure: EmbeddedFigure): string | null {
  const address = frameAddress(figure);
  if (address === null) return null;
  const attributes: [string, string][] = [
    ['src', address],
    ['title', `${figure.title}. ${figure.verdict}`],
    ['style', `${placeOf(figure)};border:0`],
    ['loading', 'lazy'],
    ['sandbox', 'allow-scripts'],
  ];
  // Only the whole page has something to copy.
  if (figure.ui === 'full') attributes.push(['allow', 'clipboard-write']);
  return `${startTag('iframe', attributes)}</iframe>\n`;
}
