// The options of a command line, parsed by node:util; errors are one line.
import { parseArgs } from 'node:util';
import { kYes } from './consent.mjs';
import { Problem } from './steps.mjs';

/** An invalid command line. */
export class UsageError extends Problem {
  exitCode = 2;
}

/** The part of Node's message that names the error, without its advice. */
const reason = ({ message }) => message.split(/\.\s|\n/, 1)[0].replace(/\.$/, '');

/**
 * Parses the command line: `options` as for parseArgs, `positionals`: whether words
 * that are no options are allowed. Throws a UsageError.
 */
export function readOptions(
  { options = {}, positionals = false } = {},
  args = process.argv.slice(2),
) {
  try {
    const own = args.filter((arg) => arg !== kYes);
    return parseArgs({ args: own, options, allowPositionals: positionals });
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const names = Object.keys(options).map((name) => `--${name}`);
    const known = names.length > 0 ? `the options are ${names.join(', ')}` : 'there are no options';
    throw new UsageError(`${reason(error)}; ${known}`);
  }
}

/** For commands without options and arguments. */
export const takeNoOptions = () => void readOptions();

/** An option with one or more names: `--only a,b` or `--only a --only b`. */
export const kNames = { type: 'string', multiple: true };

/** The names of such an option; undefined where it is not given. */
export function readNames(texts, option, known) {
  const names = texts?.flatMap((text) => text.split(','));
  for (const name of names ?? []) rejectUnknown(name, option, known);
  return names;
}

/** `what`: the meaning of the name, such as `--only` or `pair`. */
export function rejectUnknown(name, what, known) {
  if (known.includes(name)) return;
  throw new UsageError(`${what} ${name}: it must be one of ${known.join(', ')}`);
}

/** The integer value of an option; undefined where it is not given. */
export function readInteger(text, option, least = 1, most = Number.MAX_SAFE_INTEGER) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const upTo = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `${least} to ${most}`;
  throw new UsageError(`${option} ${text}: a whole number of ${upTo} is needed`);
}
