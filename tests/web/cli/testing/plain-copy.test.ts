// Copies of answers that nobody trusts.
import { describe, expect, test } from 'vitest';
import { plainCopier } from '../../../../web/cli/testing/judge/plain-copy.ts';

/** From its text, as in the sandbox. */
const inSandbox = new Function(`return (${String(plainCopier)})();`)() as ReturnType<
  typeof plainCopier
>;

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const lengthy = (length: number) =>
  new Proxy([], { get: (list, key) => (key === 'length' ? length : Reflect.get(list, key)) });
const map = new Map();
const named = `[object ${'z'.repeat(192)}`;
const cyclic: { own?: unknown } = {};
cyclic.own = cyclic;

describe.each([
  ['of the page', plainCopier()],
  ['of the sandbox', inSandbox],
])('the one %s', (_, plainCopy) => {
  test.each([
    ...[true, null, undefined, 0, -0, 1.5, Number.NaN, Number.NEGATIVE_INFINITY, 'apart', ''],
    ...[{}, [], { hit: null, gap: undefined }, { hit: { point: [1, -0, Number.NaN] } }],
    ...[JSON.parse('{"__proto__": {"gap": 1}, "outcome": "apart"}'), nested(15)],
    ...['x'.repeat(32_000), Array.from({ length: 4000 }, (__, i) => i)],
  ])('copies answer %#', (answer) => {
    const copied = plainCopy(answer);
    expect(copied).toStrictEqual({ text: null, copy: answer });
    if (typeof answer === 'object' && answer !== null) {
      expect((copied as { copy: unknown }).copy).not.toBe(answer);
    }
  });

  test.each([
    ['a list that is too long', new Array(1e7), 'Array(10000000)'],
    ['one that is very long', new Array(1e8), 'Array(100000000)'],
    ['a list of many', Array.from({ length: 9000 }, () => 1), 'Array(9000)'],
    ['a long text', 'y'.repeat(2 ** 28), 'y'.repeat(200)],
    ['what is too deep', nested(17), 'Array(1)'],
    ['what is part of itself', cyclic, '[object Object]'],
    ['a map', new Map(), '[object Map]'],
    ['an error', new Error('apart'), '[object Error]'],
    ['a typed array', new Float64Array(3), '[object Float64Array]'],
    ['a list of no length', lengthy(Number.NaN), 'Array(NaN)'],
    ['a list of less than none', lengthy(-1e15), 'Array(-1000000000000000)'],
    ['one that calls itself long', { [Symbol.toStringTag]: 'z'.repeat(1e7), of: map }, named],
    ['a function', () => 1, '() => 1'],
    ['a symbol', Symbol('apart'), 'Symbol(apart)'],
    ['a BigInt', -7n, '-7'],
    ['one in a field', { gap: 7n }, '[object Object]'],
    ['a BigInt that takes forever to be written', 1n << (1n << 23n), 'bigint'],
    ['one less than nothing', -(1n << (1n << 23n)), 'bigint'],
    [
      'who throws when it is read',
      {
        get outcome(): string {
          throw new Error('no');
        },
      },
      '[object Object]',
    ],
    [
      'who cannot even be named',
      new Proxy(() => 0, {
        get() {
          throw new Error('no');
        },
      }),
      '?',
    ],
  ])('of %s it says what it is', (__, answer, text) => {
    expect(plainCopy(answer)).toEqual({ text });
  });

  test('reads each value once', () => {
    let times = 0;
    const answer = {
      get distance() {
        times += 1;
        return times;
      },
    };
    expect(plainCopy(answer)).toEqual({ text: null, copy: { distance: 1 } });
    expect(times).toBe(1);
  });
});
