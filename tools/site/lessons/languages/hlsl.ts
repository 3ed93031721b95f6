// HLSL from GLSL: other names of types and functions, lists in braces, and functions that make structs, which have no
// constructors. A matrix is made of its rows instead of its columns, so that [i] stays the same and products turn round.
import { type Definition, definitionsIn } from '../../../../web/textbook/snippet.ts';
import { replaceCalls } from './calls.ts';
import { withoutLongLines } from './long-lines.ts';
import { isStruct } from './types.ts';

const kNames: Readonly<Record<string, string>> = {
  atan: 'atan2',
  mix: 'lerp',
  // a keyword in HLSL
  point: 'place',
};
const kUnit = 'mat3(1, 0, 0, 0, 1, 0, 0, 0, 1)';
const kColumns = 96;

/** In the order of the GLSL; makers follow their structs. */
export function hlslOf(glsl: readonly Definition[]): readonly Definition[] {
  const structs = glsl.filter(isStruct).map(({ name }) => name);
  return glsl.flatMap((each) => {
    const maker = isStruct(each) ? `\n${makerOf(each)}` : '';
    return definitionsIn(translated(each.text, structs) + translated(maker, []));
  });
}

/** The function that makes a struct of its fields. */
function makerOf({ name, text }: Definition): string {
  const all = text.slice(text.indexOf('{')).matchAll(/(\w+) (\w+)(\[\w+\])?;/g);
  const fields = Array.from(all, ([, type, field, size]) => {
    return { field, parameter: `${type} ${field}${size ?? ''}` };
  });
  const parameters = fields.map(({ parameter }) => parameter).join(', ');
  const set = fields.map(({ field }) => `  made.${field} = ${field};`).join('\n');
  return `${name} make${name}(${parameters}) {\n  ${name} made;\n${set}\n  return made;\n}`;
}

function translated(glsl: string, structs: readonly string[]): string {
  const anyStruct = new RegExp(structs.join('|') || '(?!)');
  const lists = replaceCalls(glsl, /\w+\[\d\]/, (_, args) => `{ ${args} }`);
  const begun = lists.replaceAll(
    new RegExp(`^( +(${anyStruct.source}) \\w+ = )\\2\\((.*)\\);$`, 'gm'),
    (_, declared, _name, fields) => `${declared}{ ${fields} };`,
  );
  const made = replaceCalls(begun, anyStruct, (name, args) => `make${name}(${args})`);
  const named = code(made, (text) =>
    text
      .replaceAll(new RegExp(`^( +(${anyStruct.source}) \\w+);`, 'gm'), '$1 = ($2)0;')
      .replaceAll('mat3(1.0)', kUnit)
      .replaceAll('vec3(0)', 'vec3(0, 0, 0)')
      .replaceAll(/(\w+) \* (\w+\.axes)\b/g, 'mul($2, $1)')
      .replaceAll(/(\w+\.axes) \* (\([^()]*\))/g, (_, axes, v) => `mul(${v.slice(1, -1)}, ${axes})`)
      .replaceAll(/[\w.[\]]+ != \w+\.yx\b/g, 'any($&)')
      .replaceAll(/\bvec([234])\b/g, 'float$1')
      .replaceAll(/\bivec([234])\b/g, 'int$1')
      .replaceAll(/\bmat3\b/g, 'float3x3')
      .replaceAll(/\b(?:atan|mix)(?=\()|\bpoint\b/g, (name) => kNames[name] ?? name)
      .replaceAll(/^const /gm, 'static const '),
  );
  return withoutLongLines(named, kColumns);
}

/** What is not a comment, as `change` has it. */
const code = (text: string, change: (code: string) => string): string =>
  text.replaceAll(
    /^(.*?)(\/\/.*)?$/gm,
    (_, before: string, comment = '') => change(before) + comment,
  );
