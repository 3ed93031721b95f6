// Formulas, once with the names of their quantities and once with the numbers put in. A template has quantities
// in braces, `{q.w}{p.x} + {q.x}{p.w}`: a whole one, or one component. Neighbours are multiplied.
import { html, nothing, type TemplateResult } from 'lit';
import { shortForm } from '../../strings/digits.ts';

export interface Quantity {
  readonly symbol: string;
  /** One number, or the components; null: unknown. */
  readonly numbers: readonly number[] | null;
}
export type Quantities = Readonly<Record<string, Quantity>>;

/** Significant digits of numbers within a formula. */
const kDigits = 4;
const kParts = 'xyzw';
const kPlaceholder = /\{(\w+)(?:\.([xyzw]))?\}/;

export interface Piece {
  readonly text: string;
  /** The component of the quantity that the text names; empty for none. */
  readonly part: string;
  readonly isNumber: boolean;
}

const plain = (text: string): Piece => ({ text, part: '', isNumber: false });

/** The formula in symbols. */
export function symbolPieces(template: string, quantities: Quantities): readonly Piece[] {
  return piecesOf(template, (name, part) => ({
    text: quantities[name]?.symbol ?? name,
    part,
    isNumber: false,
  })) as readonly Piece[];
}

/** The formula with numbers; null: one of them is unknown. */
export function numberPieces(template: string, quantities: Quantities): readonly Piece[] | null {
  return piecesOf(template.replaceAll('}{', '}·{'), (name, part) => {
    const numbers = quantities[name]?.numbers;
    if (!numbers) return null;
    const chosen = part === '' ? numbers : [numbers[kParts.indexOf(part)] as number];
    return { text: numberText(chosen), part: '', isNumber: true };
  });
}

function piecesOf(
  template: string,
  pieceOf: (name: string, part: string) => Piece | null,
): readonly Piece[] | null {
  // Text, name and component take turns.
  const split = template.split(kPlaceholder);
  const pieces: Piece[] = [];
  for (let i = 0; i < split.length; i += 3) {
    if (split[i]) pieces.push(plain(split[i] as string));
    if (i + 1 >= split.length) break;
    const piece = pieceOf(split[i + 1] as string, split[i + 2] ?? '');
    if (!piece) return null;
    pieces.push(piece);
  }
  return pieces;
}

/** `0.5`, `(−0.5)` or `(1, 2, 3)`. */
function numberText(numbers: readonly number[]): string {
  const all = numbers.map((number) => shortForm(number, kDigits));
  const [single = ''] = all;
  if (all.length > 1) return `(${all.join(', ')})`;
  return single.startsWith('−') ? `(${single})` : single;
}

export const formulaTemplate = (pieces: readonly Piece[]): readonly TemplateResult[] =>
  pieces.map(({ text, part, isNumber }) =>
    isNumber
      ? html`<span class="number">${text}</span>`
      : html`${symbolTemplate(text)}${part === '' ? nothing : html`<sub>${part}</sub>`}`,
  );

/** `q_x` and `e^w` with the letter below or above the line. */
export const symbolTemplate = (symbol: string): readonly (TemplateResult | string)[] =>
  symbol.split(/([_^]\w)/).map((piece) => {
    if (piece.startsWith('_')) return html`<sub>${piece.slice(1)}</sub>`;
    return piece.startsWith('^') ? html`<sup>${piece.slice(1)}</sup>` : piece;
  });
