// C++ from GLSL: doubles and the vectors of the textbook, the standard library, and what doesn't change is constant.
import type { Definition } from '../../../../web/textbook/snippet.ts';
import { replaceCalls } from './calls.ts';
import { withoutLongLines } from './long-lines.ts';
import { beginsWithVector, isStruct } from './types.ts';

const kColumns = 96;
const kTypes: Readonly<Record<string, string>> = { float: 'double', vec3: 'Vec', vec4: 'Quat' };
const kNumbers: Readonly<Record<string, string>> = { atan: 'atan2' };
const kHeaders: Readonly<Record<string, string>> = {
  ...{ abs: 'cmath', acos: 'cmath', atan2: 'cmath', cos: 'cmath', sin: 'cmath', sqrt: 'cmath' },
  ...{ clamp: 'algorithm', max: 'algorithm', min: 'algorithm' },
};

export interface Translated {
  /** Names of structs, which are passed by reference. */
  readonly structs: ReadonlySet<string>;
  readonly vectorFields: ReadonlySet<string>;
}

export function cppOf(definition: Definition, known: Translated): Definition {
  const { name, uses } = definition;
  const standard = replaceCalls(
    definition.text,
    /abs|acos|atan|clamp|cos|max|min|sin|sqrt/,
    (called, args) =>
      beginsWithVector(args, definition, known.vectorFields)
        ? `${called}(${args})`
        : `std::${kNumbers[called] ?? called}(${args})`,
  );
  const lists = replaceCalls(standard, /vec3\[\d\]/, (_, args) => `{${args}}`);
  const made = replaceCalls(lists, /vec[34]/, (type, args) => `${kTypes[type]}{${args}}`);
  const cast = replaceCalls(made, /float/, (_, args) => `static_cast<double>(${args})`);
  const typed = cast.replaceAll(/\b(float|vec3|vec4)\b/g, (type) => kTypes[type] ?? type);
  const text = isStruct(definition)
    ? typed
    : withoutLongLines(functionOf(typed, known.structs), kColumns);
  const called = Array.from(text.matchAll(/std::(\w+)/g), ([, each = '']) => kHeaders[each]);
  const headers = [...new Set(called)].map((header) => `#include <${header}>`);
  return {
    name,
    text,
    headers,
    uses: new Set([...uses, ...(text.match(/\b(Vec|Quat)\b/g) ?? [])]),
  };
}

function functionOf(text: string, structs: ReadonlySet<string>): string {
  const [comment = '', head = '', body = ''] =
    /^((?:\/\/.*\n)*)(.*?\) \{)([\s\S]*)$/.exec(text)?.slice(1) ?? [];
  const parameters = head.replaceAll(/([(,] ?)([A-Z]\w*) (?=\w)/g, (whole, before, type) =>
    structs.has(type) ? `${before}const ${type}& ` : whole,
  );
  return `${comment}inline ${parameters}${constants(body)}`;
}

/** Declares as constant what is set once. */
const constants = (body: string): string =>
  body.replaceAll(
    /^( +)([A-Za-z]\w*) (\w+)(\[\d\])? = /gm,
    (whole, indent, type, name, list = '') => {
      const isSetAgain = new RegExp(`(?<![\\w.])(?<!${type} )${name}(\\.\\w+)? = `).test(body);
      return isSetAgain ? whole : `${indent}const ${type} ${name}${list} = `;
    },
  );
