// The table of a bench that was run before, with libraries that are too large for a page: written by
// `npm run bench -- --peers --write`, and published beside this page.
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../../strings/lang.ts';
import type { PageStrings } from '../../strings/pages.ts';
import { format } from '../../strings/text.ts';
import { kRacePairs, type RacePairName } from './race-pairs.ts';

interface MeasuredPair {
  readonly modes: { readonly ready?: { /** Nanoseconds. */ readonly least: number } };
  readonly asked: number;
  readonly wrong: number;
}

interface MeasuredLibrary {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly pairs: Readonly<Partial<Record<RacePairName, MeasuredPair>>>;
}

/** A part of docs/peers.json. */
export interface Measured {
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly rounds: number;
  readonly libraries: readonly MeasuredLibrary[];
}

/** null: it is not there. */
export async function loadMeasured(): Promise<Measured | null> {
  try {
    const response = await fetch('./peers.json');
    return response.ok ? ((await response.json()) as Measured) : null;
  } catch {
    return null;
  }
}

type Strings = PageStrings<'race'>;

function cell(
  strings: Strings,
  digits: Intl.NumberFormat,
  pair: MeasuredPair | undefined,
): TemplateResult | string {
  const nanoseconds = pair?.modes.ready?.least;
  if (!pair || nanoseconds === undefined) return '–';
  const wrong = format(strings['measured.wrong'], { n: pair.wrong });
  return html`${format(strings.nanoseconds, { n: digits.format(nanoseconds) })}
    <small class=${pair.wrong > 0 ? 'wrong' : 'right'}>${wrong}</small>`;
}

export function measuredSection(strings: Strings, lang: Lang, measured: Measured): TemplateResult {
  const { libraries, cpu, cores, node, rounds, date } = measured;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const digits = new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 });
  const pairs = kRacePairs.filter(({ name }) => libraries.some((library) => library.pairs[name]));
  const how = { rounds, node, cpu, cores, date: day.format(new Date(date)) };
  return html`<h2>${strings['measured.title']}</h2>
    <p class="soft">${format(strings['measured.how'], how)}</p>
    <div class="wide" tabindex="0" role="region" aria-label=${strings['measured.title']}>
      <table class="measured">
        <thead>
          <tr>
            <th scope="col">${strings['column.contestant']}</th>
            ${pairs.map(
              ({ name }) => html`<th scope="col" class="number">${strings[`pair.${name}`]}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${libraries
            .filter(({ pairs: own }) => Object.keys(own).length > 0)
            .map(
              (library) => html`<tr>
                <th scope="row">${library.title} <small>${library.version}</small></th>
                ${pairs.map(
                  ({ name }) =>
                    html`<td class="number">${cell(strings, digits, library.pairs[name])}</td>`,
                )}
              </tr>`,
            )}
        </tbody>
      </table>
    </div>
    <img class="plot" src=${`./${lang === 'ko' ? 'peers.ko' : 'peers'}.svg`} alt=${strings['measured.plot']} loading="lazy" />`;
}
