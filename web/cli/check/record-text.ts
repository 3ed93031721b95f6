// A line's failure in words: for the table, and for the log beside JSONL.

import { shortJson } from '../../strings/printable.ts';
import { faultText } from '../cases/read-case.ts';
import type { Speech } from '../language.ts';
import { isBad, type LineRecord } from './record.ts';

/** One text for each thing that is wrong with a line; none when all is well. */
export function complaints(record: LineRecord, speech: Speech): string[] {
  if (isBad(record)) return [faultText(record.fault, speech)];
  return (record.mismatches ?? []).map(({ field, expected, actual }) =>
    speech.say('mismatch', { field, expected: valueText(expected), actual: valueText(actual) }),
  );
}

/** Vectors are shown with all their digits: they may differ in the last one only. */
function valueText(value: unknown): string {
  const isVector = Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);
  return isVector ? `[${value.join(', ')}]` : shortJson(value);
}

/** `cases.jsonl:12`, or `line 12` where there is one file. */
export function placeText({ file, line }: LineRecord, { say }: Speech): string {
  return file === null ? say('place.line', { line }) : say('place.file', { file, line });
}
