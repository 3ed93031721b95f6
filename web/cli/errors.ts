// Errors that the user can correct. Any other exception is a bug.

import type { Values } from '../strings/text.ts';
import type { CliKey } from './language.ts';

/** Ends a command early, with a message for the user. */
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

/** The command line is invalid. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** A file that can't be read, or an output that can't be written. */
export class FileError extends CommandError {
  override readonly name = 'FileError';
}

/** The reader closed the pipe, as `head` does. Not an error. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}
