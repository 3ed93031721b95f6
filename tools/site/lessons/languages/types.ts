// What the translations ask about types in GLSL.
import type { Definition } from '../../../../web/textbook/snippet.ts';

/** The names of fields that are vectors, in the structs among the definitions. */
export const vectorFields = (definitions: readonly Definition[]): ReadonlySet<string> =>
  new Set(
    definitions
      .filter(isStruct)
      .flatMap(({ text }) => Array.from(text.matchAll(/\bvec3 (\w+);/g), ([, name = '']) => name)),
  );

export const structNames = (definitions: readonly Definition[]): ReadonlySet<string> =>
  new Set(definitions.filter(isStruct).map(({ name }) => name));

export const isStruct = ({ text }: Definition): boolean => /^struct /m.test(text);

/** Whether the first of some arguments is a vector: a variable of the definition, or a field. */
export function beginsWithVector(
  args: string,
  { text }: Definition,
  fields: ReadonlySet<string>,
): boolean {
  const [whole, owner, name = ''] = /^(?:([\w.]+)\.)?(\w+)\s*(?:,|$)/.exec(args) ?? [];
  if (whole === undefined) return false;
  return owner === undefined ? new RegExp(`\\bvec3 ${name}\\b`).test(text) : fields.has(name);
}
