// The textbook tests of all pairs, and contact, GJK and EPA, in three languages. The function of a pair's test has the
// pair's name, the others end in what they do: see methods.ts.
import { convexPairs } from './convex-pairs.ts';
import type { Language } from './language.ts';
import { type Definition, definitionsIn } from './snippet.ts';

/** The files of a language, each after those that it needs; not every language has all. */
const kFiles = [
  ...['vectors', 'shapes', 'lines', 'polygons', 'curves'],
  ...['points', 'rounded', 'axes', 'planes'],
  ...['contact', 'convex', 'gjk', 'epa'],
];

const kLoaders: Readonly<
  Record<Language, () => Promise<{ readonly sources: Readonly<Record<string, string>> }>>
> = {
  cpp: () => import('./cpp.ts'),
  javascript: () => import('./javascript.ts'),
  glsl: () => import('./glsl.ts'),
};

/** All definitions of a language, each after those that it uses. */
export async function loadTextbook(language: Language): Promise<readonly Definition[]> {
  const { sources } = await kLoaders[language]();
  const named = Object.entries(sources).map(([path, source]) => ({ name: nameOf(path), source }));
  const unknown = named.find(({ name }) => !kFiles.includes(name));
  if (unknown) throw new Error(`${unknown.name} has no place in the order of the files`);
  const defined = named
    .toSorted((a, b) => kFiles.indexOf(a.name) - kFiles.indexOf(b.name))
    .flatMap(({ source }) => definitionsIn(source));
  return [...defined, ...convexPairs(language)];
}

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');
