// Numbers in fields: a short form to read, and a full one to edit.

/** What fits into a narrow field. */
const kDigits = 6;

/** So many significant digits at most, with a minus as wide as a plus. */
export function shortForm(value: number, digits = kDigits): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞').replace('-', '−');
  return String(Number(value.toPrecision(digits)))
    .replaceAll('-', '−')
    .replace('+', '');
}

/** The shortest text that is read back as the very same double. */
export function fullForm(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
