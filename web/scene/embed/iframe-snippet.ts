// The embedded figure as an iframe.
import { startTag } from '../plain-text.ts';
import { frameAddress } from './addresses.ts';
import { type EmbeddedFigure, kSandbox, sizeStyleOf } from './embedded-figure.ts';

/** A sandboxed iframe; null for a scene file, which it can't load. */
export function iframeSnippet(figure: EmbeddedFigure): string | null {
  const address = frameAddress(figure);
  if (address === null) return null;
  const attributes: [string, string][] = [
    ['src', address],
    ['title', `${figure.title}. ${figure.verdict}`],
    ['style', `${sizeStyleOf(figure)};border:0`],
    ['loading', 'lazy'],
    ['sandbox', kSandbox],
  ];
  // Only the full UI has copy buttons.
  if (figure.ui === 'full') attributes.push(['allow', 'clipboard-write']);
  return `${startTag('iframe', attributes)}</iframe>\n`;
}
