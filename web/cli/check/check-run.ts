// A run over files: reads them, has their lines checked, and reports the results in the order of the input.
import type { Core } from '../../core/index.node.ts';
import { printable } from '../../strings/printable.ts';
import { type Context, ExitCode } from '../command.ts';
import { FileError } from '../errors.ts';
import { type WholeLines, wholeLinesOf } from '../input.ts';
import type { CliKey } from '../language.ts';
import { painter } from '../paint.ts';
import { version } from '../version.ts';
import type { BatchResult } from './batch.ts';
import { exitCodeOf, isUndecided } from './exit-code.ts';
import { FailureLog } from './log.ts';
import { Progress } from './progress.ts';
import type { RunSettings } from './run-settings.ts';
import { ShardLines, shardText } from './shard.ts';
import { InputDigest, type Summary } from './summary.ts';
import { Table } from './table.ts';
import { summaryText, Tally } from './tally.ts';
import { CheckerPool } from './threads.ts';

/** How many files without a case are named. */
const kMaxNamed = 10;

/** Also those that took too long. */
const decidedIn = ({ apart, touching, overlapping, late }: Tally): number =>
  apart + touching + overlapping + late;

export class CheckRun {
  readonly #context: Context;
  readonly #settings: RunSettings;
  readonly #pool: CheckerPool;
  readonly #shardLines: ShardLines;
  readonly #digest = new InputDigest();
  readonly #tally = new Tally();
  readonly #log: FailureLog;
  readonly #progress: Progress | null;
  #stopped = false;
  /** All input has been checked. */
  #isWhole = false;
  /** The first file that is not text, because it has zeros. */
  #binaryFile: string | null = null;
  /** Of several files those without a case. */
  readonly #emptyFiles: string[] = [];

  /** `total`: bytes of all files; null: unknown. */
  constructor(context: Context, core: Core, settings: RunSettings, total: number | null) {
    const { translator, out, err, now } = context;
    const { batch, jobs, shard } = settings;
    this.#context = context;
    this.#settings = settings;
    const threads = context.threads && { ...context.threads, ...(jobs && { most: jobs }) };
    this.#pool = new CheckerPool(core, batch, threads);
    this.#shardLines = new ShardLines(shard ?? { part: 1, parts: 1 });
    const write = (text: string) => err.writeMessage(text);
    // The table shows failures already.
    this.#log = new FailureLog(translator, batch.table ? () => undefined : write);
    this.#progress =
      err.isTerminal && !(out.isTerminal && batch.show !== 'none')
        ? new Progress({ total, translator, write, now })
        : null;
  }

  async all(files: readonly string[]): Promise<void> {
    const { out, translator } = this.#context;
    const { table, painted, files: names } = this.#settings.batch;
    if (table) await out.write(new Table(translator, painter(painted), names).heading());
    for (const file of files) {
      const before = decidedIn(this.#tally);
      const lines = await this.#file(file, files.length > 1 ? file : null);
      if (this.#stopped) return;
      // the cases of a file may all be in other shards
      const isWithout = decidedIn(this.#tally) === before && (lines === 0 || !this.#settings.shard);
      if (files.length > 1 && isWithout) this.#emptyFiles.push(file);
    }
    this.#isWhole = true;
  }

  /** Of the lines checked so far. */
  get exitCode(): ExitCode {
    const { strict, allowEmpty } = this.#settings.options;
    const mayBeEmpty = allowEmpty || !this.#isWhole || this.#hasEmptyShard;
    const code = exitCodeOf(this.#tally, { strict, allowEmpty: mayBeEmpty });
    const lacksFile = this.#emptyFiles.length > 0 && !allowEmpty;
    return code === ExitCode.good && lacksFile ? ExitCode.undecided : code;
  }

  /** The lines are all in other shards. */
  get #hasEmptyShard(): boolean {
    const { bad } = this.#tally;
    return isUndecided(this.#tally) && bad === 0 && this.#shardLines.othersHaveText;
  }

  end(): void {
    const { err, translator } = this.#context;
    this.#progress?.clear();
    this.#log.end();
    err.writeMessage(summaryText(this.#tally, translator));
    if (this.#settings.options.allowEmpty) return;
    for (const path of this.#emptyFiles.slice(0, kMaxNamed)) {
      err.writeMessage(`${printable(translator.translate('nothing.file', { path }))}\n`);
    }
    if (!(this.#isWhole && isUndecided(this.#tally))) return;
    const { shard } = this.#settings;
    const text = translator.translate(this.#nothingKey(), {
      path: this.#binaryFile ?? '',
      shard: shard ? shardText(shard) : '',
    });
    err.writeMessage(`${printable(text)}\n`);
  }

  #nothingKey(): CliKey {
    if (this.#hasEmptyShard) return 'nothing.shard';
    if (this.#binaryFile !== null) return 'nothing.binary';
    return this.#tally.bad > 0 ? 'nothing.noCase' : 'nothing.empty';
  }

  /** Of a whole run, once. */
  summary(): Summary {
    const { shard, options } = this.#settings;
    return {
      summary: 'check',
      version: version(),
      shard: shard && shardText(shard),
      input: this.#digest.result(),
      options,
      counts: { ...this.#tally },
    };
  }

  /** Ends the threads. */
  close(): void {
    this.#pool.close();
  }

  /** The number of its lines. */
  async #file(path: string, file: string | null): Promise<number> {
    const pending: PendingBatch[] = [];
    const note = (bytes: Uint8Array) => this.#settings.json && this.#digest.addBytes(bytes);
    let before = 0;
    let readError: unknown = null;
    try {
      for await (const piece of wholeLinesOf(path, this.#context.stdin, note)) {
        if (before === 0) this.#lookForZeros(path, piece.bytes);
        pending.push(this.#check(piece, before, file));
        before += piece.lines;
        while (pending.length > this.#pool.most) await this.#report(pending);
        if (this.#stopped) return before;
      }
    } catch (error) {
      // the lines read until then are checked all the same
      if (!(error instanceof FileError && error.key === 'error.read')) throw error;
      readError = error;
    }
    while (pending.length > 0 && !this.#stopped) await this.#report(pending);
    if (readError && !this.#stopped) throw readError;
    return before;
  }

  /** `before`: number of lines before these in the file. */
  #check(piece: WholeLines, before: number, file: string | null): PendingBatch {
    // the checker takes the bytes with it
    const size = piece.bytes.length;
    this.#digest.addLines(piece.lines);
    const { bytes, skipped } = this.#shardLines.take(piece);
    const first = before + skipped + 1;
    const stride = this.#settings.shard?.parts ?? 1;
    const result = bytes.length > 0 ? this.#pool.check({ bytes, first, stride, file }) : null;
    return { result, bytes: size, lines: piece.lines };
  }

  #lookForZeros(path: string, bytes: Uint8Array): void {
    if (bytes.includes(0)) this.#binaryFile ??= path;
  }

  /** Prints the result of the first pending batch. */
  async #report(pending: PendingBatch[]): Promise<void> {
    const first = pending.shift();
    if (!first || this.#stopped) return;
    const result = await first.result;
    if (result) await this.#add(result);
    this.#progress?.advance(first.bytes, first.lines);
  }

  async #add({ text, counts, failures, failureTexts, stopped }: BatchResult): Promise<void> {
    this.#stopped = stopped;
    this.#tally.addAll(counts);
    if (failures > 0) this.#progress?.clear();
    this.#log.add(failures, failureTexts);
    await this.#context.out.write(text);
  }
}

interface PendingBatch {
  /** null: none of the lines is in the shard. */
  readonly result: BatchResult | Promise<BatchResult> | null;
  /** Of the input. */
  readonly bytes: number;
  readonly lines: number;
}
