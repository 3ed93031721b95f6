// Parses the command line; errors are in the user's language.
import { parseArgs } from 'node:util';
import { shortJson } from '../strings/printable.ts';
import type { OptionForm, OptionForms, ParsedArguments } from './command.ts';
import { UsageError } from './errors.ts';

type Value = string | true;

/** @throws UsageError */
export function parseOptions(args: readonly string[], forms: OptionForms): ParsedArguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(forms).map(([name, { type, short }]) => [
        name,
        { type: type === 'flag' ? 'boolean' : 'string', ...(short ? { short } : {}) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, Value>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') {
      values.set(
        token.name,
        givenValue(token, Object.hasOwn(forms, token.name) && forms[token.name]),
      );
    }
  }
  return {
    positionals,
    has: (name) => values.has(name),
    flag: (name) => values.get(name) === true,
    text: (name) => textOf(values.get(name)),
    number: (name) => {
      const text = textOf(values.get(name));
      return text === undefined ? undefined : Number(text);
    },
  };
}

const textOf = (value: Value | undefined) => (value === true ? undefined : value);

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
}

function givenValue({ rawName, value }: OptionToken, form: OptionForm | undefined | false): Value {
  const option = shortJson(rawName).slice(1, -1);
  if (!form) throw new UsageError('usage.unknownOption', { option });
  if (form.type === 'flag') {
    if (value !== undefined) throw new UsageError('usage.noValue', { option });
    return true;
  }
  if (value === undefined) throw new UsageError('usage.value', { option });
  const { choices } = form;
  if (choices && !choices.includes(value)) {
    const given = { option, value: shortJson(value), choices: choices.join(', ') };
    throw new UsageError('usage.choice', given);
  }
  if (form.type === 'number') checkNumber(option, value);
  if (form.type === 'count') checkCount(option, value, form.most);
  return value;
}

const numberOf = (value: string) => (value.trim() === '' ? Number.NaN : Number(value));

function checkNumber(option: string, value: string): void {
  const size = numberOf(value);
  if (size >= 0 && Number.isFinite(size)) return;
  throw new UsageError('usage.number', { option, value: shortJson(value) });
}

function checkCount(option: string, value: string, most = Number.MAX_SAFE_INTEGER): void {
  const count = numberOf(value);
  if (Number.isSafeInteger(count) && count >= 1 && count <= most) return;
  const given = { option, value: shortJson(value) };
  throw most < Number.MAX_SAFE_INTEGER
    ? new UsageError('usage.countUpTo', { ...given, most })
    : new UsageError('usage.count', given);
}
