// A line's record as one line of JSON, for programs.
import { faultText } from '../cases/read-case.ts';
import { toJson } from '../json.ts';
import type { Speech } from '../words.ts';
import { isBad, type LineRecord } from './record.ts';

export function jsonLine(record: LineRecord, speech: Speech): string {
  const { line, name } = record;
  const place = { file: record.file ?? undefined, line, name };
  if (isBad(record)) {
    const { code, field, value } = record.fault;
    const error = { code, field, value, message: faultText(record.fault, speech) };
    return `${toJson({ ...place, error })}\n`;
  }
  const { mismatches } = record;
  const { verdict } = record.answers;
  const asExpected = mismatches === null ? undefined : mismatches.length === 0;
  const differs = mismatches?.length ? mismatches : undefined;
  return `${toJson({ ...place, verdict, asExpected, mismatches: differs })}\n`;
}
