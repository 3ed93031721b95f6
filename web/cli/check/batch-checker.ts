// Judges batches, in whatever thread: each for itself, so that no batch waits for another.
import type { Core } from '../../core/index.node.ts';
import { langOf } from '../../strings/lang.ts';
import { caseReader } from '../cases/read-case.ts';
import { type Speech, speechOf } from '../language.ts';
import { type Line, LineSplitter } from '../line-splitter.ts';
import { painter } from '../paint.ts';
import type { Batch, BatchSettings, Judged } from './batch.ts';
import { jsonLine } from './jsonl.ts';
import { kMostComplaints } from './log.ts';
import { hasFailed, isBad, Judge, type LineRecord } from './record.ts';
import { complaints, placeText } from './record-text.ts';
import { Table } from './table.ts';
import { Tally } from './tally.ts';

export class BatchJudge {
  readonly #settings: BatchSettings;
  readonly #speech: Speech;
  readonly #judge: Judge;
  readonly #render: (record: LineRecord) => string;

  constructor(core: Core, settings: BatchSettings) {
    const { lang, show, table, painted, within, files } = settings;
    const speech = speechOf(langOf(lang));
    this.#settings = settings;
    this.#speech = speech;
    this.#judge = new Judge(core, caseReader(core), { within, shown: show === 'all' });
    if (table) {
      const rows = new Table(speech, painter(painted), files);
      this.#render = (record) => rows.rows(record);
    } else {
      this.#render = (record) => jsonLine(record, speech);
    }
  }

  judge(batch: Batch): Judged {
    const { show, bail } = this.#settings;
    const tally = new Tally();
    const said: string[] = [];
    let text = '';
    let troubles = 0;
    let stopped = false;
    for (const line of linesOf(batch)) {
      const record = this.#judge.record(line, batch.file);
      tally.add(record);
      const isTrouble = isBad(record) || hasFailed(record);
      if (isTrouble) troubles += 1;
      if (isTrouble && troubles <= kMostComplaints) said.push(this.#complaint(record));
      if (show === 'all' || (show === 'failed' && isTrouble)) text += this.#render(record);
      stopped = bail && isTrouble;
      if (stopped) break;
    }
    return { text, counts: { ...tally }, troubles, complaints: said, stopped };
  }

  #complaint(record: LineRecord): string {
    const place = placeText(record, this.#speech);
    return complaints(record, this.#speech)
      .map((text) => `${place}: ${text}\n`)
      .join('');
  }
}

/** The lines that have anything. */
function linesOf({ bytes, before }: Batch): Line[] {
  const splitter = new LineSplitter(before);
  const lines = [...splitter.push(bytes), ...splitter.end()];
  return lines.filter(({ text, fault }) => text !== '' || fault);
}
