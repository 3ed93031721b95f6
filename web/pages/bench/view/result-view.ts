// What became of a function: the seal, the first wrong answer, an error, or why it was stopped.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CodeFault } from '../code/read-code.ts';
import { kCasesForSeal } from '../judge.ts';
import {
  type Ending,
  kCaseFamilies,
  type Level,
  type Thrown,
  type Verdict,
} from '../judge-messages.ts';
import { functionName } from '../tasks-list.ts';
import { faultText } from './fault-text.ts';
import { groupsView } from './groups-view.ts';
import type { ResultContext } from './result-context.ts';
import { callOf, familyKey, rulingTable, whole, word } from './result-parts.ts';

type Passed = Verdict & { readonly type: 'passed' };
export type Result = Verdict | { readonly type: 'fault'; readonly fault: CodeFault };

const countOf = ({ counts }: Passed) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** In one sentence, to be read out. */
export function resultTitle(context: ResultContext, result: Result): string {
  switch (result.type) {
    case 'passed': {
      const count = whole(context, countOf(result));
      return word(context, `passed.${context.level}`, { count });
    }
    case 'wrong':
      if (result.groups[0].ruling.is === 'invalid') return word(context, 'invalid');
      return word(context, 'wrong', {
        n: whole(context, result.wrong),
        count: whole(context, result.done),
      });
    case 'tried': {
      const isRight = result.results.every(({ ruling }) => ruling.is === 'right');
      return word(context, isRight ? 'tried.right' : 'tried.wrong');
    }
    case 'fault':
      return word(context, result.fault.code === 'foreign' ? 'foreign' : 'fault');
    default:
      return word(context, result.type);
  }
}

function lineOf(context: ResultContext, { message, line }: Thrown): TemplateResult {
  if (line === null) return html`<p class="message">${message}</p>`;
  return html`<p class="message">${word(context, 'line', { line })} ${message}</p>
    <p>
      <button type="button" @click=${() => context.goTo(line)}>
        ${word(context, 'line.show', { line })}
      </button>
    </p>`;
}

function passedKey({ level, tolerance }: ResultContext, near: number): string {
  if (tolerance > 0) return near === 0 ? 'passed.near.none' : 'passed.tolerant';
  if (level === 'exact') return 'passed.exact.text';
  return near === 0 ? 'passed.near.none' : 'passed.near';
}

function passed(context: ResultContext, result: Passed) {
  const { counts, near } = result;
  const earned = countOf(result) === kCasesForSeal && context.tolerance === 0;
  const key = context.tolerance > 0 ? 'passed.noSeal' : 'passed.fewer';
  const fewer = () => html`<p>${word(context, key, { count: whole(context, kCasesForSeal) })}</p>`;
  return html`<div class="passed">
      ${earned ? seal(context.level) : nothing}
      <div>
        ${earned ? nothing : fewer()}
        <p class="soft">
          ${word(context, passedKey(context, near), {
            n: whole(context, near),
            tolerance: context.tolerance,
          })}
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

function faultView(context: ResultContext, fault: CodeFault): TemplateResult {
  const about = { name: functionName(context.task), number: (n: number) => whole(context, n) };
  const message = faultText(fault, context.words, about);
  const { line, foreign } = fault;
  if (!foreign) return lineOf(context, { message, line });
  return html`<pre tabindex="0"><code>${foreign.quote}</code></pre>
    ${lineOf(context, { message, line })}`;
}

/** Why a run has ended, and at which case. */
function endingBody(context: ResultContext, end: Ending): TemplateResult | typeof nothing {
  if (end.type === 'halted') return nothing;
  if (end.type === 'threw') {
    return html`${lineOf(context, end.thrown)}
    ${end.judged ? callOf(context, end.judged) : nothing}`;
  }
  if (end.judged) {
    return html`<p>${word(context, 'stopped.case')}</p>
      ${callOf(context, end.judged)}`;
  }
  return html`<p>${word(context, end.atStart ? 'stopped.start' : 'stopped.unknown')}</p>`;
}

const ending = (context: ResultContext, end: Ending): TemplateResult =>
  html`<section class="ending" data-end=${end.type}>
    <h4>${word(context, end.type)}</h4>
    ${endingBody(context, end)}
  </section>`;

function body(context: ResultContext, result: Result): TemplateResult | typeof nothing {
  switch (result.type) {
    case 'passed':
      return passed(context, result);
    case 'wrong':
      return html`${groupsView(context, result.groups)}
      ${result.end === null ? nothing : ending(context, result.end)}`;
    case 'tried':
      return html`${result.results.map(
        ({ judged, ruling, said }) => html`${callOf(context, judged)}
          <p>${word(context, 'returned')} <code>${said}</code></p>
          ${rulingTable(context, ruling)}`,
      )}`;
    case 'threw':
    case 'stopped':
    case 'halted':
      return html`${endingBody(context, result)}
      ${result.done > 0 ? html`<p>${word(context, 'done', { n: whole(context, result.done) })}</p>` : nothing}`;
    case 'fault':
      return faultView(context, result.fault);
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
