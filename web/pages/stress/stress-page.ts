// What the stress page shows, as a template of its state.
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../strings/lang.ts';
import type { PageStrings } from '../../strings/pages.ts';
import { format, rich, type Values } from '../../strings/text.ts';
import { header } from '../shared/header.ts';
import type { SurroundingsStore } from '../shared/surroundings.ts';
import { countAt, kPositions, positionOf } from './box-count.ts';
import {
  type CostName,
  coreSum,
  type FrameCosts,
  kCoreCosts,
  kFrameMilliseconds,
} from './costs.ts';

export interface StressState {
  readonly boxes: number;
  readonly met: number;
  readonly isRunning: boolean;
  /** null: no frame yet. */
  readonly costs: FrameCosts | null;
  readonly hasPicture: boolean;
  readonly alert: string | null;
}

export interface StressCommands {
  setBoxes(count: number): void;
  toggle(): void;
  step(): void;
}

type Strings = PageStrings<'stress'>;
type CostKey = 'upload' | 'broad' | 'narrow' | 'read' | 'motion' | 'draw' | 'sum';

const kPageCosts = ['motion', 'draw'] as const satisfies readonly CostName[];

const whole = (lang: Lang) => new Intl.NumberFormat(lang);
const hundredths = (lang: Lang) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function row(
  { strings, lang }: { readonly strings: Strings; readonly lang: Lang },
  name: CostKey,
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

function table(
  words: { readonly strings: Strings; readonly lang: Lang },
  costs: FrameCosts | null,
): TemplateResult {
  const of = (name: CostName) => (costs ? costs[name] : null);
  const sum = costs ? coreSum(costs) : null;
  const fits = sum !== null && sum <= kFrameMilliseconds;
  return html`<table class="costs">
    <caption class="heard">${words.strings.costs}</caption>
    <tbody>
      ${kCoreCosts.map((name) => row(words, name, of(name), ''))}
      ${row(words, 'sum', sum, `sum ${fits ? 'within' : 'beyond'}`)}
      ${kPageCosts.map((name) => row(words, name, of(name), 'page'))}
    </tbody>
  </table>`;
}

function slider(
  { strings, lang }: { readonly strings: Strings; readonly lang: Lang },
  boxes: number,
  commands: StressCommands,
): TemplateResult {
  const count = whole(lang).format(boxes);
  const input = (event: Event) =>
    commands.setBoxes(countAt(Number((event.target as HTMLInputElement).value)));
  return html`<label>
    <h2>${strings.boxes}</h2>
    <span class="count">${count}</span>
    <input
      type="range"
      min="0"
      max=${kPositions}
      .value=${String(positionOf(boxes))}
      aria-label=${strings.boxes}
      aria-valuetext=${count}
      @input=${input}
    />
  </label>`;
}

export function stressPage(
  store: SurroundingsStore<'stress'>,
  state: StressState,
  commands: StressCommands,
): TemplateResult {
  const { strings, lang } = store.current;
  const { boxes, met, isRunning, costs, alert } = state;
  const number = (n: number) => whole(lang).format(n);
  const values = { met: number(met), pairs: number((boxes * (boxes - 1)) / 2) };
  const picture = format(strings.picture, { n: number(boxes) });
  return html`${header('stress', store)}
    <main>
      <canvas role="img" aria-label=${picture} ?hidden=${!state.hasPicture}></canvas>
      ${costs && !alert ? html`<p class="verdict">${richText(strings.verdict, values)}</p>` : nothing}
      ${alert ? html`<p class="verdict" role="alert">${alert}</p>` : nothing}
    </main>
    <aside>
      ${slider({ strings, lang }, boxes, commands)}
      <div class="row">
        <button type="button" class="primary" @click=${() => commands.toggle()}>
          ${isRunning ? strings.pause : strings.continue}
        </button>
        <button type="button" ?disabled=${isRunning} @click=${() => commands.step()}>
          ${strings.step}
        </button>
      </div>
      <h2>${strings.costs}</h2>
      ${table({ strings, lang }, costs)}
      <p class="soft">${strings.about}</p>
      <p class="soft">${state.hasPicture ? strings.drag : strings.noPicture}</p>
    </aside>`;
}

/** With what is between asterisks emphasized. */
const richText = (template: string, values: Values): TemplateResult =>
  html`${rich(template, values).map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text))}`;
