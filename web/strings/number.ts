// Numbers as they are read: three decimals, a minus as wide as a plus, powers of ten where three
// decimals would hide the number or be too long for a column.

const kMinus = '−';
const kSuperscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Below this, three decimals would show zero for something that is not. */
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

function magnitude(size: number): string {
  if (Number.isNaN(size)) return '–';
  if (size === Number.POSITIVE_INFINITY) return '∞';
  if (size !== 0 && (size < kTiny || size >= kHuge)) return scientific(size);
  return size.toFixed(size >= 1000 ? 1 : 3);
}

function scientific(size: number): string {
  const [digits = '', power = '0'] = size.toExponential(1).split('e');
  const exponent = [...power.replace('+', '')]
    .map((c) => (c === '-' ? '⁻' : kSuperscripts[Number(c)]))
    .join('');
  return `${digits}×10${exponent}`;
}
