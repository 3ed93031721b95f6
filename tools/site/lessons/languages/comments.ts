// Comments of code in the reader's language: `// #key` in a source stands for words among the strings; comments of
// the textbook, which are English, are the keys of their own translations.
import type { Lang } from '../../../../web/strings/index.ts';
import en from '../../../../web/strings/lesson-code.en.json' with { type: 'json' };
import ko from '../../../../web/strings/lesson-code.ko.json' with { type: 'json' };
import koTextbook from '../../../../web/strings/textbook-comments.ko.json' with { type: 'json' };

const kWords: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, ko };
const kTextbook: Readonly<Record<Exclude<Lang, 'en'>, Readonly<Record<string, string>>>> = {
  ko: koTextbook,
};
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

/** The comment, with what stands behind in a line or on lines of its own. */
function put(indent: string, code: string, words: string): string {
  if (code === '') return wrapped(indent, words);
  const line = `${indent}${code} // ${words}`;
  return columnsOf(line) <= kColumns ? line : `${wrapped(indent, words)}\n${indent}${code}`;
}

/** The comments of the textbook in a text: formulas have no words. */
const kOfTextbook = /^( *)(.*?) *\/\/ (?!#)(.*(?:\n\1\/\/ (?!#).*)*)$/gm;
const hasWords = (comment: string): boolean =>
  !comment.includes(' = ') && /[a-z]{3}/i.test(comment);
/** As the keys of translations have it. */
const asKey = (comment: string): string => comment.replaceAll(/\n *\/\/ /g, ' ');

function translated(text: string, lang: Exclude<Lang, 'en'>): string {
  return text.replaceAll(kOfTextbook, (all, indent: string, code: string, comment: string) => {
    const key = asKey(comment);
    if (!hasWords(key)) return all;
    const words = kTextbook[lang][key];
    if (words === undefined) throw new Error(`the comment "${key}" has no words (${lang})`);
    return put(indent, code, words);
  });
}

/** The code with its comments. What doesn't fit behind a line stands above it. @throws Error for one without words */
export function withComments(text: string, lang: Lang): string {
  const source = lang === 'en' ? text : translated(text, lang);
  return source.replaceAll(
    /^( *)(.*?) *\/\/ #(\w+)$/gm,
    (_, indent: string, code: string, key: string) => {
      const words = kWords[lang][key];
      if (words === undefined) throw new Error(`the comment "${key}" has no words (${lang})`);
      return put(indent, code, words);
    },
  );
}
