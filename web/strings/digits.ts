// Numbers in input fields: a short form to read, and a full one to edit.

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
