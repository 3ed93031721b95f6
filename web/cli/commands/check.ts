// `check`: decides every line of the files and compares the results with the expected ones.
import { type Core, loadCore } from '../../core/index.node.ts';
import { printable } from '../../strings/printable.ts';
import type { BatchResult, BatchSettings } from '../check/batch.ts';
import { FailureLog } from '../check/log.ts';
import { Progress } from '../check/progress.ts';
import { Table } from '../check/table.ts';
import { Tally } from '../check/tally.ts';
import { CheckerPool } from '../check/threads.ts';
import { type Command, type Context, ExitCode } from '../command.ts';
import { FileError, OutputClosed, UsageError } from '../errors.ts';
import { sizeOf, wholeLinesOf } from '../input.ts';
import type { CliKey } from '../language.ts';
import { isPainted, painter } from '../paint.ts';

export const check: Command = {
  name: 'check',
  synopsis: '<file…>',
  summary: 'check.summary',
  description: 'check.description',
  options: {
    format: { type: 'text', short: 'f', choices: ['jsonl', 'table'], help: 'check.format' },
    show: { type: 'text', choices: ['all', 'failed', 'none'], help: 'check.show' },
    within: { type: 'number', help: 'check.within' },
    timeout: { type: 'count', help: 'check.timeout' },
    strict: { type: 'flag', help: 'check.strict' },
    bail: { type: 'flag', help: 'check.bail' },
    'allow-empty': { type: 'flag', help: 'check.allowEmpty' },
  },
  async run(context) {
    const files = context.given.positionals;
    if (files.length === 0) throw new UsageError('usage.noFile');
    const sizes = await Promise.all(files.map(sizeOf));
    const run = new Run(context, await loadCore(), sizes);
    try {
      await run.all(files);
    } catch (error) {
      // The reader closed the pipe: the exit code covers the lines checked so far, and nothing is printed.
      if (error instanceof OutputClosed) return run.exitCode;
      run.end();
      throw error;
    } finally {
      run.close();
    }
    run.end();
    return run.nothingDecided() ?? run.exitCode;
  },
};

class Run {
  readonly #context: Context;
  readonly #pool: CheckerPool;
  readonly #tally = new Tally();
  readonly #log: FailureLog;
  readonly #progress: Progress | null;
  readonly #heading: string;
  #stopped = false;
  /** The first file that is not text, because it has zeros. */
  #binaryFile: string | null = null;

  constructor(context: Context, core: Core, sizes: readonly (number | null)[]) {
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
        ? new Progress({ total: sum(sizes), translator, write, now })
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

const sum = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce((total, size) => (total === null || size === null ? null : total + size), 0);
