// docs/peers.md and docs/peers.svg are what docs/peers.json renders to.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peerPairs } from '../../../tools/lib/peers.mjs';
import { kLibraries, kOurs, kPairNames, kWorlds } from '../../bench/peers/libraries.ts';
import { plot } from '../../bench/peers/plot.ts';
import type { Result } from '../../bench/peers/result.ts';
import { digits, page, tables } from '../../bench/peers/table.ts';
import { smallResult } from './support/small-result.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const stored: Result = JSON.parse(read('docs/peers.json'));
const ours = stored.libraries.find(({ id }) => id === kOurs);

describe('what is stored', () => {
  // after a change of what is rendered: npx vitest run --project tools tests/tools/peers --update
  test('is rendered as it is shown', async () => {
    await expect(page(stored)).toMatchFileSnapshot('../../../docs/peers.md');
    await expect(plot(stored)).toMatchFileSnapshot('../../../docs/peers.svg');
  });

  test('has every library that runs in Node, with the versions of the lock file', () => {
    const { packages } = JSON.parse(read('tests/bench/peers/package-lock.json'));
    for (const { id, packages: names, native } of kLibraries) {
      if (native || id === kOurs) continue;
      const versions = names.map((name) => packages[`node_modules/${name}`].version);
      expect(stored.libraries.find((library) => library.id === id)?.version, id).toBe(
        versions.join(', '),
      );
    }
  });

  test('has all of our tests, of which none is wrong', () => {
    expect(Object.keys(ours?.pairs ?? {})).toEqual(kPairNames);
    for (const pair of Object.values(ours?.pairs ?? {})) {
      expect(Object.keys(pair.modes)).toEqual(['ready', 'conv', 'single']);
      expect(pair).toMatchObject({ wrong: 0, differ: 0 });
      expect(pair.asked).toBeGreaterThan(40);
    }
    expect(Object.keys(ours?.worlds ?? {}).map(Number)).toEqual(kWorlds.map(({ boxes }) => boxes));
  });
});

test('the command knows the tests that there are', () => {
  expect(peerPairs).toEqual(kPairNames);
});

describe('the tables', () => {
  const text = tables(smallResult);

  test('have the fastest round, its spread, and the wrong verdicts', () => {
    expect(text).toContain('|  | OBB – OBB, of 120 | ray – triangle, of 0 |');
    expect(text).toContain('| **Collision Playground** | 12.3 (10 %), 0 wrong |  |');
    expect(text).toContain('| Other (float32) | 1,230 (25 %), 7 wrong |  |');
  });

  test('have a row for single calls, and milliseconds of worlds', () => {
    expect(text).toContain(
      '| **Collision Playground**, `core.meets` on plain objects | 200 (0 %) |',
    );
    expect(text).toContain('| **Collision Playground** | 1.50 (0 %) |  |  |');
  });

  test('leave out a library without the test', () => {
    const [ready = '', converted = ''] = text.split('Converted for each test');
    expect(ready).toContain('| Other (float32) |');
    expect(converted).not.toContain('| Other (float32) |');
  });

  test('name every count that is not ours', () => {
    expect(text).toContain('- Other, OBB – OBB: −3 of 1,024');
    expect(tables({ ...smallResult, libraries: smallResult.libraries.slice(0, 1) })).toContain(
      'Counts that are not ours:\n- none',
    );
  });
});

test('the page says where fewer pairs were measured', () => {
  expect(page(smallResult)).toContain('Other 1,024');
});

test.each([
  [0.1234, '0.123'],
  [1.5, '1.50'],
  [99.96, '100'],
  [123.4, '123'],
  [1234.5, '1,230'],
  [1_234_567, '1,230,000'],
])('%d is shown as %s', (value, shown) => {
  expect(digits(value)).toBe(shown);
});
