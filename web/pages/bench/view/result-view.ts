// What became of a function: the seal, the first wrong answer, an error, or why it was stopped.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { sceneAttribute } from '../../../scene/scene-document.ts';
import type { Lang } from '../../../strings/lang.ts';
import { format } from '../../../strings/text.ts';
import { callText, type ShapesCase, sceneOfCase } from '../case-scene.ts';
import { type CodeFault, kMaxCode } from '../code/read-code.ts';
import { kCasesForSeal } from '../judge.ts';
import {
  type JudgedCase,
  type JudgedTask,
  kCaseFamilies,
  type Level,
  type Ruling,
  type Thrown,
  type Verdict,
} from '../judge-messages.ts';
import { formOf, functionName } from '../tasks-list.ts';
import { fieldText, valueText, type Words } from './answer-text.ts';

export interface ResultContext {
  readonly words: Words;
  readonly lang: Lang;
  readonly task: JudgedTask;
  readonly level: Level;
  /** The way to the site's folder. */
  readonly up: string;
  /** Shows a line of the code. */
  readonly goTo: (line: number) => void;
}

type Passed = Verdict & { readonly type: 'passed' };
export type Result = Verdict | { readonly type: 'fault'; readonly fault: CodeFault };

const whole = ({ lang }: ResultContext, n: number) => new Intl.NumberFormat(lang).format(n);
const word = ({ words }: ResultContext, key: string, values = {}) =>
  format(words[key] ?? '', values);

/** Of many triangles and of points the families mean something else. */
const kFamilyKeys: Readonly<Record<string, string>> = {
  'ray-triangles': 'nearest.',
  'hull-corners': 'hull.',
  'skin-text': 'skin.',
};

/** Keys of the families' names. */
const familyKey = ({ task }: ResultContext, family: string) =>
  `family.${kFamilyKeys[task] ?? ''}${family}`;

const countOf = ({ counts }: Passed) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** In one sentence, to be read out. */
export function resultTitle(context: ResultContext, result: Result): string {
  switch (result.type) {
    case 'passed': {
      const count = whole(context, countOf(result));
      return word(context, `passed.${context.level}`, { count });
    }
    case 'wrong':
      if (result.ruling.is === 'invalid') return word(context, 'invalid');
      return word(context, 'wrong', { number: whole(context, result.number) });
    case 'tried': {
      const isRight = result.results.every(({ ruling }) => ruling.is === 'right');
      return word(context, isRight ? 'tried.right' : 'tried.wrong');
    }
    default:
      return word(context, result.type);
  }
}

const figureOf = (context: ResultContext, judged: ShapesCase, shown: number) => html`
  <collision-playground
    ui="verdict"
    site=${context.up}
    scene=${sceneAttribute(sceneOfCase(judged, shown))}
  ></collision-playground>
`;

const callOf = ({ task }: ResultContext, judged: JudgedCase) =>
  html`<pre tabindex="0"><code>${callText(functionName(task), judged)}</code></pre>`;

function rulingTable(context: ResultContext, ruling: Ruling): TemplateResult | typeof nothing {
  const { words } = context;
  if (ruling.is === 'invalid') {
    return html`<p>${word(context, 'invalid.text', { said: ruling.said })}</p>
      <p class="soft">${word(context, `forms.${formOf(context.task)}`)}</p>`;
  }
  if (ruling.is !== 'wrong') return nothing;
  return html`<table>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${words['column.said']}</th>
        <th scope="col">${words['column.exact']}</th>
      </tr>
    </thead>
    <tbody>
      ${ruling.wrongs.map(
        ({ field, said, exact }) => html`<tr>
          <th scope="row">${fieldText(field, words)}</th>
          <td class="said">${valueText(said, words)}</td>
          <td class="exact">${valueText(exact, words)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Which of the triangles the core names first. */
const shownOf = (ruling: Ruling): number => {
  const index =
    ruling.is === 'wrong' && ruling.wrongs.find(({ field }) => field === 'index')?.exact;
  return typeof index === 'number' ? index : 0;
};

function lineOf(context: ResultContext, { message, line }: Thrown): TemplateResult {
  if (line === null) return html`<p class="message">${message}</p>`;
  return html`<p class="message">${word(context, 'line', { line })} ${message}</p>
    <p>
      <button type="button" @click=${() => context.goTo(line)}>
        ${word(context, 'line.show', { line })}
      </button>
    </p>`;
}

function passedKey(level: Level, near: number): string {
  if (level === 'exact') return 'passed.exact.text';
  return near === 0 ? 'passed.near.none' : 'passed.near';
}

function passed(context: ResultContext, result: Passed) {
  const { counts, near } = result;
  const earned = countOf(result) === kCasesForSeal;
  const fewer = () =>
    html`<p>${word(context, 'passed.fewer', { count: whole(context, kCasesForSeal) })}</p>`;
  return html`<div class="passed">
      ${earned ? seal(context.level) : nothing}
      <div>
        ${earned ? nothing : fewer()}
        <p class="soft">
          ${word(context, passedKey(context.level, near), { n: whole(context, near) })}
        </p>
        <ul class="families">
          ${kCaseFamilies
            .filter((family) => counts[family] > 0)
            .map(
              (family) => html`<li>
                <span>${whole(context, counts[family])}</span>
                ${word(context, familyKey(context, family))}
              </li>`,
            )}
        </ul>
      </div>
    </div>`;
}

function body(context: ResultContext, result: Result): TemplateResult | typeof nothing {
  switch (result.type) {
    case 'passed':
      return passed(context, result);
    case 'wrong': {
      const { ruling, judged, family } = result;
      return html`<p class="soft">
          ${word(context, 'wrong.family', { family: word(context, familyKey(context, family)) })}
        </p>
        ${rulingTable(context, ruling)} ${'a' in judged || 'ray' in judged ? figureOf(context, judged, shownOf(ruling)) : nothing}
        ${callOf(context, judged)}`;
    }
    case 'tried':
      return html`${result.results.map(
        ({ judged, ruling, said }) => html`${callOf(context, judged)}
          <p>${word(context, 'returned')} <code>${said}</code></p>
          ${rulingTable(context, ruling)}`,
      )}`;
    case 'threw':
      return html`${lineOf(context, result.thrown)}
      ${result.judged ? callOf(context, result.judged) : nothing}`;
    case 'stopped':
      if (result.judged) {
        return html`<p>${word(context, 'stopped.case')}</p>
          ${callOf(context, result.judged)}`;
      }
      return html`<p>${word(context, result.atStart ? 'stopped.start' : 'stopped.unknown')}</p>`;
    case 'fault': {
      const { code, message, line } = result.fault;
      const text = message || word(context, `fault.${code}`, { max: whole(context, kMaxCode) });
      return lineOf(context, { message: text, line });
    }
    default:
      return html`<p class="message">${result.message}</p>`;
  }
}

/** Whether the function is right as far as was asked. */
export const isGood = (result: Result): boolean =>
  result.type === 'passed' ||
  (result.type === 'tried' && result.results.every(({ ruling }) => ruling.is === 'right'));

export const resultView = (context: ResultContext, result: Result): TemplateResult =>
  html`<div class="result ${isGood(result) ? 'good' : 'bad'}" data-result=${result.type}>
    <h3>${resultTitle(context, result)}</h3>
    ${body(context, result)}
  </div>`;

const kSealPoints = Array.from({ length: 24 }, (_, i) => {
  const radius = i % 2 === 0 ? 30 : 27;
  const angle = (i * Math.PI) / 12;
  return `${(32 + radius * Math.cos(angle)).toFixed(2)},${(32 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** Green for agreement away from contact, with a second ring for every contact. */
const seal = (level: Level): TemplateResult => html`
  <svg class="seal ${level}" viewBox="0 0 64 64" aria-hidden="true">
    <polygon points=${kSealPoints} />
    ${level === 'exact' ? svg`<circle cx="32" cy="32" r="22" />` : ''}
    <path d="M20 33l8 8 16-18" />
  </svg>
`;
