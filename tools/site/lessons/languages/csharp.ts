// C# from GLSL: System.Numerics, names with capital letters, and braces on lines of their own.

import { capital } from '../../../../web/textbook/methods.ts';
import type { Definition } from '../../../../web/textbook/snippet.ts';
import { replaceCalls } from './calls.ts';
import { withoutLongLines } from './long-lines.ts';
import { beginsWithVector, isStruct } from './types.ts';

/** Without the indentation in the class. */
const kColumns = 92;
const kTypes: Readonly<Record<string, string>> = { vec3: 'Vector3', vec4: 'Quaternion' };
const kVectorCalls = /dot|cross/;
const kNumberCalls = /abs|acos|atan|clamp|cos|max|min|sin|sqrt/;
const kNames: Readonly<Record<string, string>> = { atan: 'Atan2' };

export function csharpOf(
  definition: Definition,
  {
    vectorFields,
    functions,
  }: {
    readonly vectorFields: ReadonlySet<string>;
    /** The names of all functions in GLSL. */
    readonly functions: ReadonlySet<string>;
  },
): Definition {
  const numbers = replaceCalls(definition.text, kNumberCalls, (called, args) => {
    const name = kNames[called] ?? capital(called);
    if (beginsWithVector(args, definition, vectorFields)) return `Vector3.${name}(${args})`;
    return `${called === 'clamp' ? 'Math' : 'MathF'}.${name}(${args})`;
  });
  const vectors = replaceCalls(
    numbers,
    kVectorCalls,
    (called, args) => `Vector3.${capital(called)}(${args})`,
  );
  const lists = replaceCalls(vectors, /vec3\[\d\]/, (_, args) => `{ ${args} }`);
  const made = replaceCalls(lists, /vec[34]/, (type, args) => `new ${kTypes[type]}(${args})`);
  const cast = replaceCalls(made, /float/, (_, args) => `(float)${args}`);
  const named = cast
    .replaceAll(/\bvec3 (\w+)\[\d\]/g, 'Vector3[] $1')
    .replaceAll(/\b(vec3|vec4)\b/g, (type) => kTypes[type] ?? type)
    .replaceAll(/(?<=[\w\])]\.)(?<!\d\.)[a-z]\w*/g, capital)
    .replaceAll(/(?<![\w.])\w+(?=\()/g, (name) => (functions.has(name) ? capital(name) : name))
    .replaceAll(
      /(?<![\w.])(\d+)\.(\d+)/g,
      (_, whole, part) => `${whole}${part === '0' ? '' : `.${part}`}f`,
    )
    .replaceAll(/(?<![\w.])\d+e\d+/g, '$&f');
  const text = isStruct(definition)
    ? structOf(named)
    : withoutLongLines(functionOf(named), kColumns);
  const uses = new Set(
    [...definition.uses].map((name) => (functions.has(name) ? capital(name) : name)),
  );
  return { name: capital(definition.name), text, headers: [], uses };
}

/** A field a line. */
function structOf(text: string): string {
  const fields = Array.from(text.matchAll(/(\w+) (\w+);/g), ([, type, name = '']) => {
    return `    public ${type} ${capital(name)};`;
  });
  const head = text.slice(0, text.indexOf('{')).trimEnd();
  return `${head}\n{\n${fields.join('\n')}\n}`;
}

function functionOf(text: string): string {
  const isStatic = text.replace(/^(?!\/\/)/m, 'public static ');
  const short = isStatic.replace(/ \{ return (.*); \}$/, ' => $1;');
  return short
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', code = ''] = /^( *)(.*)$/.exec(line) ?? [];
      const deeper = indent + indent;
      const [head = '', opens] = code.endsWith(' {') ? [code.slice(0, -2), true] : [code, false];
      const begin = head.startsWith('} ')
        ? [`${deeper}}`, deeper + head.slice(2)]
        : [deeper + head];
      return opens ? [...begin, `${deeper}{`] : begin;
    })
    .join('\n');
}

const kUsings = [
  ['System', /\b(Math|MathF|BitConverter)\.|\b(Action|Func|Predicate)</],
  ['System.Collections.Generic', /\b(List|Dictionary|HashSet|IEnumerable)</],
  ['System.Linq', /\bEnumerable\.|\.(Select|OrderBy|Take|Count|ToArray|Sum|All|Where|Aggregate)\(/],
  ['System.Numerics', /^/],
] as const;

/** Structs, then all functions in one class. */
export function csharpFile(definitions: readonly Definition[]): string {
  const structs = definitions.filter(isStruct).map(({ text }) => text);
  const functions = definitions
    .filter((each) => !isStruct(each))
    .map(({ text }) => text.replaceAll(/^(?=.)/gm, '    '));
  const code = definitions.map(({ text }) => text).join('\n');
  const usings = kUsings
    .filter(([, used]) => used.test(code))
    .map(([name]) => `using ${name};\n`)
    .join('');
  const members = `static class Collision\n{\n${functions.join('\n\n')}\n}`;
  return `${[usings, ...structs, members].join('\n\n').replace('\n\n\n', '\n\n')}\n`;
}
