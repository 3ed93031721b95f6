// The embedded figure as a page for CodePen and the like.
import { startTag } from '../plain-text.ts';
import { bundleAddress, pageAddress } from './addresses.ts';
import { attributesOf } from './element-snippet.ts';
import { type EmbeddedFigure, kHeight, kWidth } from './embedded-figure.ts';

/** Where a new pen is made of a form with one field, `data`. */
export const kCodepen = 'https://codepen.io/pen/define';

/** What that field holds, as JSON. */
export interface Pen {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
  /** Which of these are open at first. */
  readonly editors: string;
  readonly tags: readonly string[];
}

/** A pen with the whole playground in one file; null: it can't reach the scene's file. */
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

/** All of a pen in one text, for its HTML editor. */
export function penAsHtml({ html, css, js }: Pen): string {
  return `${html}\n<style>\n${css}</style>\n\n<script type="module">\n${js}</script>\n`;
}
