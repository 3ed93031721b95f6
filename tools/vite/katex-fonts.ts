// Keeps only the WOFF2 fonts of KaTeX's style sheet, which every browser reads that knows our other styles.
import type { Plugin } from 'vite';

export const katexFonts: Plugin = {
  name: 'katex-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!/katex(\.min)?\.css$/.test(id)) return null;
    return code.replaceAll(/,\s*url\([^)]+\.(woff|ttf)\)\s*format\(["']?\w+["']?\)/g, '');
  },
};
