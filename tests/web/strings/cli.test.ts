import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../../web/strings/cli.en.json' with { type: 'json' };
import ko from '../../../web/strings/cli.ko.json' with { type: 'json' };
import { testBothLanguages } from './support/both-languages.ts';

testBothLanguages('the command line has', en, ko);

test('every key is used', () => {
  const folder = new URL('../../../web/cli/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'))
    .join('');
  // Some are put together: `fault.${code}`.
  const madeFrom = [...sources.matchAll(/`([a-zA-Z.]+)\.\$\{/g)].map(([, start]) => `${start}.`);
  const unused = Object.keys(en).filter(
    (key) => !(sources.includes(`'${key}'`) || madeFrom.some((start) => key.startsWith(start))),
  );
  expect(unused).toEqual([]);
});
