// In which files the textbook's test of a pair stands, one a language.
import { sources as cpp } from '../../../web/textbook/cpp.ts';
import { sources as glsl } from '../../../web/textbook/glsl.ts';
import { sources as javascript } from '../../../web/textbook/javascript.ts';
import { definitionsIn } from '../../../web/textbook/snippet.ts';

const kSources = { JavaScript: javascript, 'C++': cpp, GLSL: glsl } as const;

/** Of each language, the file of each definition, relative to the repository. */
const files = Object.entries(kSources).map(([language, sources]) => {
  const entries = Object.entries(sources).flatMap(([path, source]) =>
    definitionsIn(source).map(({ name }) => [name, path.replace(/^\./, 'web/textbook')] as const),
  );
  return { language, files: new Map(entries) };
});

/** `pair`: name of the function. Languages without a test of the pair are left out. */
export const textbookFiles = (
  pair: string,
): readonly { readonly language: string; readonly file: string }[] =>
  files.flatMap(({ language, files: ofLanguage }) => {
    const file = ofLanguage.get(pair);
    return file === undefined ? [] : [{ language, file }];
  });
