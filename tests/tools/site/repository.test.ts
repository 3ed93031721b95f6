// Links to the sources, where the address of the repository is known.
import { expect, test } from 'vitest';
import { sourceAddress } from '../../../tools/site/repository.ts';

test.each([
  ['https://example.org/own/name', 'https://example.org/own/name/blob/HEAD/cpp/a.cpp'],
  ['https://example.org/own/name/', 'https://example.org/own/name/blob/HEAD/cpp/a.cpp'],
])('%s', (repository, address) => {
  expect(sourceAddress('cpp/a.cpp', repository)).toBe(address);
});

test.each([undefined, ''])('without it (%j) there is none', (repository) => {
  expect(sourceAddress('cpp/a.cpp', repository)).toBeNull();
});

test.each(['javascript:alert(1)', 'own/name', 'git@example.org:own/name.git'])(
  '%s is no address for readers',
  (repository) => {
    expect(() => sourceAddress('cpp/a.cpp', repository)).toThrow('it must be an address with http');
  },
);
