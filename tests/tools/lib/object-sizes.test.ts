// What the object files of the core weigh.
import { expect, test } from 'vitest';
import { changesOf, codeSize, report } from '../../../tools/lib/object-sizes.mjs';

const kHeader = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

test('the code of a WebAssembly object is its tenth section', () => {
  const types = [1, 2, 0, 0];
  expect(codeSize(Uint8Array.from([...kHeader, ...types, 10, 3, 7, 7, 7]))).toBe(3);
  // a length of two bytes
  expect(codeSize(Uint8Array.from([...kHeader, ...types, 10, 0x80, 0x01]))).toBe(128);
  expect(codeSize(Uint8Array.from([...kHeader, ...types]))).toBe(0);
});

test('what has changed by more than one part in fifty is named, the most first', () => {
  const before = { 'a.cpp': 1000, 'b.cpp': 10_000, 'c.cpp': 5000 };
  const now = { 'a.cpp': 1300, 'b.cpp': 10_100, 'd.cpp': 700 };
  expect(changesOf(now, before)).toEqual([
    { name: 'c.cpp', was: 5000, is: 0 },
    { name: 'd.cpp', was: 0, is: 700 },
    { name: 'a.cpp', was: 1000, is: 1300 },
  ]);
  expect(report(now, before)).toBe(
    '3 object files, 12.1 kB of code; changed: c.cpp -5000, d.cpp +700, a.cpp +300',
  );
});
