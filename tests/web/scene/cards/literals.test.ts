import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cppNumber,
  cppValue,
  scriptNumber,
  scriptValue,
} from '../../../../web/scene/cards/literals.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('numbers as text', () => {
  test('round-trip to the same double, bit for bit', () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(Object.is(Number(scriptNumber(value)), value)).toBe(true);
        expect(Object.is(JSON.parse(scriptNumber(value)), value)).toBe(true);
        expect(Object.is(Number(cppNumber(value)), value)).toBe(true);
      }),
    );
  });

  test.each([
    [0, '0', '0.0'],
    [-0, '-0', '-0.0'],
    [-3, '-3', '-3.0'],
    [0.1 + 0.2, '0.30000000000000004', '0.30000000000000004'],
    [5e-324, '5e-324', '5e-324'],
    // Too long for an integer literal in C++.
    [123456789012345680000, '123456789012345680000', '123456789012345680000.0'],
    [2 ** 200, '1.6069380442589903e+60', '1.6069380442589903e+60'],
    [Number.POSITIVE_INFINITY, 'Infinity', 'kInfinity'],
  ])('%d', (value, script, cpp) => {
    expect(scriptNumber(value)).toBe(script);
    expect(cppNumber(value)).toBe(cpp);
  });

  test('are in brackets or braces if there are several', () => {
    expect(scriptValue([1, -0, 0.5])).toBe('[1, -0, 0.5]');
    expect(scriptValue(2)).toBe('2');
    expect(cppValue([1, -0, 0.5])).toBe('{1.0, -0.0, 0.5}');
    expect(cppValue(2)).toBe('2.0');
  });
});
