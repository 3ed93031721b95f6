// The options of a command line, read by node:util; what is wrong with them is said in one line.
import { parseArgs } from 'node:util';
import { Problem } from './steps.mjs';

/** A command line that asks for what there is not. */
export class UsageError extends Problem {
  exitCode = 2;
}

/** Of Node's message the part that names what is wrong, without its advice. */
const reason = ({ message }) => message.split(/\.\s|\n/, 1)[0].replace(/\.$/, '');

/**
 * What a command line says: `options` as parseArgs takes them, `positionals` whether it takes words
 * that are no options. Throws a UsageError.
 */
export function readOptions(
  { options = {}, positionals = false } = {},
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options, allowPositionals: positionals });
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const names = Object.keys(options).map((name) => `--${name}`);
    const known = names.length > 0 ? `the options are ${names.join(', ')}` : 'there are no options';
    throw new UsageError(`${reason(error)}; ${known}`);
  }
}

/** For commands that take neither options nor words. */
export const takeNoOptions = () => void readOptions();

/** An option that names one thing or several: `--only a,b` or `--only a --only b`. */
export const kNames = { type: 'string', multiple: true };

/** The names that such an option gives; undefined where it is not given. */
export function readNames(texts, option, known) {
  const names = texts?.flatMap((text) => text.split(','));
  for (const name of names ?? []) refuseUnknown(name, option, known);
  return names;
}

/** `what`: what the name was to be, such as `--only` or `pair`. */
export function refuseUnknown(name, what, known) {
  if (known.includes(name)) return;
  throw new UsageError(`${what} ${name}: it must be one of ${known.join(', ')}`);
}

/** The number that an option gives; undefined where it is not given. */
export function readWhole(text, option, least = 1, most = Number.MAX_SAFE_INTEGER) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const upTo = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `${least} to ${most}`;
  throw new UsageError(`${option} ${text}: a whole number of ${upTo} is needed`);
}
