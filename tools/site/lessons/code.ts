// Code, highlighted, and what a lesson shows of a function: a text in each language, of which the reader chooses one.
import type { Element } from 'hast';
import { h } from 'hastscript';
import {
  type CodeLanguage,
  codeLanguageNames,
  kCodeLanguages,
} from '../../../web/pages/lessons/code-languages.ts';
import { linesOf } from '../../../web/panel/code/highlight.ts';
import { javascriptLinesOf } from '../../../web/panel/code/javascript-highlight.ts';
import type { Lang } from '../../../web/strings/index.ts';
import { copied } from '../static/elements.ts';
import { codeText } from './languages/code-texts.ts';

/** Lines of highlighted code. */
export const codeElement = (source: string, language: CodeLanguage = 'javascript'): Element =>
  h('pre', { tabindex: 0 }, [
    h(
      'code',
      (language === 'javascript' ? javascriptLinesOf : linesOf)(source).flatMap((line) => [
        ...line.map(({ text, className }) =>
          className ? h('span', { class: className }, text) : text,
        ),
        '\n',
      ]),
    ),
  ]);

interface CodeWords {
  readonly copy: string;
  readonly copied: string;
  /** Of the choice. */
  readonly language: string;
}

/** The choice of languages: radio buttons, which work without scripts. */
function choice(name: string, languages: readonly CodeLanguage[], legend: string): Element {
  const buttons = languages.map((language) =>
    h('label', [
      h('input', {
        type: 'radio',
        name: `language-${name}`,
        value: language,
        checked: language === 'javascript',
      }),
      h('span', { class: 'name' }, codeLanguageNames[language]),
    ]),
  );
  return h('fieldset', { class: 'languages' }, [
    h('legend', { class: 'heard' }, legend),
    ...buttons,
  ]);
}

/** @throws Error where neither the textbook nor a lesson has such a function */
export function codeInLanguages(name: string, lang: Lang, words: CodeWords): readonly Element[] {
  const found = kCodeLanguages.flatMap((language) => {
    const text = codeText(name, language, lang);
    return text === null ? [] : [{ language, text }];
  });
  if (found[0]?.language !== 'javascript') throw new Error(`there is no function "${name}"`);
  const texts = found.map(({ language, text }) => {
    const element = copied(codeElement(text, language), words);
    element.properties['data-language'] = language;
    return element;
  });
  if (found.length === 1) return texts;
  return [
    choice(
      name,
      found.map(({ language }) => language),
      words.language,
    ),
    ...texts,
  ];
}
