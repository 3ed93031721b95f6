// Checks batches in any thread, independently of each other.
import type { Core } from '../../core/index.node.ts';
import { langOf } from '../../strings/lang.ts';
import { caseReader, type Fault } from '../cases/read-case.ts';
import { type Translator, translatorFor } from '../language.ts';
import { type Line, LineSplitter } from '../line-splitter.ts';
import { painter } from '../paint.ts';
import type { Batch, BatchResult, BatchSettings } from './batch.ts';
import { jsonLine } from './jsonl.ts';
import { kMaxLogged } from './log.ts';
import { CaseChecker, hasFailed, isBad, type LineRecord } from './record.ts';
import { failureTexts, placeText } from './record-text.ts';
import { Table } from './table.ts';
import { Tally } from './tally.ts';

export class BatchChecker {
  readonly #settings: BatchSettings;
  readonly #translator: Translator;
  readonly #checker: CaseChecker;
  readonly #render: (record: LineRecord) => string;

  constructor(core: Core, settings: BatchSettings) {
    const { lang, show, table, painted, within, files } = settings;
    const translator = translatorFor(langOf(lang));
    this.#settings = settings;
    this.#translator = translator;
    this.#checker = new CaseChecker(core, caseReader(core), { within, shown: show === 'all' });
    if (table) {
      const rows = new Table(translator, painter(painted), files);
      this.#render = (record) => rows.rows(record);
    } else {
      this.#render = (record) => jsonLine(record, translator);
    }
  }

  check(batch: Batch): BatchResult {
    return this.#results(linesOf(batch), (line) => this.#checker.record(line, batch.file));
  }

  /** The result of a batch of one line that was not decided within the time limit. */
  late({ first: line, file }: Pick<Batch, 'first' | 'file'>): BatchResult {
    const value = String(this.#settings.timeout);
    const fault: Fault = { code: 'notInTime', field: '', value, expects: 'expects.case' };
    return this.#results([line], () => ({ file, line, name: undefined, fault }));
  }

  #results<L>(lines: readonly L[], recordOf: (line: L) => LineRecord): BatchResult {
    const { show, bail } = this.#settings;
    const tally = new Tally();
    const texts: string[] = [];
    let text = '';
    let failures = 0;
    let stopped = false;
    for (const line of lines) {
      const record = recordOf(line);
      tally.add(record);
      const isFailure = isBad(record) || hasFailed(record);
      if (isFailure) failures += 1;
      if (isFailure && failures <= kMaxLogged) texts.push(this.#failureText(record));
      if (show === 'all' || (show === 'failed' && isFailure)) text += this.#render(record);
      stopped = bail && isFailure;
      if (stopped) break;
    }
    return { text, counts: { ...tally }, failures, failureTexts: texts, stopped };
  }

  #failureText(record: LineRecord): string {
    const place = placeText(record, this.#translator);
    return failureTexts(record, this.#translator)
      .map((text) => `${place}: ${text}\n`)
      .join('');
  }
}

/** The lines that are not empty. */
function linesOf({ bytes, first, stride }: Batch): Line[] {
  const splitter = new LineSplitter(first, stride);
  const lines = [...splitter.push(bytes), ...splitter.end()];
  return lines.filter(({ text, fault }) => text !== '' || fault);
}
