// One step of a calculation: what is calculated, by which formula, and what the core answers.
import type { Quaternions } from '../../core/quaternion.ts';
import type { Quat } from '../../scene/shape.ts';
import type { Quantities, Quantity } from './formula.ts';
import { from, fromBoth, knownValue, type Result } from './result.ts';

export interface Line {
  /** `q v`. */
  readonly symbol: string;
  /** What the symbol stands for, as a template of `formula.ts`; empty: the symbol says it. */
  readonly formula: string;
  readonly quantities: Quantities;
  readonly result: Result<readonly number[]>;
  readonly unit?: string;
  /** How the components are calculated, of a product. */
  readonly parts?: readonly Line[];
}

export interface ProductLine extends Line {
  readonly result: Result<Quat>;
}

/** A quaternion with its name, known or refused. */
export interface Operand {
  readonly symbol: string;
  readonly result: Result<Quat>;
}

export const quantityOf = (
  symbol: string,
  result: Result<number | readonly number[]>,
): Quantity => {
  const value = knownValue(result);
  return { symbol, numbers: typeof value === 'number' ? [value] : value };
};

export const quantityOfOperand = ({ symbol, result }: Operand): Quantity =>
  quantityOf(symbol, result);

/** A single number as the list that lines show. */
export const single = (result: Result<number>): Result<readonly number[]> =>
  from(result, 'tooLarge', (value) => [value]);

/** The components of the product ab, in the order x, y, z, w. */
const kProduct = {
  x: '{a.w}{b.x} + {a.x}{b.w} + {a.y}{b.z} − {a.z}{b.y}',
  y: '{a.w}{b.y} − {a.x}{b.z} + {a.y}{b.w} + {a.z}{b.x}',
  z: '{a.w}{b.z} + {a.x}{b.y} − {a.y}{b.x} + {a.z}{b.w}',
  w: '{a.w}{b.w} − {a.x}{b.x} − {a.y}{b.y} − {a.z}{b.z}',
} as const;

/** The product ab of two quaternions, with the calculation of its components. */
export function productLine(
  symbol: string,
  a: Operand,
  b: Operand,
  core: Quaternions,
): ProductLine {
  const quantities = { a: quantityOfOperand(a), b: quantityOfOperand(b) };
  const product = fromBoth(a.result, b.result, (left, right) => core.multiply(left, right));
  return {
    symbol,
    formula: '{a}{b}',
    quantities,
    result: product,
    parts: Object.entries(kProduct).map(([part, formula], i) => ({
      symbol: part,
      formula,
      quantities,
      result: from(product, 'tooLarge', (value) => [value[i] as number]),
    })),
  };
}

/** The unit quaternion. slerp normalizes its arguments: from a quaternion to itself it stays there. */
export const unitOf = (q: Operand, core: Quaternions): Result<Quat> =>
  from(q.result, 'noRotation', (value) => core.slerp(value, value, 0));
