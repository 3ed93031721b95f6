// The lock files name the exact bytes of every package, and no machine to get them from.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lacking, lockFiles, packagesIn, withIntegrity } from '../../../tools/lib/integrity.mjs';

const sum = `sha512-${'A'.repeat(86)}==`;
const other = `sha512-${'B'.repeat(86)}==`;

const lock = {
  packages: {
    '': { name: 'ours', version: '1.0.0' },
    'node_modules/known': { version: '1.0.0', integrity: sum, dev: true },
    'node_modules/@scope/new': { version: '2.0.0', dev: true },
    'node_modules/known/node_modules/@scope/new': { version: '3.0.0', dev: true },
    'node_modules/alias': { name: 'real', version: '4.0.0' },
    'node_modules/linked': { resolved: 'examples/linked', link: true },
    'node_modules/known/node_modules/inside': { version: '5.0.0', inBundle: true },
    'examples/linked': { version: '6.0.0' },
  },
};

test('what lacks it is named as the registry knows it; links and bundled packages are not asked for', () => {
  expect(lacking(lock)).toEqual(['@scope/new@2.0.0', '@scope/new@3.0.0', 'real@4.0.0']);
});

test('it is filled in behind the version, and nothing else changes', () => {
  const sums = new Map([
    ['known@1.0.0', other],
    ['@scope/new@2.0.0', sum],
    ['@scope/new@3.0.0', other],
    ['real@4.0.0', sum],
  ]);
  const filled = withIntegrity(lock, sums);
  expect(lacking(filled)).toEqual([]);
  expect(Object.entries(filled.packages['node_modules/@scope/new'])).toEqual([
    ['version', '2.0.0'],
    ['integrity', sum],
    ['dev', true],
  ]);
  expect(filled.packages['node_modules/known/node_modules/@scope/new'].integrity).toBe(other);
  expect(Object.keys(filled.packages['node_modules/alias'])).toEqual([
    'name',
    'version',
    'integrity',
  ]);
  expect(filled.packages['node_modules/known']).toEqual(lock.packages['node_modules/known']);
  expect(filled.packages['']).toEqual(lock.packages['']);
});

test('a package whose checksum nobody knows stays out of no lock file unnoticed', () => {
  expect(() => withIntegrity(lock, new Map([['real@4.0.0', sum]]))).toThrow('@scope/new@2.0.0');
  const weak = new Map(lacking(lock).map((name: string) => [name, 'sha1-AAAA']));
  expect(() => withIntegrity(lock, weak)).toThrow('@scope/new@2.0.0');
});

test.each(lockFiles)('%s: every package has a sha512 checksum and none an address', (file) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const entries = packagesIn(JSON.parse(text));
  expect(entries.length).toBeGreaterThan(5);
  // what would fill them in: npm run lock
  const bad = entries.filter(
    ([, { integrity, resolved }]) =>
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') || resolved !== undefined,
  );
  expect(bad.map(([path]) => path)).toEqual([]);
});
