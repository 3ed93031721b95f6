// Vite plugin that minifies the style sheets in css`…` templates.
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** A style sheet is a template without expressions and escapes, so its text is CSS. */
const kSheet = /(?<=\bcss`)[^`]*/g;

export class StyleError extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'StyleError';
  }
}

function minified(sheet: string, filename: string): string {
  if (/[\\$]/.test(sheet)) {
    throw new StyleError(filename, 'a style sheet must have neither backslashes nor expressions');
  }
  const { code } = transform({ filename, code: Buffer.from(sheet), minify: true });
  return code.toString();
}

/** A module with its style sheets minified. */
export const withMinifiedStyles = (code: string, file: string): string =>
  code.replace(kSheet, (sheet) => minified(sheet, file));

export const minifyStyles: Plugin = {
  name: 'minify-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'css`' },
    handler: (code, id) => ({
      code: withMinifiedStyles(code, id),
      // Style sheets need no source map.
      map: { mappings: '' },
    }),
  },
};
