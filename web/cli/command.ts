// The interface of a command, and its environment. A new command is a file of its own and an entry in
// commands/all-commands.ts.
import type { ThreadOptions } from './check/threads.ts';
import type { Bytes } from './input.ts';
import type { CliKey, Speech } from './language.ts';
import type { Output } from './output.ts';

/** What a shell is told. */
export const ExitCode = {
  /** All as expected, or nothing was. */
  good: 0,
  /** An expectation was not met. */
  unexpected: 1,
  /** A command line that makes no sense, a file that can't be read, a case that can't be explained. */
  trouble: 2,
  /** Bad lines, where they were asked to count. */
  badLines: 3,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Everything outside that a command may use. */
export interface Surroundings {
  readonly stdin: () => Bytes;
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** For long runs; left out: there are none. */
  readonly threads?: ThreadOptions;
}

export interface OptionForm {
  /** `flag` is there or not; the others take a value. */
  readonly type: 'flag' | 'text' | 'number' | 'count';
  readonly short?: string;
  /** The only values of a text. */
  readonly choices?: readonly string[];
  readonly help: CliKey;
}

export type OptionForms = Readonly<Record<string, OptionForm>>;

export interface Given {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
}

export interface Context extends Surroundings {
  readonly speech: Speech;
  readonly given: Given;
}

export interface Command {
  readonly name: string;
  /** What follows the name, as in `<file…>`. */
  readonly synopsis: string;
  readonly summary: CliKey;
  readonly description: CliKey;
  readonly options: OptionForms;
  /** @throws CommandError, OutputClosed */
  run(context: Context): Promise<ExitCode>;
}
