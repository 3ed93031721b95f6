// Operations on one quaternion: a vector turned by it, conjugate, norm and inverse, logarithm, exponential
// and power.
import type { Quaternions } from '../../core/quaternion.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import {
  type Line,
  type Operand,
  productLine,
  quantityOf,
  quantityOfOperand,
  single,
} from './line.ts';
import { from, known, type Result } from './result.ts';

/** v as a quaternion, q v, and (q v) q⁻¹, whose vector part is v turned. */
export function turnLines(q: Operand, v: Vec3, core: Quaternions): readonly Line[] {
  const { symbol } = q;
  const pure: Operand = { symbol: 'v', result: known<Quat>([v[0], v[1], v[2], 0]) };
  const inverse: Operand = { symbol: `${symbol}⁻¹`, result: inverseOf(q, core) };
  const first = productLine(`${symbol} v`, q, pure, core);
  const half: Operand = { symbol: `(${symbol} v)`, result: first.result };
  const second = productLine(`(${symbol} v) ${symbol}⁻¹`, half, inverse, core);
  return [
    {
      symbol: 'v',
      formula: '({v.x}, {v.y}, {v.z}, 0)',
      quantities: { v: { symbol: 'v', numbers: v } },
      result: pure.result,
    },
    inverseLine(q, core),
    first,
    second,
    {
      symbol: 'v′',
      formula: '({t.x}, {t.y}, {t.z})',
      quantities: { t: quantityOf(`(${symbol} v ${symbol}⁻¹)`, second.result) },
      result: from(q.result, 'noRotation', (value) => core.rotate(value, v)),
    },
  ];
}

const inverseOf = (q: Operand, core: Quaternions): Result<Quat> =>
  from(q.result, 'noInverse', (value) => core.inverse(value));

function inverseLine(q: Operand, core: Quaternions): Line {
  const { symbol } = q;
  const conjugate = from(q.result, 'tooLarge', (value) => core.conjugate(value));
  const norm = from(q.result, 'tooLarge', (value) => core.norm(value));
  return {
    symbol: `${symbol}⁻¹`,
    formula: '{conjugate} / {norm}²',
    quantities: {
      conjugate: quantityOf(`${symbol}*`, conjugate),
      norm: quantityOf(`|${symbol}|`, norm),
    },
    result: inverseOf(q, core),
  };
}

export function inverseLines(q: Operand, core: Quaternions): readonly Line[] {
  const { symbol } = q;
  const quantities = { q: quantityOfOperand(q) };
  return [
    {
      symbol: `${symbol}*`,
      formula: '(−{q.x}, −{q.y}, −{q.z}, {q.w})',
      quantities,
      result: from(q.result, 'tooLarge', (value) => core.conjugate(value)),
    },
    {
      symbol: `|${symbol}|`,
      formula: '√({q.x}² + {q.y}² + {q.z}² + {q.w}²)',
      quantities,
      result: single(from(q.result, 'tooLarge', (value) => core.norm(value))),
    },
    inverseLine(q, core),
  ];
}

const vectorPart = ([x, y, z]: Quat): Quat => [x, y, z, 0];

export const vectorName = (symbol: string) => `|(${symbol}_x, ${symbol}_y, ${symbol}_z)|`;

/** The length of the vector part. */
const vectorNorm = (q: Result<Quat>, core: Quaternions): Result<number> =>
  from(q, 'tooLarge', (value) => core.norm(vectorPart(value)));

export function logLines(q: Operand, core: Quaternions): readonly Line[] {
  const { symbol } = q;
  const log = from(q.result, 'noLogarithm', (value) => core.log(value));
  const norm = from(q.result, 'tooLarge', (value) => core.norm(value));
  const angle = vectorNorm(log, core);
  // slerp normalizes its arguments: from a quaternion to itself it is the unit quaternion.
  const axis = from(log, 'noAxis', (value) => {
    const part = vectorPart(value);
    return core.slerp(part, part, 0).slice(0, 3);
  });
  const length = quantityOf(vectorName(symbol), vectorNorm(q.result, core));
  const quantities = {
    q: quantityOfOperand(q),
    length,
    // A real number has no axis of its own to be divided by its length.
    divisor: length.numbers?.[0] === 0 ? { ...length, numbers: null } : length,
    norm: quantityOf(`|${symbol}|`, norm),
    angle: quantityOf('θ', angle),
    axis: quantityOf('u', axis),
  };
  return [
    {
      symbol: `|${symbol}|`,
      formula: '√({q.x}² + {q.y}² + {q.z}² + {q.w}²)',
      quantities,
      result: single(norm),
    },
    {
      symbol: 'θ',
      formula: 'atan2({length}, {q.w})',
      quantities,
      result: single(angle),
      unit: 'rad',
    },
    { symbol: 'u', formula: '({q.x}, {q.y}, {q.z}) / {divisor}', quantities, result: axis },
    {
      symbol: `log ${symbol}`,
      formula: '({axis}{angle}, ln {norm})',
      quantities,
      result: log,
    },
  ];
}

export function expLines(q: Operand, core: Quaternions): readonly Line[] {
  const { symbol } = q;
  const scale = from(q.result, 'tooLarge', (value) => core.exp([0, 0, 0, value[3]])[3]);
  const turn = from(q.result, 'tooLarge', (value) => core.exp(vectorPart(value)));
  const angle = vectorNorm(q.result, core);
  const quantities = {
    q: quantityOfOperand(q),
    angle: quantityOf('θ', angle),
    e: quantityOf('e^w ', scale),
    turn: quantityOf('(u sin θ, cos θ)', turn),
  };
  return [
    {
      symbol: 'θ',
      formula: '√({q.x}² + {q.y}² + {q.z}²)',
      quantities,
      result: single(angle),
      unit: 'rad',
    },
    {
      symbol: '(u sin θ, cos θ)',
      formula: 'exp ({q.x}, {q.y}, {q.z}, 0)',
      quantities,
      result: turn,
    },
    { symbol: 'e^w', formula: 'exp {q.w}', quantities, result: single(scale) },
    {
      symbol: `exp ${symbol}`,
      formula: '{e}{turn}',
      quantities,
      result: from(q.result, 'tooLarge', (value) => core.exp(value)),
    },
  ];
}

export function powerLines(q: Operand, exponent: number, core: Quaternions): readonly Line[] {
  const { symbol } = q;
  const log = from(q.result, 'noLogarithm', (value) => core.log(value));
  const product = from(log, 'tooLarge', (value) => core.multiply(value, [0, 0, 0, exponent]));
  const n = { symbol: 'n', numbers: [exponent] };
  return [
    { symbol: `log ${symbol}`, formula: '', quantities: {}, result: log },
    {
      symbol: `n log ${symbol}`,
      formula: '{n}{log}',
      quantities: { n, log: quantityOf(` log ${symbol}`, log) },
      result: product,
    },
    {
      symbol: `${symbol}ⁿ`,
      formula: 'exp {product}',
      quantities: { product: quantityOf(`(n log ${symbol})`, product) },
      result: from(q.result, 'noPower', (value) => core.pow(value, exponent)),
    },
  ];
}
