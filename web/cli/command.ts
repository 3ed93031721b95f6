// The interface of a command, and its environment. A new command is a file of its own and an entry in run.ts.
import type { ThreadOptions } from './check/threads.ts';
import type { Bytes } from './input.ts';
import type { CliKey, Translator } from './language.ts';
import type { Output } from './output.ts';

/** Exit codes of the program. */
export const ExitCode = {
  /** All as expected, or nothing was expected. */
  good: 0,
  /** An expectation was not met. */
  unexpected: 1,
  /** An invalid command line, a file that can't be read, a case that can't be explained. */
  error: 2,
  /** Bad lines, with --strict or --bail; or an expectation that can't be read. */
  badLines: 3,
  /** Nothing was decided, or a line not in time. */
  undecided: 4,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The streams, environment variables, clock and threads that a command uses. */
export interface Environment {
  readonly stdin: () => Bytes;
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds, from any start. */
  readonly now: () => number;
  /** Worker threads for long runs; undefined: none. */
  readonly threads?: ThreadOptions;
}

export interface OptionForm {
  /** A `flag` has no value; the others take one. */
  readonly type: 'flag' | 'text' | 'number' | 'count';
  readonly short?: string;
  /** The allowed values of a text. */
  readonly choices?: readonly string[];
  /** What stands for the value in the help; else `n`. */
  readonly value?: string;
  /** The largest value of a count. */
  readonly most?: number;
  readonly help: CliKey;
}

export type OptionForms = Readonly<Record<string, OptionForm>>;

export interface ParsedArguments {
  readonly positionals: readonly string[];
  has(name: string): boolean;
  flag(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
}

export interface Context extends Environment {
  readonly translator: Translator;
  readonly given: ParsedArguments;
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
