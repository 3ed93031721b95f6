// Numbers in fields: a short form to read, and a full one to edit.

const kDigits = 6;
/** What fits into a narrow field: a number that is cut off would be another number. */
const kCharacters = 9;

/** So many significant digits at most, fewer where there is no room, with a minus as wide as a plus. */
export function shortForm(value: number, digits = kDigits): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞').replace('-', '−');
  const rounded = Number(value.toPrecision(digits));
  const forms = [String(rounded), rounded.toExponential()].map((text) =>
    text.replaceAll('-', '−').replace('+', ''),
  );
  return forms.find(({ length }) => length <= kCharacters) ?? shortForm(value, digits - 1);
}

/** The shortest text that is read back as the very same double. */
export function fullForm(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
