// The colours of the pages beside the playground are those of its figures, of the same names.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = (path: string) =>
  readFileSync(new URL(`../../../web/${path}`, import.meta.url), 'utf8');
const page = sheet('pages/shared/tokens.css');

/** The first value of each custom property. */
function propertiesOf(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+): ([^;]+);/g)) {
    if (!found.has(name)) found.set(name, value);
  }
  return found;
}

test('colours that both have are the same', () => {
  const figures = propertiesOf(sheet('element/host.css'));
  const shared = [...propertiesOf(page)].filter(([name]) => figures.has(name));
  expect(shared.length).toBeGreaterThanOrEqual(9);
  for (const [name, value] of shared) {
    expect(value, name).toBe(figures.get(name));
  }
});
