// The page has the source that the catalog names for each pair.
import { expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import { sourceOf } from '../../../../web/panel/code/sources.ts';

const { catalog } = await loadCore();
const files = new Set([...catalog.pairs, ...(catalog.geometryPairs ?? [])].map(({ file }) => file));

test.each([...files])('%s is there', async (file) => {
  const source = sourceOf(file);
  await new Promise<void>((resolve) => {
    if (source.get(resolve) !== 'loading') resolve();
  });
  const lines = source.get(() => expect.unreachable());
  expect(Array.isArray(lines)).toBe(true);
  expect(lines.length).toBeGreaterThan(10);
});
