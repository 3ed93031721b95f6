// Parts of a result: numbers, a case as a scene and as a call, and what is wrong with an answer.
import { html, nothing, type TemplateResult } from 'lit';
import { sceneAttribute } from '../../../scene/scene-document.ts';
import { format } from '../../../strings/text.ts';
import { callText, sceneOfCase } from '../case-scene.ts';
import type { JudgedCase, Ruling } from '../judge-messages.ts';
import { formOf, functionName } from '../tasks-list.ts';
import { fieldText, valueText } from './answer-text.ts';
import type { ResultContext } from './result-context.ts';

export const whole = ({ lang }: ResultContext, n: number) => new Intl.NumberFormat(lang).format(n);
export const word = ({ words }: ResultContext, key: string, values = {}) =>
  format(words[key] ?? '', values);

/** Of many triangles and of points the families mean something else. */
const kFamilyKeys: Readonly<Record<string, string>> = {
  'ray-triangles': 'nearest.',
  'hull-corners': 'hull.',
  'skin-text': 'skin.',
};

/** Keys of the families' names. */
export const familyKey = ({ task }: ResultContext, family: string) =>
  `family.${kFamilyKeys[task] ?? ''}${family}`;

/** Of points or a skin alone there is nothing to look at but the call. */
export const figureOf = (context: ResultContext, judged: JudgedCase, shown = 0) =>
  'a' in judged || 'ray' in judged
    ? html`
  <collision-playground
    ui="verdict"
    site=${context.up}
    scene=${sceneAttribute(sceneOfCase(judged, shown))}
  ></collision-playground>
`
    : nothing;

export const callOf = ({ task }: ResultContext, judged: JudgedCase) =>
  html`<pre tabindex="0"><code>${callText(functionName(task), judged)}</code></pre>`;

export function rulingTable(
  context: ResultContext,
  ruling: Ruling,
): TemplateResult | typeof nothing {
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
