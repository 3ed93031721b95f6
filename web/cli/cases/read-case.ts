// Parses a case from untrusted text and validates all of it.
import * as v from 'valibot';
import { type Core, InvalidShapeError } from '../../core/index.node.ts';
import { pathText, shorten, shortJson } from '../../strings/printable.ts';
import type { CliKey, Translator } from '../language.ts';
import type { Line, LineFault } from '../line-splitter.ts';
import { type Case, caseSchema, expectationSchema } from './case-schema.ts';
import { type Check, compileCheck } from './compile-check.ts';
import { duplicateKey } from './duplicate-key.ts';

/** An error in a line: its place, the value there, and what is expected. */
export interface Fault {
  /** Stable, for programs. */
  readonly code:
    | 'missing'
    | 'unknownField'
    | 'duplicateField'
    | 'wrong'
    | 'notJson'
    | 'notAnObject'
    | 'invalidShape'
    | 'notInTime'
    | LineFault;
  /** Such as `a.halfExtents[1]`; empty: all of it. */
  readonly field: string;
  /** The value, shortened. */
  readonly value: string;
  readonly expects: CliKey;
  /** Which JSON value is in place of an object. */
  readonly found?: JsonType;
  /** The line expects something that can't be read, wherever its fault is. */
  readonly badExpectation?: boolean;
}

type JsonType = 'array' | 'number' | 'string' | 'boolean' | 'null';

export type CaseRead = { readonly read: Case } | { readonly fault: Fault };

export type CaseReader = (line: Pick<Line, 'text' | 'fault'>) => CaseRead;

/** Reads cases; the core has not yet checked the numbers of their shapes. */
export function caseReader({ catalog }: Core): CaseReader {
  const schema = caseSchema(catalog);
  const isCase = compileCheck(schema);
  const isExpectation = compileCheck(expectationSchema(catalog));
  return (line) => {
    const parsed = parseLine(line);
    if ('fault' in parsed) return parsed;
    if (isCase(parsed.data)) return { read: parsed.data as Case };
    const read = readBy(schema, parsed.data);
    if (!('fault' in read)) return read;
    return {
      fault: { ...read.fault, badExpectation: !expectsNothingWrong(isExpectation, parsed.data) },
    };
  };
}

const kFields: ReadonlySet<string> = new Set(['a', 'b', 'name', 'expect']);

/** Has an expectation that can be read, or surely none: another field may be one that is misspelled. */
function expectsNothingWrong(isExpectation: Check, data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return true;
  if (Object.keys(data).some((name) => !kFields.has(name))) return false;
  return !('expect' in data) || isExpectation(data.expect);
}

/** The JSON value of a line. */
export function parseLine({
  text,
  fault,
}: Pick<Line, 'text' | 'fault'>): { readonly data: unknown } | { readonly fault: Fault } {
  if (fault) return { fault: { code: fault, field: '', value: '', expects: `expects.${fault}` } };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const value = shorten(text);
    return { fault: { code: 'notJson', field: '', value, expects: 'expects.case' } };
  }
  const twice = duplicateKey(text, data);
  if (twice === null) return { data };
  const field = shorten(twice);
  return { fault: { code: 'duplicateField', field, value: '', expects: 'expects.case' } };
}

/** A JSON value of this form, or what is wrong with it. */
export function readBy<T>(
  schema: v.GenericSchema<unknown, T>,
  data: unknown,
): { readonly read: T } | { readonly fault: Fault } {
  const read = v.safeParse(schema, data, { abortEarly: true });
  return read.success ? { read: read.output } : { fault: structureFault(read.issues[0]) };
}

function structureFault(issue: v.BaseIssue<unknown>): Fault {
  const field = pathText(issue.path);
  // The last key of the path is wrong, not its value.
  const key = issue.path?.at(-1);
  const atKey = key?.type === 'object' && key.origin === 'key';
  if (atKey && issue.expected === 'never') {
    return { code: 'unknownField', field, value: shortJson(key.value), expects: fieldsOf(issue) };
  }
  if (atKey || issue.input === undefined) {
    return { code: 'missing', field, value: '', expects: fieldsOf(issue) };
  }
  const wrong = { field, value: shortJson(issue.input), expects: issue.message as CliKey };
  if (field !== '') return { code: 'wrong', ...wrong };
  return { code: 'notAnObject', ...wrong, found: jsonTypeOf(issue.input) };
}

function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as JsonType);
}

const fieldsOf = (issue: v.BaseIssue<unknown>) => issue.message as CliKey;

/** The fault of a shape that the core rejected; rethrows any other error. */
export function shapeFault(error: unknown): Fault {
  if (!(error instanceof InvalidShapeError)) throw error;
  return {
    code: 'invalidShape',
    field: `${error.shape}.${error.field}`,
    value: typeof error.value === 'string' ? shorten(error.value) : shortJson(error.value),
    expects: `expects.reason.${error.reason}` as CliKey,
  };
}

/** A fault as a sentence. */
export function faultText(
  { code, field, value, expects, found }: Fault,
  { translate }: Translator,
): string {
  return translate(`fault.${code}`, {
    field,
    value,
    found: found ? translate(`json.${found}`) : '',
    expects: translate(expects),
  });
}
