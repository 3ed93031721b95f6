// Records as rows of a table. Rows are printed as they come, so the columns have fixed widths.
import { number } from '../../strings/number.ts';
import { printable } from '../../strings/printable.ts';
import { padEnd, padStart } from '../columns.ts';
import type { CliKey, Translator } from '../language.ts';
import { kOutcomeStyles, type Paint } from '../paint.ts';
import { hasFailed, isBad, isLate, type LineRecord } from './record.ts';
import { failureTexts, placeText } from './record-text.ts';

const kWidths = { pair: 29, outcome: 11, gap: 12, candidate: 14 } as const;

export class Table {
  readonly #translator: Translator;
  readonly #paint: Paint;
  readonly #placeWidth: number;

  /** `files`: names of the files, where there are several. */
  constructor(translator: Translator, paint: Paint, files: readonly string[]) {
    this.#translator = translator;
    this.#paint = paint;
    this.#placeWidth = files.reduce((most, file) => Math.max(most, file.length), 0) + 10;
  }

  heading(): string {
    const { translate } = this.#translator;
    const row = this.#row({
      place: translate('column.line'),
      pair: translate('column.pair'),
      outcome: padEnd(translate('column.outcome'), kWidths.outcome),
      gap: translate('column.gap'),
      candidate: translate('column.candidate'),
      result: translate('column.result'),
    });
    return this.#paint('bold', row);
  }

  rows(record: LineRecord): string {
    const { translate } = this.#translator;
    const notes = failureTexts(record, this.#translator).map(
      (text) => `${' '.repeat(this.#placeWidth + 2)}${this.#paint('red', text)}\n`,
    );
    const place = placeText(record, this.#translator);
    const label = record.name === undefined ? '' : `  ${printable(record.name)}`;
    if (isBad(record)) {
      const bad = this.#paint('red', translate(isLate(record) ? 'result.late' : 'result.bad'));
      return `${padEnd(place, this.#placeWidth)}  ${bad}${label}\n${notes.join('')}`;
    }
    const { outcome, gap, candidate } = record.results.verdict;
    const word = padEnd(translate(`outcome.${outcome}`), kWidths.outcome);
    const row = this.#row({
      place,
      pair: record.kinds.map((kind) => translate(`kind.${kind}`)).join(' – '),
      outcome: this.#paint(kOutcomeStyles[outcome], word),
      gap: gap === null ? '–' : number(gap),
      candidate: candidate ?? '–',
      result: `${this.#result(record)}${label}`,
    });
    return row + notes.join('');
  }

  #result(record: LineRecord): string {
    const { translate } = this.#translator;
    if (isBad(record) || record.mismatches === null) return '';
    const key: CliKey = hasFailed(record) ? 'result.failed' : 'result.asExpected';
    return this.#paint(hasFailed(record) ? 'red' : 'dim', translate(key));
  }

  /** `outcome` must be padded already, because it may contain color codes. */
  #row(cells: Readonly<Record<keyof typeof kWidths | 'place' | 'result', string>>): string {
    const texts = [
      padEnd(cells.place, this.#placeWidth),
      padEnd(cells.pair, kWidths.pair),
      cells.outcome,
      padStart(cells.gap, kWidths.gap),
      padEnd(cells.candidate, kWidths.candidate),
      cells.result,
    ];
    return `${texts.join('  ').trimEnd()}\n`;
  }
}
