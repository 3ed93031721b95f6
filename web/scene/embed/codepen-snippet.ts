// The embedded figure as a pen for CodePen and similar sites.
import { startTag } from '../plain-text.ts';
import { bundleAddress, pageAddress } from './addresses.ts';
import { attributesOf } from './element-snippet.ts';
import type { EmbeddedFigure } from './embedded-figure.ts';
import { kHeight, kWidth } from './figure-size.ts';

/** The prefill endpoint: creates a pen from a form with one field, `data`. */
export const kCodepen = 'https://codepen.io/pen/define';

/** The content of that field, as JSON. */
export interface Pen {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
  /** Which editors are open at first: HTML, CSS, JS as 0 or 1. */
  readonly editors: string;
  readonly tags: readonly string[];
}

/** A pen that loads the bundle; null for a scene file, which it can't load. */
export function penOf(figure: EmbeddedFigure): Pen | null {
  const page = pageAddress(figure);
  if (page === null) return null;
  const { title, verdict } = figure;
  return {
    title,
    description: `${verdict}. ${page}`,
    html: `${startTag('collision-playground', attributesOf(figure))}</collision-playground>\n`,
    css: `body {
  margin: 0;
}
collision-playground {
  display: block;
  max-width: ${kWidth}px;
  height: min(100vh, ${kHeight}px);
  margin: auto;
}
`,
    js: `import ${JSON.stringify(bundleAddress(figure))};\n`,
    editors: '100',
    tags: ['geometry', 'collision-detection', 'webassembly'],
  };
}

/** A pen as one text, for its HTML editor. */
export function penAsHtml({ html, css, js }: Pen): string {
  return `${html}\n<style>\n${css}</style>\n\n<script type="module">\n${js}</script>\n`;
}
