// The code of lessons in each language. JavaScript is written by hand, since it runs on the figure, and so is GLSL, from
// which HLSL, C++ and C# follow; what does not follow stands beside it. A comment `// #key` has its words in strings.
import type { CodeLanguage } from '../../../../web/pages/lessons/code-languages.ts';
import type { Lang } from '../../../../web/strings/index.ts';
import { capital } from '../../../../web/textbook/methods.ts';
import { type Definition, definitionsIn, snippetOf } from '../../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../../web/textbook/textbook.ts';
import { withComments } from './comments.ts';
import { cppOf } from './cpp.ts';
import { csharpFile, csharpOf } from './csharp.ts';
import { hlslOf } from './hlsl.ts';
import { isStruct, structNames, vectorFields } from './types.ts';

const kFolder = '../../../../web/pages/lessons/code';
const files = import.meta.glob<string>(
  ['../../../../web/pages/lessons/code/*.js', '../../../../web/pages/lessons/code/*/*.{glsl,h,cs}'],
  { query: '?raw', import: 'default', eager: true },
);

const definitionsOf = (folder: string, ending: string): readonly Definition[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`${kFolder}${folder}/`) && path.endsWith(ending))
    .flatMap(([, source]) => definitionsIn(source));

interface Definitions {
  readonly of: Readonly<Record<CodeLanguage, readonly Definition[]>>;
  /** With the structs of the textbook, which the lessons' GLSL has in another form. */
  readonly ofTextbook: Readonly<Partial<Record<CodeLanguage, readonly Definition[]>>>;
}

/** The first of each name, each after what it uses. */
function ordered(definitions: readonly Definition[]): readonly Definition[] {
  const named = new Map<string, Definition>();
  for (const each of definitions) if (!named.has(each.name)) named.set(each.name, each);
  const placed = new Set<Definition>();
  const place = (definition: Definition | undefined) => {
    if (!definition || placed.has(definition)) return;
    for (const used of definition.uses) if (used !== definition.name) place(named.get(used));
    placed.add(definition);
  };
  for (const each of named.values()) place(each);
  return [...placed];
}

async function load(): Promise<Definitions> {
  const textbook = {
    javascript: await loadTextbook('javascript'),
    cpp: await loadTextbook('cpp'),
    glsl: await loadTextbook('glsl'),
  };
  const shaders = definitionsOf('/glsl', '.glsl');
  const glsl = ordered([...shaders, ...textbook.glsl]);
  const known = {
    structs: structNames(glsl),
    vectorFields: vectorFields(glsl),
    functions: new Set(glsl.filter((each) => !isStruct(each)).map(({ name }) => name)),
  };
  const written = {
    cpp: definitionsOf('/cpp', '.h'),
    csharp: definitionsOf('/csharp', '.cs'),
  };
  const isNeeded = (struct: Definition) => shaders.some(({ uses }) => uses.has(struct.name));
  const own = [...shaders, ...textbook.glsl.filter((each) => isStruct(each) && isNeeded(each))];
  const of = {
    javascript: ordered([...definitionsOf('', '.js'), ...textbook.javascript]),
    glsl,
    hlsl: hlslOf(glsl),
    cpp: ordered([...written.cpp, ...shaders.map((each) => cppOf(each, known)), ...textbook.cpp]),
    csharp: ordered([...written.csharp, ...own.map((each) => csharpOf(each, known))]),
  };
  const glslOfTextbook = ordered([...textbook.glsl, ...shaders]);
  const ofTextbook = {
    cpp: ordered([...written.cpp, ...textbook.cpp]),
    glsl: glslOfTextbook,
    hlsl: hlslOf(glslOfTextbook),
  };
  return { of, ofTextbook };
}

const definitions = await load();

/** What needs these: a struct of the lessons' own has the same name. */
const kOfTextbook: ReadonlySet<string> = new Set(['penetrationDepth']);

/** null: the language has no such function. */
export function codeText(name: string, language: CodeLanguage, lang: Lang): string | null {
  const wanted = language === 'csharp' ? capital(name) : name;
  const ofTextbook = kOfTextbook.has(name) ? definitions.ofTextbook[language] : undefined;
  const snippet = snippetOf(wanted, ofTextbook ?? definitions.of[language]);
  if (!snippet) return null;
  if (language !== 'csharp') return withComments(snippet.text, lang);
  const used = definitions.of.csharp.filter(({ name: each }) => snippet.names.has(each));
  return withComments(csharpFile(used), lang);
}

/** The keys of comments in the sources, each once. */
export const commentKeys = (): ReadonlySet<string> =>
  new Set(
    Object.values(files).flatMap((source) =>
      Array.from(source.matchAll(/\/\/ #(\w+)/g), ([, key = '']) => key),
    ),
  );
