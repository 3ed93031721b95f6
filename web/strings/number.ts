// Number formatting. In text: three decimals, a minus as wide as a plus, powers of ten where three decimals would hide
// the number or be too long for a column. In input fields: a short form to read, and a full one to edit.
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

const kDigits = 6;
/** Characters that fit into a narrow field, so that no number is cut off. */
const kCharacters = 9;

/** At most this many significant digits, fewer if they don't fit, with a minus as wide as a plus. */
export function shortForm(value: number, digits = kDigits): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞').replace('-', '−');
  const rounded = Number(value.toPrecision(digits));
  const forms = [String(rounded), rounded.toExponential()].map((text) =>
    text.replaceAll('-', '−').replace('+', ''),
  );
  return forms.find(({ length }) => length <= kCharacters) ?? shortForm(value, digits - 1);
}

/** The shortest text that parses to the same double. */
export function fullForm(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
