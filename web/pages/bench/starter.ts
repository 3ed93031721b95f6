// The code that a visitor begins with: the signature of the function and what its arguments are.
import { fieldsOf } from '../../scene/numbers.ts';
import type { Kind } from '../../scene/shape.ts';
import { capital } from '../../textbook/methods.ts';
import type { TaskName } from './judge-messages.ts';
import { type Form, formOf, functionName, kConvexKinds, kindsOf } from './tasks-list.ts';

const kTypes = { 1: 'number', 3: 'Vector', 4: 'Quaternion' } as const;

/** `{ kind: 'ray', origin: Vector, direction: Vector, maxDistance?: number }` */
export function typeText(kind: Kind): string {
  const fields = fieldsOf(kind).map(
    ({ name, size, endless }) => `${name}${endless ? '?' : ''}: ${kTypes[size]}`,
  );
  return `{ ${[`kind: '${kind}'`, ...fields].join(', ')} }`;
}

const sizesOf = (kinds: readonly Kind[]) =>
  new Set(kinds.flatMap((kind) => fieldsOf(kind).map(({ size }) => size)));

interface Signature {
  /** All that may occur. */
  readonly kinds: readonly Kind[];
  /** Types of their own, as lines. */
  readonly types: readonly string[];
  /** Of each argument its type and name. */
  readonly takes: readonly (readonly [type: string, name: string])[];
}

const both = (type: string): Signature['takes'] => [
  [type, 'a'],
  [type, 'b'],
];

function signatureOf(task: TaskName): Signature {
  const kinds = kindsOf(task);
  if (kinds) {
    const [a, b] = kinds;
    return {
      kinds,
      types: [],
      takes: [
        [typeText(a), 'a'],
        [typeText(b), 'b'],
      ],
    };
  }
  switch (formOf(task)) {
    case 'nearest': {
      const takes = [
        [typeText('ray'), 'ray'],
        [`${typeText('triangle')}[]`, 'triangles'],
      ] as const;
      return { kinds: ['ray', 'triangle'], types: [], takes };
    }
    case 'contact':
      return { kinds: ['obb'], types: [`{${typeText('obb')}} Obb`], takes: both('Obb') };
    default: {
      const each = kConvexKinds.map((kind) => `{${typeText(kind)}} ${capital(kind)}`);
      const all = `{${kConvexKinds.map(capital).join(' | ')}} Shape`;
      const shapes = both('Shape');
      if (task !== 'cast') return { kinds: kConvexKinds, types: [...each, all], takes: shapes };
      const takes = [...shapes, ['Motion', 'motion']] as const;
      return { kinds: kConvexKinds, types: [...each, all, kMotion], takes };
    }
  }
}

const kMotion = '{{ velocityA: Vector, velocityB: Vector, duration: number }} Motion';

const kFacing = 'pointA: Vector, pointB: Vector';
const kReturns: Readonly<Record<Form, string>> = {
  pair: 'boolean',
  nearest: '{ index: number, t: number } | null',
  contact: `{ depth: number, normal: Vector, points: { ${kFacing} }[] } | null`,
  gjk: '{ distance: number, pointA?: Vector, pointB?: Vector }',
  epa: `{ depth: number, normal: Vector, ${kFacing} } | null`,
  cast: '{ tEnter: number } | null',
};
/** What the function answers before it is written. */
const kAnswers: Readonly<Record<Form, string>> = {
  ...{ pair: 'false', nearest: 'null', contact: 'null' },
  ...{ gjk: '{ distance: 0 }', epa: 'null', cast: 'null' },
};

/** `intro`: what is to be decided, as a sentence. */
export function starterCode(task: TaskName, intro: string): string {
  const { kinds, types, takes } = signatureOf(task);
  const sizes = sizesOf(kinds);
  const form = formOf(task);
  const lines = [
    '/**',
    ` * ${intro}`,
    ' *',
    ...(sizes.has(3) ? [' * @typedef {[number, number, number]} Vector'] : []),
    ...(sizes.has(4)
      ? [' * @typedef {[number, number, number, number]} Quaternion  x, y, z, w']
      : []),
    ...types.map((type) => ` * @typedef ${type}`),
    ...takes.map(([type, name]) => ` * @param {${type}} ${name}`),
    ` * @returns {${kReturns[form]}}`,
    ' */',
    `export default function ${functionName(task)}(${takes.map(([, name]) => name).join(', ')}) {`,
    `  return ${kAnswers[form]};`,
    '}',
    '',
  ];
  return lines.join('\n');
}
