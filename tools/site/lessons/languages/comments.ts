// Comments of code in the reader's language: `// #key` in a source stands for words among the strings.
import type { Lang } from '../../../../web/strings/index.ts';
import en from '../../../../web/strings/lesson-code.en.json' with { type: 'json' };
import ko from '../../../../web/strings/lesson-code.ko.json' with { type: 'json' };

const kWords: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, ko };
/** Columns of a line with a comment at most: as wide as the text beside it. */
const kColumns = 78;

/** Hangul and what belongs to it takes two columns. */
const columnsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u1100-\uffdc]/.test(letter) ? 2 : 1), 0);

function wrapped(indent: string, words: string): string {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? `${indent}//`} ${word}`;
    if (lines.length > 0 && columnsOf(longer) > kColumns) lines.push(`${indent}// ${word}`);
    else lines.splice(-1, 1, longer);
  }
  return lines.join('\n');
}

/** The code with its comments. What doesn't fit behind a line stands above it. @throws Error for a key without words */
export const withComments = (text: string, lang: Lang): string =>
  text.replaceAll(/^( *)(.*?) *\/\/ #(\w+)$/gm, (_, indent: string, code: string, key: string) => {
    const words = kWords[lang][key];
    if (words === undefined) throw new Error(`the comment "${key}" has no words (${lang})`);
    if (code === '') return wrapped(indent, words);
    const line = `${indent}${code} // ${words}`;
    return columnsOf(line) <= kColumns ? line : `${wrapped(indent, words)}\n${indent}${code}`;
  });
