// What the race page shows, as a template of its state.
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../strings/lang.ts';
import type { PageStrings } from '../../strings/pages.ts';
import { format } from '../../strings/text.ts';
import { header } from '../shared/header.ts';
import type { SurroundingsStore } from '../shared/surroundings.ts';
import { type ContestantName, kContestants } from './contestants/index.ts';
import { type Measured, measuredSection } from './measured.ts';
import { type DataKind, kDataKinds } from './race-data.ts';
import { kRacePairs, type RacePairName } from './race-pairs.ts';
import { kRounds, type Standing } from './race-run.ts';
import { type WrongAnswer, wrongIndices } from './wrong-answers.ts';

export interface RaceState {
  readonly pair: RacePairName;
  readonly data: DataKind;
  readonly count: number;
  /** Empty: no race yet. */
  readonly standings: readonly Standing[];
  readonly round: number;
  readonly isRunning: boolean;
  /** The exact answer of each pair; null: not known yet. */
  readonly exact: Uint8Array | null;
  readonly wrong: readonly WrongAnswer[];
  readonly alert: string | null;
  /** null: not loaded. */
  readonly measured: Measured | null;
}

export interface RaceCommands {
  setPair(pair: RacePairName): void;
  setData(data: DataKind): void;
  setCount(count: number): void;
  start(): void;
  stop(): void;
}

export const kCounts = [1000, 10_000, 100_000] as const;

type Strings = PageStrings<'race'>;
interface Words {
  readonly strings: Strings;
  readonly lang: Lang;
}

const isOurs = (contestant: ContestantName) => contestant === 'batch' || contestant === 'single';
const whole = ({ lang }: Words, n: number) => new Intl.NumberFormat(lang).format(n);
const digits = ({ lang }: Words, n: number) =>
  new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 }).format(n);

function choice<Value extends string | number>(
  label: string,
  value: Value,
  options: readonly (readonly [Value, string])[],
  choose: (value: Value) => void,
): TemplateResult {
  const change = (event: Event) => {
    const [chosen] = options[(event.target as HTMLSelectElement).selectedIndex] ?? [];
    if (chosen !== undefined) choose(chosen);
  };
  return html`<label>
    <h2>${label}</h2>
    <select aria-label=${label} @change=${change}>
      ${options.map(
        ([option, text]) => html`<option ?selected=${option === value}>${text}</option>`,
      )}
    </select>
  </label>`;
}

function settings(words: Words, state: RaceState, commands: RaceCommands): TemplateResult {
  const { strings } = words;
  const pairs = kRacePairs.map(({ name }) => [name, strings[`pair.${name}`]] as const);
  const data = kDataKinds.map((kind) => [kind, strings[`data.${kind}`]] as const);
  const counts = kCounts.map((count) => [count, whole(words, count)] as const);
  return html`<aside>
    ${choice(strings.pair, state.pair, pairs, commands.setPair)}
    ${choice(strings.data, state.data, data, commands.setData)}
    ${choice(strings.count, state.count, counts, commands.setCount)}
    <p>
      <button
        type="button"
        class="primary"
        @click=${() => (state.isRunning ? commands.stop() : commands.start())}
      >
        ${state.isRunning ? strings.stop : strings.start}
      </button>
    </p>
    <progress max=${kRounds} .value=${state.round} aria-label=${strings.progress}></progress>
    <p class="soft">${strings[`about.${state.data}`]}</p>
    <p class="soft">${strings.about}</p>
  </aside>`;
}

const wrongLabel = (words: Words, { count }: RaceState): string =>
  format(words.strings['column.wrong'], { n: whole(words, count) });

/** How often it is wrong, where that is known. */
function truth(words: Words, state: RaceState, { verdicts }: Standing): TemplateResult | string {
  if (!(state.exact && verdicts)) return '–';
  const wrong = wrongIndices(state.exact, verdicts).length;
  return html`<span class=${wrong > 0 ? 'wrong' : 'right'}>${whole(words, wrong)}</span>`;
}

/** Compared with the first, which is our batch. */
function ratio(words: Words, standing: Standing, first: Standing | undefined): string {
  if (standing.contestant === 'batch' || !(standing.nanoseconds && first?.nanoseconds)) return '';
  const times = digits(words, standing.nanoseconds / first.nanoseconds);
  return format(words.strings.times, { n: times });
}

function contestRow(words: Words, state: RaceState, name: ContestantName): TemplateResult {
  const { strings } = words;
  const standing = state.standings.find(({ contestant }) => contestant === name);
  const slowest = Math.max(...state.standings.map(({ nanoseconds }) => nanoseconds ?? 0));
  const nanoseconds = standing?.nanoseconds ?? null;
  // what is far faster than another library stays visible
  const share = nanoseconds === null ? 0 : Math.max(nanoseconds / slowest, 0.006);
  const [first] = state.standings;
  const isAbsent = standing?.state === 'absent';
  return html`<tr class=${isAbsent ? 'absent' : ''}>
    <th scope="row">
      ${strings[`contestant.${name}`]}
      <small>${strings[`how.${name}`]}</small>
    </th>
    <td>
      ${
        isAbsent || standing?.state === 'failed'
          ? strings[standing.state]
          : html`<span class="bar ${isOurs(name) ? '' : 'others'}">
              <i style="transform: scaleX(${share.toFixed(4)})"></i>
            </span>`
      }
    </td>
    <td class="number">
      ${nanoseconds === null ? (isAbsent ? '' : '–') : format(strings.nanoseconds, { n: digits(words, nanoseconds) })}
    </td>
    <td class="number ratio">${standing ? ratio(words, standing, first) : ''}</td>
    <td class="number truth" data-label=${wrongLabel(words, state)}>
      ${standing ? truth(words, state, standing) : '–'}
    </td>
  </tr>`;
}

function wrongTable(words: Words, { wrong }: RaceState): TemplateResult {
  const { strings } = words;
  return html`<h2>${strings.wrongs}</h2>
    <table class="wrongs">
      <thead>
        <tr>
          <th scope="col">${strings['column.contestant']}</th>
          <th scope="col">${strings['column.says']}</th>
          <th scope="col" class="number">${strings['column.gap']}</th>
          <th scope="col">${strings['column.shapes']}</th>
        </tr>
      </thead>
      <tbody>
        ${wrong.map(
          ({ contestant, saysMeet, gap, address, index }) => html`<tr>
            <td>${strings[`contestant.${contestant}`]}</td>
            <td>${saysMeet ? strings['says.meet'] : strings['says.apart']}</td>
            <td class="number">${gap.toExponential(2).replace('-', '−').replace('e-', 'e−')}</td>
            <td>
              <a href=${address} target="_blank" rel="noopener">
                ${format(strings.open, { n: whole(words, index + 1) })}
              </a>
            </td>
          </tr>`,
        )}
      </tbody>
    </table>`;
}

export function racePage(
  store: SurroundingsStore<'race'>,
  state: RaceState,
  commands: RaceCommands,
): TemplateResult {
  const { strings, lang } = store.current;
  const words = { strings, lang };
  return html`${header('race', store)} ${settings(words, state, commands)}
    <main>
      ${state.alert ? html`<p role="alert">${state.alert}</p>` : nothing}
      <table class="contest">
        <thead>
          <tr>
            <th scope="col">${strings['column.contestant']}</th>
            <th scope="col" colspan="3">${strings['column.time']}</th>
            <th scope="col" class="number">${wrongLabel(words, state)}</th>
          </tr>
        </thead>
        <tbody>
          ${kContestants.map((name) => contestRow(words, state, name))}
        </tbody>
      </table>
      ${state.wrong.length > 0 ? wrongTable(words, state) : nothing}
      ${state.measured ? measuredSection(strings, lang, state.measured) : nothing}
    </main>`;
}
