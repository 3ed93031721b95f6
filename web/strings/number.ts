// Number formatting: three decimals, a minus as wide as a plus, powers of ten where three
// decimals would hide the number or be too long for a column.
import type { Strings } from './index.ts';

const kMinus = '−';
const kSuperscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Below this, three decimals would show zero for a non-zero number. */
const kTiny = 5e-4;
const kHuge = 1e5;

export function number(value: number): string {
  const sign = value < 0 ? kMinus : '';
  return sign + magnitude(Math.abs(value));
}

/** With a plus as well, for gaps: + apart, − overlap. */
export function signed(value: number): string {
  return value > 0 ? `+${magnitude(value)}` : number(value);
}

/** An angle in degrees, with at most one decimal. */
export function degrees(radians: number): string {
  const tenths = Math.round((radians * 1800) / Math.PI);
  return `${tenths < 0 ? kMinus : ''}${Math.abs(tenths) / 10}°`;
}

function magnitude(size: number): string {
  if (Number.isNaN(size)) return '–';
  if (size === Number.POSITIVE_INFINITY) return '∞';
  if (size !== 0 && (size < kTiny || size >= kHuge)) return scientific(size);
  return size.toFixed(size >= 1000 ? 1 : 3);
}

function scientific(size: number): string {
  const [digits = '', power = '0'] = size.toExponential(1).split('e');
  return `${digits}×${powerOfTen(Number(power))}`;
}

/** `10⁻⁶`. */
export function powerOfTen(power: number): string {
  const exponent = [...String(power)].map((c) => (c === '-' ? '⁻' : kSuperscripts[Number(c)]));
  return `10${exponent.join('')}`;
}

/** A factor: as digits while they are few, else as a power of ten. */
export function times(power: number): string {
  return power < 4 ? String(10 ** power) : powerOfTen(power);
}

/** Small numbers are words in running English, and stay figures in Korean. */
export function numberWord(count: number, strings: Strings): string {
  return strings.numbers.split(' ')[count] ?? String(count);
}
