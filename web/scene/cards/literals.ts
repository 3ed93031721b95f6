// Numbers as source text: the shortest decimals that round-trip to the same double.

/** For JavaScript and JSON; JSON.stringify would turn −0 into 0. */
export function scriptNumber(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** JSON has no infinity and no NaN: null stands for a number that has no end or no meaning. */
export function jsonNumber(value: number): string {
  return Number.isFinite(value) ? scriptNumber(value) : 'null';
}

/** `[1, 2, null]`, or a single number. */
export function jsonValue(value: number | readonly number[]): string {
  return typeof value === 'number' ? jsonNumber(value) : `[${value.map(jsonNumber).join(', ')}]`;
}

/** Always with a decimal point or exponent: otherwise it would be an integer literal in C++. */
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
