// three.js brings along the shaders of all its materials, a sixth of a bundle. The figure draws with
// shaders of its own, and the gizmo with MeshBasicMaterial and LineBasicMaterial: the source of every
// other shader is left out.
import type { Plugin } from 'vite';
import { reachable } from '../lib/reachable.mjs';

/** The chunks of both materials' shaders; what they include stays as well. */
const kUsed = ['meshbasic_vert', 'meshbasic_frag'];

const kTable = /^const ShaderChunk = \{([^}]*)\};$/m;
const kLiteral = /^((?:const|var) ([\w$]+) = )("(?:[^"\\\n]|\\.)*");$/gm;

export class ShaderError extends Error {
  constructor(reason: string) {
    super(`three.module.js: ${reason}`);
    this.name = 'ShaderError';
  }
}

/** The variable that holds each chunk. */
function variables(code: string): Map<string, string> {
  const [, table] = kTable.exec(code) ?? [];
  if (table === undefined) throw new ShaderError('there is no table ShaderChunk');
  const entries = table.matchAll(/([\w$]+): ([\w$]+)/g);
  return new Map(Array.from(entries, ([, chunk, variable]) => [String(chunk), String(variable)]));
}

/** three.module.js with empty strings for the chunks that are not used. */
export function withUsedShaders(code: string, used: readonly string[] = kUsed): string {
  const variableOf = variables(code);
  const literals = new Map(
    Array.from(code.matchAll(kLiteral), ([, , variable, literal]) => [variable, String(literal)]),
  );
  const sourceOf = (chunk: string): string => {
    const source = literals.get(variableOf.get(chunk));
    if (source === undefined) throw new ShaderError(`the chunk ${chunk} is no string`);
    return source;
  };
  // what the renderer puts in front of every shader
  const always = Array.from(code.matchAll(/\bShaderChunk\[ '(\w+)' \]/g), ([, chunk]) =>
    String(chunk),
  );
  const kept = reachable([...used, ...always], (chunk: string) =>
    Array.from(sourceOf(chunk).matchAll(/#include <(\w+)>/g), ([, included]) => String(included)),
  );
  const dropped = new Set(
    Array.from(variableOf).flatMap(([chunk, variable]) => (kept.has(chunk) ? [] : [variable])),
  );
  return code.replace(kLiteral, (whole, start: string, variable: string) =>
    dropped.has(variable) ? `${start}"";` : whole,
  );
}

export const threeShaders: Plugin = {
  name: 'three-shaders',
  apply: 'build',
  transform: {
    filter: { id: /\/three\/build\/three\.module\.js$/ },
    // no line moves
    handler: (code) => ({ code: withUsedShaders(code), map: null }),
  },
};
