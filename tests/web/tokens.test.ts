// The sheet of tokens has all colours. Those written where it is not, such as in a page that is painted before it is
// loaded, are of the sheet.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const coloursIn = (path: string) => readFileSync(path, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];

const tokens = coloursIn('web/tokens.css');

test.each([
  'web/play/index.html',
  'web/public/icon.svg',
  'web/public/site.webmanifest',
  'tools/lib/icons.mjs',
  'tools/site/static/missing.ts',
  'tools/site/static/shell.ts',
])('%s', (path) => {
  const colours = coloursIn(path);
  expect(colours).not.toEqual([]);
  expect(tokens).toEqual(expect.arrayContaining(colours));
});
