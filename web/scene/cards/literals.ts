// Numbers as source text, bit for bit: the shortest decimals that are read back as the same double.

/** For JavaScript and JSON alike; JSON.stringify would make 0 of −0. */
export function scriptNumber(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** With a point or an exponent: without, C++ would read an integer, and refuse a long one. */
export function cppNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return 'kInfinity';
  const text = scriptNumber(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

/** `[1, 2, 3]`, or a single number as it is. */
export function scriptValue(value: number | readonly number[]): string {
  return typeof value === 'number'
    ? scriptNumber(value)
    : `[${value.map(scriptNumber).join(', ')}]`;
}

/** `{1.0, 2.0, 3.0}`, or a single number as it is. */
export function cppValue(value: number | readonly number[]): string {
  return typeof value === 'number' ? cppNumber(value) : `{${value.map(cppNumber).join(', ')}}`;
}
