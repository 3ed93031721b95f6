// Every operation: what it says of itself is what the core answers, and what is not defined is said so.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import type { Quaternions } from '../../../../web/core/quaternion.ts';
import { kOrders } from '../../../../web/panel/numbers/rotation-converter.ts';
import { turnedBody } from '../../../../web/panel/quaternion/body.ts';
import type { Line, Operand } from '../../../../web/panel/quaternion/line.ts';
import {
  expLines,
  inverseLines,
  logLines,
  powerLines,
  turnLines,
} from '../../../../web/panel/quaternion/one-operand.ts';
import { known } from '../../../../web/panel/quaternion/result.ts';
import {
  axisAngleLines,
  eulerLines,
  eulerRows,
  matrixLines,
} from '../../../../web/panel/quaternion/rotation-forms.ts';
import {
  productLines,
  slerpLines,
  sumLines,
} from '../../../../web/panel/quaternion/two-operands.ts';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { expectNear } from '../../scene/samples.ts';

let core: Quaternions;
beforeAll(async () => {
  const loaded: Core = await loadCore();
  core = loaded.quaternion;
});

const operand = (value: Quat): Operand => ({ symbol: 'q', result: known(value) });

/** Everything that the tab calculates. */
const linesOf = (p: Quat, q: Quat, v: Vec3, t: number, n: number): readonly Line[] =>
  [
    turnLines(operand(q), v, core),
    inverseLines(operand(q), core),
    logLines(operand(q), core),
    expLines(operand(q), core),
    powerLines(operand(q), n, core),
    productLines(p, q, core),
    slerpLines(p, q, t, core),
    sumLines(p, q, core),
    matrixLines(operand(q), core),
    axisAngleLines(operand(q), core),
    eulerRows(operand(q), core),
    ...kOrders.map((order) => eulerLines(operand(q), order, core)),
  ]
    .flat()
    .flatMap((line) => [line, ...(line.parts ?? [])]);

/** The last result of that name; or why there is none. */
function resultOf(lines: readonly Line[], symbol: string): readonly number[] | string {
  const result = lines.findLast((line) => line.symbol === symbol)?.result;
  if (!result) throw new Error(`There is no ${symbol}.`);
  return 'refused' in result ? result.refused : result.value;
}
const numbersOf = (lines: readonly Line[], symbol: string): readonly number[] => {
  const result = resultOf(lines, symbol);
  if (typeof result === 'string') throw new Error(`${symbol} is refused: ${result}.`);
  return result;
};

const part = fc.double({ min: -5, max: 5, noNaN: true });
const quat = fc
  .tuple(part, part, part, part)
  .filter((all) => Math.hypot(...all) > 1e-2) as fc.Arbitrary<Quat>;
const vector = fc.tuple(part, part, part) as fc.Arbitrary<Vec3>;
const parameter = fc.double({ min: 0, max: 1, noNaN: true });

test('a third of a turn about (1, 1, 1) takes (1, 2, 3) to (3, 1, 2), step by step', () => {
  const lines = turnLines(operand([0.5, 0.5, 0.5, 0.5]), [1, 2, 3], core);
  expect(lines.map(({ symbol }) => symbol)).toEqual(['v', 'q⁻¹', 'q v', '(q v) q⁻¹', 'v′']);
  expect(resultOf(lines, 'v')).toEqual([1, 2, 3, 0]);
  expect(resultOf(lines, 'q⁻¹')).toEqual([-0.5, -0.5, -0.5, 0.5]);
  expect(resultOf(lines, 'q v')).toEqual([1, 0, 2, -3]);
  expect(resultOf(lines, '(q v) q⁻¹')).toEqual([3, 1, 2, 0]);
  expect(resultOf(lines, 'v′')).toEqual([3, 1, 2]);
});

describe('the last step of each operation is what the steps before say', () => {
  test('vectors, powers and slerp', () => {
    fc.assert(
      fc.property(quat, quat, vector, parameter, (p, q, v, t) => {
        const lines = linesOf(p, q, v, t, 1);
        expectNear(numbersOf(lines, '(q v) q⁻¹'), [...numbersOf(lines, 'v′'), 0], 6);
        expectNear(numbersOf(lines, 'qⁿ'), q, 6);
        const start = numbersOf(lines, 'p̂') as Quat;
        const way = numbersOf(lines, 'r^t') as Quat;
        expectNear(core.multiply(start, way), numbersOf(lines, 's'), 6);
        const [scale = 0] = numbersOf(lines, 'e^w');
        const turn = numbersOf(lines, '(u sin θ, cos θ)');
        expectNear(
          turn.map((each) => each * scale),
          numbersOf(lines, 'exp q'),
          6,
        );
      }),
    );
  });

  test('Euler angles in every order', () => {
    fc.assert(
      fc.property(quat, (q) => {
        const unit = core.slerp(q, q, 0);
        for (const order of kOrders) {
          const product = eulerLines(operand(q), order, core).at(-1)?.result;
          if (!product || 'refused' in product) throw new Error('There is no product.');
          const turn = product.value as Quat;
          expect(Math.abs(core.dot(turn, unit))).toBeCloseTo(1, 6);
        }
      }),
    );
  });
});

test('slerp takes −q̂ where it is nearer', () => {
  const lines = slerpLines([0, 0, 0, 1], [0, 0, -1, -1], 1, core);
  expect(numbersOf(lines, 'p̂ · q̂')[0]).toBeLessThan(0);
  expectNear(numbersOf(lines, 's'), [0, 0, Math.SQRT1_2, Math.SQRT1_2]);
});

test.each<readonly [string, Quat, Quat]>([
  [
    'is below zero, and rounded zero',
    [4.800000000000001, 0, 0, 5.4e-323],
    [-5.4e-323, 0, 0, 3.6666666567325596],
  ],
  ['is zero, and rounded below', [1, 0, 1, 4], [5, 0, -1, -1]],
  ['is zero, and rounded above', [1, 0, 1, 4], [-5, 0, 1, 1]],
])('slerp takes the same way as its steps where the cosine %s', (_, p, q) => {
  const lines = slerpLines(p, q, 0.5, core);
  const product = core.multiply(numbersOf(lines, 'p̂') as Quat, numbersOf(lines, 'r^t') as Quat);
  expectNear(numbersOf(lines, 's'), product);
});

describe('what has no result is refused with a reason', () => {
  test('zero', () => {
    const zero: Quat = [0, 0, 0, 0];
    const lines = linesOf([0, 0, 0, 1], zero, [1, 2, 3], 0.5, -1);
    expect(resultOf(lines, 'q⁻¹')).toBe('noInverse');
    expect(resultOf(lines, '(q v) q⁻¹')).toBe('noInverse');
    expect(resultOf(lines, 'v′')).toBe('noRotation');
    expect(resultOf(lines, 'log q')).toBe('noLogarithm');
    expect(resultOf(lines, 'qⁿ')).toBe('noPower');
    expect(resultOf(lines, 's')).toBe('noRotation');
    expect(resultOf(lines, 'R_x')).toBe('noRotation');
    expect(resultOf(lines, 'ZYX')).toBe('noRotation');
    // and what is defined for it is given
    expect(resultOf(lines, '|q|')).toEqual([0]);
    expect(resultOf(lines, 'exp q')).toEqual([0, 0, 0, 1]);
    expect(resultOf(powerLines(operand(zero), 2, core), 'qⁿ')).toEqual(zero);
  });

  test('too large for a double', () => {
    const lines = linesOf([1e200, 0, 0, 0], [0, 0, 1e200, 800], [1, 2, 3], 0.5, 2);
    expect(resultOf(lines, 'q p')).toBe('tooLarge');
    expect(resultOf(lines, 'exp q')).toBe('tooLarge');
    expect(resultOf(lines, 'qⁿ')).toBe('tooLarge');
    expect(resultOf(lines, 'p · q')).toEqual([0]);
  });

  test('no axis without a rotation', () => {
    expect(resultOf(logLines(operand([0, 0, 0, 2]), core), 'u')).toBe('noAxis');
    expect(resultOf(logLines(operand([0, 0, 0, -2]), core), 'u')).toEqual([1, 0, 0]);
  });

  test('never NaN or an infinity, whatever is entered', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    const anyQuat = fc.tuple(any, any, any, any) as fc.Arbitrary<Quat>;
    fc.assert(
      fc.property(anyQuat, anyQuat, fc.tuple(any, any, any), any, any, (p, q, v, t, n) => {
        const numbers = linesOf(p, q, v as unknown as Vec3, t, n).flatMap(({ result }) =>
          'refused' in result ? [] : result.value,
        );
        expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('the body is turned by the core, and a vector of length zero has no arrow', () => {
  const body = turnedBody([0, 0, 1, 1], [2, 0, 0], core);
  expectNear(body.axes[0] ?? [], [0, 1.12, 0]);
  expectNear(body.vector?.after ?? [], [0, 1, 0]);
  expectNear(body.vector?.way[0] ?? [], [1, 0, 0]);
  expectNear(body.vector?.way.at(-1) ?? [], [0, 1, 0]);
  expectNear(body.rotationAxis ?? [], [0, 0, 1]);
  expect(turnedBody([0, 0, 0, 1], [0, 0, 0], core)).toMatchObject({
    rotationAxis: null,
    vector: null,
  });
});
