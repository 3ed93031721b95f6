// A row for each method: what it says, and where that is not the exact outcome; steps, time, and mistakes near contact.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { TextbookAnswer, TextbookMethod } from '../../core/textbook.ts';
import type { ComparedMethods } from '../../page/methods.ts';
import type { Key, Strings } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { methodMistakesOf } from '../../textbook/method-mistakes.ts';
import { kAskedContacts, mistakesOf } from '../../textbook/mistakes.ts';

export interface MethodTableModel {
  readonly strings: Strings;
  /** The name of the pair in the table. */
  readonly pair: string;
  readonly answer: ComparedMethods;
  /** The one whose steps are shown; null: none. */
  readonly chosen: TextbookMethod | null;
  choose(method: TextbookMethod): void;
}

export function methodTable(model: MethodTableModel): TemplateResult {
  const { strings, pair, answer } = model;
  const { exact, textbook, nanoseconds } = answer;
  const isMeeting = exact.outcome !== 'apart';
  const texts = mistakesOf(pair);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${strings['methods.method']}</th>
        <th scope="col">${strings['methods.answer']}</th>
        <th scope="col">${strings['methods.steps']}</th>
        <th scope="col">${strings['methods.time']}</th>
        <th scope="col">${format(strings['methods.wrong'], { count: kAskedContacts })}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${strings['methods.exact']}</th>
        <td>${strings[isMeeting ? 'methods.meet' : 'methods.apart']}</td>
        <td>${stepsText(exact.steps, strings)}</td>
        <td>${timeText(nanoseconds?.exact)}</td>
        <td>0</td>
      </tr>
      ${textbook.map((each) => textbookRow(model, each, isMeeting))}
      ${
        texts &&
        html`<tr>
          <th scope="row">${strings['methods.text']}</th>
          <td></td>
          <td></td>
          <td></td>
          <td>${texts.lost + texts.invented}</td>
        </tr>`
      }
    </tbody>
  </table>`;
}

function textbookRow(
  { strings, pair, answer, chosen, choose }: MethodTableModel,
  each: TextbookAnswer,
  isMeeting: boolean,
): TemplateResult {
  const { method, meets, steps } = each;
  const isWrong = meets !== isMeeting;
  const mistakes = methodMistakesOf(pair, method);
  return html`<tr class=${classMap({ wrong: isWrong })}>
    <th scope="row">
      <button type="button" aria-pressed=${chosen === method} @click=${() => choose(method)}>
        ${strings[methodKey(method)]}
      </button>
    </th>
    <td>
      ${strings[meets ? 'methods.meet' : 'methods.apart']}${isWrong ? html`<b> ${strings['methods.isWrong']}</b>` : null}
      <small>${foundText(each, strings)}</small>
    </td>
    <td>${stepsText(steps, strings)}</td>
    <td>${timeText(answer.nanoseconds?.[method])}</td>
    <td>${mistakes && mistakes.lost + mistakes.invented + mistakes.depths}</td>
  </tr>`;
}

export const methodKey = (method: TextbookMethod): Key => `methods.name.${method}`;

/** The number that a method finds: t, a distance or a depth. */
export function foundText({ t, gap }: TextbookAnswer, strings: Strings): string {
  if (t !== null) return format(strings['methods.t'], { t: number(t) });
  if (gap === null) return '';
  return format(strings[gap > 0 ? 'methods.gap' : 'methods.depth'], { gap: number(Math.abs(gap)) });
}

function stepsText(steps: readonly { readonly reached: boolean }[], strings: Strings): string {
  const reached = steps.filter((step) => step.reached).length;
  const texts = { reached, all: steps.length };
  return reached === steps.length ? `${reached}` : format(strings['methods.of'], texts);
}

const timeText = (nanoseconds: number | undefined): string =>
  nanoseconds === undefined ? '' : `${Math.round(nanoseconds)}`;
