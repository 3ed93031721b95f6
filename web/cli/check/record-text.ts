// Messages about a failed line, for the table and for the failure log.

import { shortJson } from '../../strings/printable.ts';
import { faultText } from '../cases/read-case.ts';
import type { Translator } from '../language.ts';
import { isBad, type LineRecord } from './record.ts';

/** One message for each error or mismatch of a line. */
export function failureTexts(record: LineRecord, translator: Translator): string[] {
  if (isBad(record)) return [faultText(record.fault, translator)];
  return (record.mismatches ?? []).map(({ field, expected, actual }) =>
    translator.translate('mismatch', {
      field,
      expected: valueText(expected),
      actual: valueText(actual),
    }),
  );
}

/** Vectors are shown with all their digits: they may differ in the last one only. */
function valueText(value: unknown): string {
  const isVector = Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);
  return isVector ? `[${value.join(', ')}]` : shortJson(value);
}

/** `cases.jsonl:12`, or `line 12` where there is one file. */
export function placeText({ file, line }: LineRecord, { translate }: Translator): string {
  return file === null
    ? translate('place.line', { line })
    : translate('place.file', { file, line });
}
