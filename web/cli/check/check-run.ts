// A run over files: reads them, has their lines checked, and reports the results in the order of the input.
import type { Core } from '../../core/index.node.ts';
import { printable } from '../../strings/printable.ts';
import { type Context, ExitCode } from '../command.ts';
import { FileError } from '../errors.ts';
import { wholeLinesOf } from '../input.ts';
import type { CliKey } from '../language.ts';
import { isPainted, painter } from '../paint.ts';
import type { BatchResult, BatchSettings } from './batch.ts';
import { FailureLog } from './log.ts';
import { Progress } from './progress.ts';
import { Table } from './table.ts';
import { Tally } from './tally.ts';
import { CheckerPool } from './threads.ts';

export class CheckRun {
  readonly #context: Context;
  readonly #pool: CheckerPool;
  readonly #tally = new Tally();
  readonly #log: FailureLog;
  readonly #progress: Progress | null;
  readonly #heading: string;
  #stopped = false;
  /** The first file that is not text, because it has zeros. */
  #binaryFile: string | null = null;

  /** `total`: bytes of all files; null: unknown. */
  constructor(context: Context, core: Core, total: number | null) {
    const { translator, out, err, now } = context;
    const settings = settingsOf(context);
    const { table, show, painted, files } = settings;
    this.#context = context;
    this.#pool = new CheckerPool(core, settings, context.threads);
    const write = (text: string) => err.writeMessage(text);
    // The table shows failures already.
    this.#log = new FailureLog(translator, table ? () => undefined : write);
    this.#progress =
      err.isTerminal && !(out.isTerminal && show !== 'none')
        ? new Progress({ total, translator, write, now })
        : null;
    this.#heading = table ? new Table(translator, painter(painted), files).heading() : '';
  }

  async all(files: readonly string[]): Promise<void> {
    await this.#context.out.write(this.#heading);
    for (const file of files) {
      await this.#file(file, files.length > 1 ? file : null);
      if (this.#stopped) return;
    }
  }

  get exitCode(): ExitCode {
    const { failed, bad, late } = this.#tally;
    if (failed > 0) return ExitCode.unexpected;
    const counts = this.#context.given.flag('strict') || this.#context.given.flag('bail');
    if (bad > 0 && counts) return ExitCode.badLines;
    return late > 0 ? ExitCode.undecided : ExitCode.good;
  }

  end(): void {
    this.#progress?.clear();
    this.#log.end();
    this.#context.err.writeMessage(this.#tally.summary(this.#context.translator));
  }

  /** Reports that nothing was decided, unless that is allowed or the run was stopped; else returns null. */
  nothingDecided(): ExitCode | null {
    const { given, err, translator } = this.#context;
    const { decided, late } = this.#tally;
    if (decided + late > 0 || this.#stopped || given.flag('allow-empty')) return null;
    const text = translator.translate(this.#nothingKey(), { path: this.#binaryFile ?? '' });
    err.writeMessage(`${printable(text)}\n`);
    return this.exitCode === ExitCode.good ? ExitCode.undecided : this.exitCode;
  }

  #nothingKey(): CliKey {
    if (this.#binaryFile !== null) return 'nothing.binary';
    return this.#tally.bad > 0 ? 'nothing.noCase' : 'nothing.empty';
  }

  /** Ends the threads. */
  close(): void {
    this.#pool.close();
  }

  async #file(path: string, file: string | null): Promise<void> {
    const pending: PendingBatch[] = [];
    let before = 0;
    let readError: unknown = null;
    try {
      for await (const { bytes, lines } of wholeLinesOf(path, this.#context.stdin)) {
        const size = bytes.length;
        if (before === 0) this.#lookForZeros(path, bytes);
        pending.push({ result: this.#pool.check({ bytes, before, file }), bytes: size, lines });
        before += lines;
        while (pending.length > this.#pool.most) await this.#report(pending);
        if (this.#stopped) return;
      }
    } catch (error) {
      // the lines read until then are checked all the same
      if (!(error instanceof FileError && error.key === 'error.read')) throw error;
      readError = error;
    }
    while (pending.length > 0 && !this.#stopped) await this.#report(pending);
    if (readError && !this.#stopped) throw readError;
  }

  #lookForZeros(path: string, bytes: Uint8Array): void {
    if (bytes.includes(0)) this.#binaryFile ??= path;
  }

  /** Prints the result of the first pending batch. */
  async #report(pending: PendingBatch[]): Promise<void> {
    const first = pending.shift();
    if (!first || this.#stopped) return;
    const { text, counts, failures, failureTexts, stopped } = await first.result;
    this.#stopped = stopped;
    this.#tally.addAll(counts);
    if (failures > 0) this.#progress?.clear();
    this.#log.add(failures, failureTexts);
    await this.#context.out.write(text);
    this.#progress?.advance(first.bytes, first.lines);
  }
}

interface PendingBatch {
  readonly result: BatchResult | Promise<BatchResult>;
  readonly bytes: number;
  readonly lines: number;
}

function settingsOf({ given, translator, out, env }: Context): BatchSettings {
  const show = (given.text('show') ?? 'all') as BatchSettings['show'];
  const format = given.text('format') ?? (out.isTerminal ? 'table' : 'jsonl');
  return {
    lang: translator.lang,
    show,
    table: format === 'table' && show !== 'none',
    painted: isPainted(out.isTerminal, env),
    within: given.number('within') ?? 0,
    bail: given.flag('bail'),
    timeout: given.number('timeout') ?? null,
    files: given.positionals.length > 1 ? given.positionals : [],
  };
}
