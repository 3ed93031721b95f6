import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, evaluateIn } from '../../../web/scene/expression.ts';

describe('an expression', () => {
  test.each([
    ['1/3', 1 / 3],
    ['sqrt(2)/2', Math.SQRT2 / 2],
    ['pi/4', Math.PI / 4],
    ['2^-3', 0.125],
    ['1e-3', 0.001],
    ['1E3', 1000],
    ['.5', 0.5],
    ['5.', 5],
    ['  -1.25  ', -1.25],
    ['−1.5e−7', -1.5e-7],
    ['+7', 7],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['1 - 2 - 3', -4],
    ['8 / 2 / 2', 2],
    ['-2^2', -4],
    ['(-2)^2', 4],
    ['2^3^2', 512],
    ['--1', 1],
    ['2*-3', -6],
    ['3 × 4 ÷ 2 · π', 6 * Math.PI],
    ['abs(-3)', 3],
    ['SQRT(PI - pi)', 0],
  ])('%s is %d', (text, value) => {
    expect(evaluate(text)).toBe(value);
  });

  test.each(['1/0', '-1/0', 'sqrt(-1)', '1e999'])('%s is no finite number', (text) => {
    expect(Number.isFinite(evaluate(text))).toBe(false);
    expect(evaluate(text)).not.toBeNull();
  });
});

describe('not an expression', () => {
  test.each([
    '',
    ' ',
    'x',
    '1/',
    '*1',
    '1 2',
    '1..2',
    '1,5',
    '2e',
    '2pi',
    'sqrt 2',
    'sqrt()',
    'sqrt(2',
    '(1',
    '1)',
    '()',
    '^2',
    'NaN',
    'Infinity',
    '0x10',
    'constructor',
    'toString(1)',
    'alert(1)',
    '1;2',
    '('.repeat(300),
  ])('%j', (text) => {
    expect(evaluate(text)).toBeNull();
  });
});

describe('an expression in a unit', () => {
  test.each([
    ['degree', '45', 45],
    ['degree', '45 deg', 45],
    ['degree', '45°', 45],
    ['degree', '90/4 DEG ', 22.5],
    ['degree', 'pi/4 rad', 45],
    ['degree', '−π rad', -180],
    ['degree', '(1 + 1)°', 2],
    ['meter', '1/4', 0.25],
    ['meter', '1/4 m', 0.25],
    ['meter', '5cm', 0.05],
    ['meter', '1e3 mm', 1],
    ['meter', '2 * pi', 2 * Math.PI],
    ['none', 'pi', Math.PI],
  ] as const)('%s: %s is %d', (unit, text, value) => {
    expect(evaluateIn(unit, text)).toBe(value);
  });

  test.each([
    ['degree', '5 m'],
    ['meter', '45 deg'],
    ['meter', '45°'],
    ['none', '5 m'],
    ['degree', 'rad'],
    ['degree', '1 rad + 1'],
    ['degree', '1 rad deg'],
    ['degree', '1 constructor'],
    ['meter', `${'1'.repeat(300)} m`],
  ] as const)('%s: %s is none', (unit, text) => {
    expect(evaluateIn(unit, text)).toBeNull();
  });
});

test('the shortest form of every double evaluates to it', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(evaluate(Object.is(value, -0) ? '-0' : String(value))).toBe(value);
    }),
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = evaluate(text);
      expect(value === null || typeof value === 'number').toBe(true);
    }),
  );
});
