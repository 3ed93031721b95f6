// What a user did or has that a command can't go on with. Anything else that is thrown is a bug.

import type { Values } from '../strings/text.ts';
import type { CliKey } from './language.ts';

/** A command that ends early, and what to tell the user. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly key: CliKey;
  readonly values: Values;

  constructor(key: CliKey, values: Values = {}, cause?: unknown) {
    super(key, { cause });
    this.key = key;
    this.values = values;
  }
}

/** The command line makes no sense. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** A file that can't be read, or an output that can't be written. */
export class FileError extends CommandError {
  override readonly name = 'FileError';
}

/** Nobody reads any more, as when `head` has seen enough. No fault of anyone's. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}
