// What the catalog names, the strings can say.
import { beforeAll, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../web/core/index.node.ts';
import en from '../../../web/strings/en.json' with { type: 'json' };

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

test('every method and kind has a name', () => {
  for (const { method } of core.catalog.pairs) expect(en).toHaveProperty([`method.${method}`]);
  for (const { name } of core.catalog.kinds) {
    expect(en).toHaveProperty([`kind.${name}`]);
    expect(en).toHaveProperty([`add.${name}`]);
  }
});
