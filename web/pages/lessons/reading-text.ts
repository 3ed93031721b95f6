// How a reading is written in a text.
import type { Reading } from './readings.ts';

export interface ReadingStyle {
  /** Digits behind the point. Default: 3. */
  readonly digits?: number;
  /** A plus in front of positive numbers. */
  readonly isSigned?: boolean;
}

/** Whole numbers for what is counted, such as how many axes are asked. */
export const defaultDigits = (path: string): number =>
  /^(count\.|asked)|\.number$/.test(path) ? 0 : 3;

const kMinus = '−';
/** Beyond these, powers of ten are read more easily. */
const kLarge = 1e6;
/** From here on, whole numbers are written in groups of three digits. */
const kGrouped = 1e4;

function scientific(size: number, digits: number): string {
  const [mantissa = '', power = '0'] = size.toExponential(digits).split('e');
  const raised = [...power.replace('+', '')].map((c) =>
    c === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)],
  );
  return `${mantissa} × 10${raised.join('')}`;
}

function sizeText(size: number, digits: number): string {
  if (size === Number.POSITIVE_INFINITY) return '∞';
  const isSmall = size !== 0 && size < 0.5 * 10 ** -digits;
  if (isSmall || size >= kLarge) return scientific(size, 2);
  if (digits === 0 && size >= kGrouped) return Math.round(size).toLocaleString('en');
  return size.toFixed(digits);
}

/** Components in parentheses, without the noise of rounding. */
export function vectorText(numbers: readonly number[]): string {
  const texts = numbers.map((number) => readingText(Number(number.toFixed(9)), {}));
  return `(${texts.join(', ')})`;
}

/** `words`: those of outcomes, sides and states of rows, by their names. */
export function readingText(
  reading: Reading,
  words: Readonly<Record<string, string>>,
  { digits = 3, isSigned = false }: ReadingStyle = {},
): string {
  if (reading === null || Number.isNaN(reading)) return '–';
  if (typeof reading === 'string') return words[`word.${reading}`] ?? reading;
  const text = sizeText(Math.abs(reading), digits);
  if (reading < 0) return kMinus + text;
  return isSigned && reading > 0 ? `+${text}` : text;
}
