// In which languages the textbook has a test of a pair.
import { sources as cpp } from '../../../web/textbook/cpp.ts';
import { sources as glsl } from '../../../web/textbook/glsl.ts';
import { sources as javascript } from '../../../web/textbook/javascript.ts';
import { definitionsIn } from '../../../web/textbook/snippet.ts';

const kSources = { JavaScript: javascript, 'C++': cpp, GLSL: glsl } as const;

/** The names of what is defined in each language. */
const definitions = Object.entries(kSources).map(([language, sources]) => {
  const names = Object.values(sources).flatMap((source) =>
    definitionsIn(source).map(({ name }) => name),
  );
  return { language, names: new Set(names) };
});

/** `pair`: name of the function. */
export const textbookLanguages = (pair: string): readonly string[] =>
  definitions.filter(({ names }) => names.has(pair)).map(({ language }) => language);
