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
  test('are read back as the same double, to the bit', () => {
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
    // Too long for an integer of C++.
    [123456789012345680000, '123456789012345680000', '123456789012345680000.0'],
    [2 ** 200, '1.6069380442589903e+60', '1.6069380442589903e+60'],
    [Number.POSITIVE_INFINITY, 'Infinity', 'kInfinity'],
  ])('%d', (value, script, cpp) => {
    expect(scriptNumber(value)).toBe(script);
    expect(cppNumber(value)).toBe(cpp);
  });

  test('stand in brackets or braces where there are several', () => {
    expect(scriptValue([1, -0, 0.5])).toBe('[1, -0, 0.5]');
    expect(scriptValue(2)).toBe('2');
    expect(cppValue([1, -0, 0.5])).toBe('{1.0, -0.0, 0.5}');
    expect(cppValue(2)).toBe('2.0');
  });
});
