// `check`: every line of the files decided, and held against what its writer expected.
import { type Core, loadCore } from '../../core/index.node.ts';
import { caseReader } from '../cases/read-case.ts';
import { jsonLine } from '../check/jsonl.ts';
import { FailureLog } from '../check/log.ts';
import { Progress } from '../check/progress.ts';
import { hasFailed, isBad, Judge, type LineRecord } from '../check/record.ts';
import { Table } from '../check/table.ts';
import { Tally } from '../check/tally.ts';
import { type Command, type Context, ExitCode } from '../command.ts';
import { OutputClosed, UsageError } from '../errors.ts';
import { linesOf, sizeOf } from '../input.ts';
import { paintFor } from '../paint.ts';

type Renderer = (record: LineRecord) => string;

export const check: Command = {
  name: 'check',
  synopsis: '<file…>',
  summary: 'check.summary',
  description: 'check.description',
  options: {
    format: { type: 'text', short: 'f', choices: ['jsonl', 'table'], help: 'check.format' },
    show: { type: 'text', choices: ['all', 'failed', 'none'], help: 'check.show' },
    within: { type: 'number', help: 'check.within' },
    strict: { type: 'flag', help: 'check.strict' },
    bail: { type: 'flag', help: 'check.bail' },
  },
  async run(context) {
    const files = context.given.positionals;
    if (files.length === 0) throw new UsageError('usage.noFile');
    const sizes = await Promise.all(files.map(sizeOf));
    const run = new Run(context, await loadCore(), sizes);
    try {
      await run.all(files);
    } catch (error) {
      // The reader has seen enough: what was found until then counts, and nothing is said.
      if (error instanceof OutputClosed) return run.exitCode;
      run.end();
      throw error;
    }
    run.end();
    return run.exitCode;
  },
};

class Run {
  private readonly context: Context;
  private readonly judge: Judge;
  private readonly tally = new Tally();
  private readonly render: Renderer;
  private readonly log: FailureLog;
  private readonly progress: Progress | null;
  private readonly show: string;
  private heading = '';
  private stopped = false;

  constructor(context: Context, core: Core, sizes: readonly (number | null)[]) {
    const { given, speech, out, err, env, now } = context;
    this.context = context;
    this.show = given.text('show') ?? 'all';
    this.judge = new Judge(core, caseReader(core), {
      within: given.number('within') ?? 0,
      shown: this.show === 'all',
    });
    const format = given.text('format') ?? (out.isTerminal ? 'table' : 'jsonl');
    const isTable = format === 'table' && this.show !== 'none';
    const write = (text: string) => err.tell(text);
    // A table says it all; the same twice on one terminal would be noise.
    this.log = new FailureLog(speech, isTable ? () => undefined : write);
    this.progress =
      err.isTerminal && !(out.isTerminal && this.show !== 'none')
        ? new Progress({ total: sum(sizes), speech, write, now })
        : null;
    if (isTable) {
      const files = given.positionals.length > 1 ? given.positionals : [];
      const table = new Table(speech, paintFor(out.isTerminal, env), files);
      this.heading = table.heading();
      this.render = (record) => table.rows(record);
    } else {
      this.render = (record) => jsonLine(record, speech);
    }
  }

  async all(files: readonly string[]): Promise<void> {
    await this.context.out.write(this.heading);
    for (const file of files) {
      await this.file(file, files.length > 1 ? file : null);
      if (this.stopped) return;
    }
  }

  get exitCode(): ExitCode {
    const { failed, bad } = this.tally;
    if (failed > 0) return ExitCode.unexpected;
    const counts = this.context.given.flag('strict') || this.context.given.flag('bail');
    return bad > 0 && counts ? ExitCode.badLines : ExitCode.good;
  }

  end(): void {
    this.progress?.clear();
    this.log.end();
    this.context.err.tell(this.tally.summary(this.context.speech));
  }

  private async file(path: string, name: string | null): Promise<void> {
    const { stdin, out, given } = this.context;
    const bail = given.flag('bail');
    for await (const { lines, bytes } of linesOf(path, stdin)) {
      let text = '';
      for (const line of lines) {
        if (line.text === '' && !line.fault) continue;
        const record = this.judge.record(line, name);
        text += this.told(record);
        this.stopped = bail && (isBad(record) || hasFailed(record));
        if (this.stopped) break;
      }
      await out.write(text);
      this.progress?.advance(bytes, lines.length);
      if (this.stopped) return;
    }
  }

  private told(record: LineRecord): string {
    this.tally.add(record);
    const isTrouble = isBad(record) || hasFailed(record);
    if (isTrouble && this.progress) this.progress.clear();
    this.log.add(record);
    const shown = this.show === 'all' || (this.show === 'failed' && isTrouble);
    return shown ? this.render(record) : '';
  }
}

const sum = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce((total, size) => (total === null || size === null ? null : total + size), 0);
