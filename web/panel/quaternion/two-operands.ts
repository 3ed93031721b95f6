// Operations on two quaternions: both products, slerp, sum and scalar product.
import type { Quaternions } from '../../core/quaternion.ts';
import type { Quat } from '../../scene/shape.ts';
import {
  type Line,
  type Operand,
  productLine,
  quantityOf,
  quantityOfOperand,
  single,
  unitOf,
} from './line.ts';
import { calculated, from, fromBoth, known, knownValue, type Result } from './result.ts';

const operand = (symbol: string, value: Quat): Operand => ({ symbol, result: known(value) });

export function productLines(p: Quat, q: Quat, core: Quaternions): readonly Line[] {
  const [first, second] = [operand('p', p), operand('q', q)];
  return [productLine('q p', second, first, core), productLine('p q', first, second, core)];
}

const kScalarProduct = '{p.x}{q.x} + {p.y}{q.y} + {p.z}{q.z} + {p.w}{q.w}';

export function sumLines(p: Quat, q: Quat, core: Quaternions): readonly Line[] {
  const quantities = { p: { symbol: 'p', numbers: p }, q: { symbol: 'q', numbers: q } };
  return [
    {
      symbol: 'p + q',
      formula: '({p.x} + {q.x}, {p.y} + {q.y}, {p.z} + {q.z}, {p.w} + {q.w})',
      quantities,
      result: calculated('tooLarge', () => core.add(p, q)),
    },
    {
      symbol: 'p · q',
      formula: kScalarProduct,
      quantities,
      result: single(calculated('tooLarge', () => core.dot(p, q))),
    },
  ];
}

export const slerpOf = (p: Quat, q: Quat, t: number, core: Quaternions): Result<Quat> =>
  calculated('noRotation', () => core.slerp(p, q, t));

/** The unit quaternions, the shorter of the two ways, the turn from one to the other, and a part of it. */
export function slerpLines(p: Quat, q: Quat, t: number, core: Quaternions): readonly Line[] {
  const [first, second] = [operand('p', p), operand('q', q)];
  const start: Operand = { symbol: 'p̂', result: unitOf(first, core) };
  const end: Operand = { symbol: 'q̂', result: unitOf(second, core) };
  const cosine = fromBoth(start.result, end.result, (unit, other) => core.dot(unit, other));
  // Where slerp ends, not the sign of the cosine: close to zero that is the rounding of p̂ and q̂.
  const last = fromBoth(slerpOf(p, q, 1, core), end.result, (at, unit) => core.dot(at, unit));
  const isFar = (knownValue(last) ?? 0) < 0;
  const near: Operand = isFar
    ? {
        symbol: '(−q̂)',
        result: from(end.result, 'tooLarge', (unit) => core.multiply(unit, [0, 0, 0, -1])),
      }
    : end;
  const back: Operand = {
    symbol: 'p̂⁻¹',
    result: from(start.result, 'noInverse', (unit) => core.inverse(unit)),
  };
  const turn = productLine('r', back, near, core);
  const part: Operand = {
    symbol: 'r^t',
    result: from(turn.result, 'noPower', (value) => core.pow(value, t)),
  };
  return [
    normalized(start, first, core),
    normalized(end, second, core),
    {
      symbol: 'p̂ · q̂',
      formula: kScalarProduct,
      quantities: { p: quantityOfOperand(start), q: quantityOfOperand(end) },
      result: single(cosine),
    },
    turn,
    {
      symbol: 'r^t',
      formula: '{r}{^t}',
      quantities: { r: quantityOfOperand(turn), t: { symbol: 't', numbers: [t] } },
      result: part.result,
    },
    {
      symbol: 's',
      formula: '{start}{part}',
      quantities: { start: quantityOfOperand(start), part: quantityOfOperand(part) },
      result: slerpOf(p, q, t, core),
    },
  ];
}

function normalized(unit: Operand, q: Operand, core: Quaternions): Line {
  const { symbol } = q;
  const norm = from(q.result, 'tooLarge', (value) => core.norm(value));
  return {
    symbol: unit.symbol,
    formula: '{q} / {norm}',
    quantities: { q: quantityOfOperand(q), norm: quantityOf(`|${symbol}|`, norm) },
    result: unit.result,
  };
}
