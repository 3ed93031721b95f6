import { expect, test } from 'vitest';
import { unformattedIn } from '../../../tools/lib/checks.mjs';

test('of what clang-format says each file is named once', () => {
  const output = [
    'cpp/a.h:3:8: error: code should be clang-formatted [-Wclang-format-violations]',
    'int  a;',
    '   ^',
    'cpp/a.h:9:1: error: code should be clang-formatted [-Wclang-format-violations]',
    'tests/b.cpp:1:1: error: code should be clang-formatted [-Wclang-format-violations]',
    'tests/c.cpp:1:1: error: something else',
  ].join('\n');
  expect(unformattedIn(output)).toEqual(['cpp/a.h', 'tests/b.cpp']);
});
