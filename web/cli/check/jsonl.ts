// A line's record as one line of JSON, for programs.
import { faultText } from '../cases/read-case.ts';
import { toJson } from '../json.ts';
import type { Translator } from '../language.ts';
import { isBad, type LineRecord } from './record.ts';

export function jsonLine(record: LineRecord, translator: Translator): string {
  const { file, line, name } = record;
  const ofFile = file === null ? '' : `"file":${toJson(file)},`;
  const ofName = name === undefined ? '' : `"name":${toJson(name)},`;
  return `{${ofFile}"line":${line},${ofName}${resultFields(record, translator)}}\n`;
}

function resultFields(record: LineRecord, translator: Translator): string {
  if (isBad(record)) {
    const { code, field, value } = record.fault;
    return `"error":${toJson({ code, field, value, message: faultText(record.fault, translator) })}`;
  }
  const { mismatches } = record;
  const verdict = `"verdict":${toJson(record.results.verdict)}`;
  if (mismatches === null) return verdict;
  if (mismatches.length === 0) return `${verdict},"asExpected":true`;
  return `${verdict},"asExpected":false,"mismatches":${toJson(mismatches)}`;
}
