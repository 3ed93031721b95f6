// The code that a visitor begins with: the signature of the function and what its arguments are.
import { fieldsOf } from '../../scene/numbers.ts';
import type { Kind } from '../../scene/shape.ts';
import type { TaskName } from './judge-messages.ts';
import { functionName, kindsOf } from './tasks-list.ts';

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

/** `intro`: what is to be decided, as a sentence. */
export function starterCode(task: TaskName, intro: string): string {
  const kinds = kindsOf(task);
  const [a, b] = kinds ?? (['ray', 'triangle'] as const);
  const names = kinds ? ['a', 'b'] : ['ray', 'triangles'];
  const sizes = sizesOf([a, b]);
  const lines = [
    '/**',
    ` * ${intro}`,
    ' *',
    ...(sizes.has(3) ? [' * @typedef {[number, number, number]} Vector'] : []),
    ...(sizes.has(4)
      ? [' * @typedef {[number, number, number, number]} Quaternion  x, y, z, w']
      : []),
    ` * @param {${typeText(a)}} ${names[0]}`,
    ` * @param {${kinds ? typeText(b) : `${typeText(b)}[]`}} ${names[1]}`,
    ` * @returns {${kinds ? 'boolean' : '{ index: number, t: number } | null'}}`,
    ' */',
    `export default function ${functionName(task)}(${names.join(', ')}) {`,
    `  return ${kinds ? 'false' : 'null'};`,
    '}',
    '',
  ];
  return lines.join('\n');
}
