// Records as rows for people. Rows leave as they come, so the columns' widths are settled beforehand.
import { number } from '../../strings/number.ts';
import { printable } from '../../strings/printable.ts';
import { padEnd, padStart } from '../columns.ts';
import type { CliKey, Speech } from '../language.ts';
import type { Ink, Paint } from '../paint.ts';
import { hasFailed, isBad, type LineRecord } from './record.ts';
import { complaints, placeText } from './record-text.ts';

const kWidths = { pair: 29, outcome: 11, gap: 12, candidate: 14 } as const;

const kInks: Readonly<Record<string, Ink>> = {
  apart: 'green',
  touching: 'yellow',
  overlapping: 'red',
};

export class Table {
  readonly #speech: Speech;
  readonly #paint: Paint;
  readonly #placeWidth: number;

  /** `files`: names of the files, where there are several. */
  constructor(speech: Speech, paint: Paint, files: readonly string[]) {
    this.#speech = speech;
    this.#paint = paint;
    this.#placeWidth = files.reduce((most, file) => Math.max(most, file.length), 0) + 10;
  }

  heading(): string {
    const { say } = this.#speech;
    const row = this.#row({
      place: say('column.line'),
      pair: say('column.pair'),
      outcome: padEnd(say('column.outcome'), kWidths.outcome),
      gap: say('column.gap'),
      candidate: say('column.candidate'),
      result: say('column.result'),
    });
    return this.#paint('bold', row);
  }

  rows(record: LineRecord): string {
    const { say } = this.#speech;
    const notes = complaints(record, this.#speech).map(
      (text) => `${' '.repeat(this.#placeWidth + 2)}${this.#paint('red', text)}\n`,
    );
    const place = placeText(record, this.#speech);
    const label = record.name === undefined ? '' : `  ${printable(record.name)}`;
    if (isBad(record)) {
      const bad = this.#paint('red', say('result.bad'));
      return `${padEnd(place, this.#placeWidth)}  ${bad}${label}\n${notes.join('')}`;
    }
    const { outcome, gap, candidate } = record.answers.verdict;
    const word = padEnd(say(`outcome.${outcome}`), kWidths.outcome);
    const row = this.#row({
      place,
      pair: record.kinds.map((kind) => say(`kind.${kind}`)).join(' – '),
      outcome: this.#paint(kInks[outcome] as Ink, word),
      gap: gap === null ? '–' : number(gap),
      candidate: candidate ?? '–',
      result: `${this.#result(record)}${label}`,
    });
    return row + notes.join('');
  }

  #result(record: LineRecord): string {
    const { say } = this.#speech;
    if (isBad(record) || record.mismatches === null) return '';
    const key: CliKey = hasFailed(record) ? 'result.failed' : 'result.asExpected';
    return this.#paint(hasFailed(record) ? 'red' : 'dim', say(key));
  }

  /** `outcome` is padded already: it may be painted. */
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
