// Parts of the page of an exhibit: its figure, both answers, its code, what to change.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { callText } from '../../../web/pages/bench/case-scene.ts';
import { type Asked, answerText } from '../../../web/pages/bench/view/answer-text.ts';
import { exhibitScene } from '../../../web/pages/museum/exhibit-scene.ts';
import type { Exhibit, Input } from '../../../web/pages/museum/exhibits/exhibit.ts';
import { codeOf, diffsOf } from '../../../web/pages/museum/exhibits/exhibit-code.ts';
import { sceneAttribute } from '../../../web/scene/scene-document.ts';
import { type Lang, stringsOf } from '../../../web/strings/index.ts';
import { format } from '../../../web/strings/text.ts';
import { codeElement } from '../lessons/code.ts';
import { verdictText } from '../lessons/context.ts';
import { posterPicture } from '../static/elements.ts';
import { museumText, museumWords } from './texts.ts';

/** What the function is called. */
function nameOf(exhibit: Exhibit): string {
  const [, name = ''] = /function (\w+)\(/.exec(codeOf(exhibit).naive) ?? [];
  return name;
}

export const posterName = ({ slug }: Exhibit): string => `museum/${slug}`;

export const altOf = (exhibit: Exhibit, lang: Lang): string =>
  format(stringsOf(lang).stage, { verdict: verdictText(exhibitScene(exhibit), lang) });

export const figureOf = (exhibit: Exhibit, lang: Lang, up: string): Element =>
  h(
    'collision-playground',
    { ui: 'verdict', site: up, scene: sceneAttribute(exhibitScene(exhibit)) },
    [posterPicture(posterName(exhibit), up, { alt: altOf(exhibit, lang), isFirst: true })],
  );

function askedOf(input: Input): Asked {
  if ('a' in input && input.motion) return 'motion';
  if ('points' in input || 'skin' in input) return 'pair';
  return 'ray' in input || input.a.kind === 'ray' ? 'ray' : 'pair';
}

/** Each input with the function's answer and the exact one. */
export function answersOf(exhibit: Exhibit, lang: Lang): Element {
  const words = museumWords(lang);
  const name = nameOf(exhibit);
  const rows = exhibit.inputs.map((input) => {
    const naive = answerText(input.naive, askedOf(input), words);
    const exact = answerText(input.exact, askedOf(input), words);
    return h('div', { class: 'answers' }, [
      h('pre', { tabindex: 0, 'aria-label': museumText(lang, 'exhibit.input') }, [
        h('code', callText(name, input)),
      ]),
      h('dl', [
        h('div', { class: naive === exact ? 'same' : 'said' }, [
          h('dt', museumText(lang, 'exhibit.naive')),
          h('dd', naive),
        ]),
        h('div', { class: 'exact' }, [h('dt', museumText(lang, 'exhibit.exact')), h('dd', exact)]),
      ]),
    ]);
  });
  return h('div', { class: 'inputs' }, rows);
}

export const functionOf = (exhibit: Exhibit): Element => codeElement(codeOf(exhibit).naive);

/** Every change, with a sign before each line that it takes away or adds. */
export function changesOf(exhibit: Exhibit, lang: Lang): Element[] {
  return diffsOf(exhibit).map((lines) =>
    h('pre', { class: 'diff', tabindex: 0 }, [
      h(
        'code',
        lines.map(({ text, change }): string | Element => {
          if (change === 'same') return `  ${text}\n`;
          const tag = change === 'removed' ? 'del' : 'ins';
          const label = museumText(lang, `diff.${change}`);
          const sign = change === 'removed' ? '−' : '+';
          return h(tag, [
            h('span', { class: 'heard' }, `${label}: `),
            h('span', { 'aria-hidden': 'true' }, `${sign} `),
            `${text}\n`,
          ]);
        }),
      ),
    ]),
  );
}
