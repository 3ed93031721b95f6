// The rotation of a quaternion in other forms: matrix, axis and angle, Euler angles in every order.
import type { EulerOrder, Quaternions } from '../../core/quaternion.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { degrees, kOrders } from '../numbers/rotation-converter.ts';
import {
  type Line,
  type Operand,
  productLine,
  quantityOf,
  quantityOfOperand,
  unitOf,
} from './line.ts';
import { vectorName } from './one-operand.ts';
import { from, knownValue, type Result } from './result.ts';

/** Where x, y and z go: the columns of the matrix. */
const kColumns = [
  [
    'x',
    '({q.w}² + {q.x}² − {q.y}² − {q.z}²,\n2({q.x}{q.y} + {q.w}{q.z}),\n2({q.x}{q.z} − {q.w}{q.y}))',
  ],
  [
    'y',
    '(2({q.x}{q.y} − {q.w}{q.z}),\n{q.w}² − {q.x}² + {q.y}² − {q.z}²,\n2({q.y}{q.z} + {q.w}{q.x}))',
  ],
  [
    'z',
    '(2({q.x}{q.z} + {q.w}{q.y}),\n2({q.y}{q.z} − {q.w}{q.x}),\n{q.w}² − {q.x}² − {q.y}² + {q.z}²)',
  ],
] as const;

export const axesOf = (q: Operand, core: Quaternions): Result<readonly [Vec3, Vec3, Vec3]> =>
  from(q.result, 'noRotation', (value) => core.toAxes(value));

export function matrixLines(q: Operand, core: Quaternions): readonly Line[] {
  const axes = axesOf(q, core);
  const quantities = {
    q: quantityOfOperand(q),
    square: quantityOf(
      `|${q.symbol}|²`,
      from(q.result, 'tooLarge', (value) => core.dot(value, value)),
    ),
  };
  return kColumns.map(([axis, entries], i) => ({
    symbol: `R_${axis}`,
    formula: `${entries} / {square}`,
    quantities,
    result: from(axes, 'noRotation', (columns) => columns[i] as Vec3),
  }));
}

export function axisAngleLines(q: Operand, core: Quaternions): readonly Line[] {
  const turn = from(q.result, 'noRotation', (value) => core.toAxisAngle(value));
  const norm = from(q.result, 'tooLarge', ([x, y, z]) => core.norm([x, y, z, 0]));
  const isFar = (knownValue(q.result)?.[3] ?? 0) < 0;
  const minus = isFar ? '−' : '';
  const quantities = {
    q: quantityOfOperand(q),
    norm: quantityOf(vectorName(q.symbol), norm),
  };
  const angle = from(turn, 'noRotation', (value) => value.angle);
  return [
    {
      symbol: 'u',
      formula: `(${minus}{q.x}, ${minus}{q.y}, ${minus}{q.z}) / {norm}`,
      quantities,
      result: from(turn, 'noRotation', (value) => value.axis),
    },
    {
      symbol: 'α',
      formula: `2 atan2({norm}, ${minus}{q.w})`,
      quantities,
      result: from(angle, 'noRotation', (value) => [value]),
      unit: 'rad',
    },
    {
      symbol: 'α',
      formula: '',
      quantities,
      result: from(angle, 'noRotation', (value) => [degrees(value)]),
      unit: '°',
    },
  ];
}

const kWorldAxes: Readonly<Record<string, Vec3>> = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] };
const kNames = ['X', 'Y', 'Z'];
const kAngles = ['α', 'β', 'γ'];

const anglesOf = (q: Operand, order: EulerOrder, core: Quaternions): Result<Vec3> =>
  from(q.result, 'noRotation', (value) => core.toEuler(value, order));

/** The three angles, in degrees, for each order. */
export const eulerRows = (q: Operand, core: Quaternions): readonly Line[] =>
  kOrders.map((order) => ({
    symbol: order,
    formula: '',
    quantities: {},
    result: from(anglesOf(q, order, core), 'noRotation', (angles) => angles.map(degrees)),
    unit: '°',
  }));

/** The three turns of an order, and their product, which is the unit quaternion or its negative. */
export function eulerLines(q: Operand, order: EulerOrder, core: Quaternions): readonly Line[] {
  const angles = anglesOf(q, order, core);
  const turnAbout = (name: string): Operand & { readonly line: Line } => {
    const i = kNames.indexOf(name);
    const result = from(angles, 'noRotation', (all) =>
      core.fromAxisAngle(kWorldAxes[name] as Vec3, all[i] as number),
    );
    const symbol = `q_${name.toLowerCase()}`;
    const angle = quantityOf(
      kAngles[i] as string,
      from(angles, 'noRotation', (all) => all[i] as number),
    );
    const parts = kNames.map((each) => (each === name ? 'sin {angle}/2' : '0'));
    const formula = `(${[...parts, 'cos {angle}/2'].join(', ')})`;
    return { symbol, result, line: { symbol, formula, quantities: { angle }, result } };
  };
  const [first, second, third] = [
    turnAbout(order.charAt(0)),
    turnAbout(order.charAt(1)),
    turnAbout(order.charAt(2)),
  ];
  const turns = [first, second, third];
  const product = productLine('', productOf(first, second, core), third, core);
  return [
    ...turns.map(({ line }) => line),
    {
      symbol: turns.map(({ symbol }) => symbol).join(' '),
      formula: '±{unit}',
      quantities: { unit: quantityOf(`${q.symbol} / |${q.symbol}|`, unitOf(q, core)) },
      result: product.result,
    },
  ];
}

const productOf = (a: Operand, b: Operand, core: Quaternions): Operand => ({
  symbol: '',
  result: productLine('', a, b, core).result,
});
