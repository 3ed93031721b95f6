// A line's record as one line of JSON, for programs.
import { faultText } from '../cases/read-case.ts';
import { toJson } from '../json.ts';
import type { Speech } from '../language.ts';
import { isBad, type LineRecord } from './record.ts';

export function jsonLine(record: LineRecord, speech: Speech): string {
  const { file, line, name } = record;
  const ofFile = file === null ? '' : `"file":${toJson(file)},`;
  const ofName = name === undefined ? '' : `"name":${toJson(name)},`;
  return `{${ofFile}"line":${line},${ofName}${said(record, speech)}}\n`;
}

function said(record: LineRecord, speech: Speech): string {
  if (isBad(record)) {
    const { code, field, value } = record.fault;
    return `"error":${toJson({ code, field, value, message: faultText(record.fault, speech) })}`;
  }
  const { mismatches } = record;
  const verdict = `"verdict":${toJson(record.answers.verdict)}`;
  if (mismatches === null) return verdict;
  if (mismatches.length === 0) return `${verdict},"asExpected":true`;
  return `${verdict},"asExpected":false,"mismatches":${toJson(mismatches)}`;
}
