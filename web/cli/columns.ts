// Text in terminal columns; East Asian wide characters take two.
import { eastAsianWidth } from 'get-east-asian-width';

export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += eastAsianWidth(letter.codePointAt(0) ?? 0);
  return width;
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export interface Column {
  readonly heading: string;
  readonly align: 'start' | 'end';
}

/** Rows below a heading, each column as wide as it needs. */
export function columns(heads: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map(({ heading }, i) =>
    rows.reduce((most, row) => Math.max(most, widthOf(row[i] ?? '')), widthOf(heading)),
  );
  const lineOf = (cells: readonly string[]) =>
    heads
      .map(({ align }, i) => (align === 'end' ? padStart : padEnd)(cells[i] ?? '', widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [heads.map(({ heading }) => heading), ...rows].map((row) => `${lineOf(row)}\n`).join('');
}
