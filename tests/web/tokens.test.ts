// The sheet of tokens has all colors. Those written where it is not, such as in a page that is painted before it is
// loaded, are of the sheet.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const colorsIn = (path: string) => readFileSync(path, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];

const tokens = colorsIn('web/tokens.css');

test.each([
  'web/play/index.html',
  'web/public/icon.svg',
  'web/public/site.webmanifest',
  'tools/lib/icons.mjs',
  'tools/site/static/missing.ts',
  'tools/site/static/shell.ts',
])('%s', (path) => {
  const colors = colorsIn(path);
  expect(colors).not.toEqual([]);
  expect(tokens).toEqual(expect.arrayContaining(colors));
});
