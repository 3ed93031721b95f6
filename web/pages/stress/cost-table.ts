// The table of what a frame takes, by the parts of its work.
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../../strings/lang.ts';
import type { PageStrings } from '../../strings/pages.ts';
import { format } from '../../strings/text.ts';
import {
  type CostName,
  coreSum,
  type FrameCosts,
  kCoreCosts,
  kFrameMilliseconds,
} from './costs.ts';

export interface Words {
  readonly strings: PageStrings<'stress'>;
  readonly lang: Lang;
}

const kPageCosts = ['motion', 'draw'] as const satisfies readonly CostName[];

const hundredths = (lang: Lang) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function row(
  { strings, lang }: Words,
  name: CostName | 'sum',
  milliseconds: number | null,
  kind: string,
): TemplateResult {
  const share = Math.min(1, (milliseconds ?? 0) / kFrameMilliseconds);
  const text = milliseconds === null ? '–' : hundredths(lang).format(milliseconds);
  return html`<tr class=${kind}>
    <th scope="row">${strings[`cost.${name}`]}</th>
    <td><span class="bar"><i style="transform: scaleX(${share.toFixed(3)})"></i></span></td>
    <td>${format(strings.milliseconds, { n: text })}</td>
  </tr>`;
}

/** `sweeps`: what happens between frames is asked as well. */
export function costTable(words: Words, costs: FrameCosts | null, sweeps: boolean): TemplateResult {
  const shown = kCoreCosts.filter((name) => sweeps || name !== 'sweep');
  const of = (name: CostName) => (costs ? costs[name] : null);
  const sum = costs ? coreSum(costs) : null;
  const fits = sum !== null && sum <= kFrameMilliseconds;
  return html`<table class="costs">
    <caption class="heard">${words.strings.costs}</caption>
    <tbody>
      ${shown.map((name) => row(words, name, of(name), ''))}
      ${row(words, 'sum', sum, `sum ${fits ? 'within' : 'beyond'}`)}
      ${kPageCosts.map((name) => row(words, name, of(name), 'page'))}
    </tbody>
  </table>`;
}
