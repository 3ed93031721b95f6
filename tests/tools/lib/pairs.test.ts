import { expect, test } from 'vitest';
import { pairNames } from '../../../tools/lib/pairs.mjs';
import { core } from '../../core/support/core.ts';

test('the names are those of the catalog', () => {
  expect(pairNames()).toEqual(core.catalog.pairs.map(({ name }) => name));
});
