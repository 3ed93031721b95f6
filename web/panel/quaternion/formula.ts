// Formulas, once with the names of their quantities and once with the numbers put in. A template has quantities
// in braces, `{q.w}{p.x} + {q.x}{p.w}`: a whole one, or one component, or an exponent `{q}{^t}`. Neighbors are
// multiplied.
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
const kPlaceholder = /\{(\^?\w+)(?:\.([xyzw]))?\}/;

export interface Piece {
  readonly text: string;
  /** The component of the quantity that the text names; empty for none. */
  readonly part: string;
  readonly isNumber: boolean;
  /** It is an exponent. */
  readonly isRaised: boolean;
}

type Shown = Pick<Piece, 'text' | 'part' | 'isNumber'>;

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
  return piecesOf(template.replace(/\}\{(?!\^)/g, '}·{'), (name, part) => {
    const numbers = quantities[name]?.numbers;
    if (!numbers) return null;
    const chosen = part === '' ? numbers : [numbers[kParts.indexOf(part)] as number];
    return { text: numberText(chosen), part: '', isNumber: true };
  });
}

function piecesOf(
  template: string,
  shownOf: (name: string, part: string) => Shown | null,
): readonly Piece[] | null {
  // Text, name and component take turns.
  const split = template.split(kPlaceholder);
  const pieces: Piece[] = [];
  for (let i = 0; i < split.length; i += 3) {
    const [text = '', placeholder, part = ''] = split.slice(i, i + 3);
    if (text) pieces.push({ text, part: '', isNumber: false, isRaised: false });
    if (placeholder === undefined) break;
    const name = placeholder.replace('^', '');
    const shown = shownOf(name, part);
    if (!shown) return null;
    pieces.push({ ...shown, isRaised: name !== placeholder });
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
  pieces.map((piece) => (piece.isRaised ? html`<sup>${piece.text}</sup>` : pieceTemplate(piece)));

/** A line may break after each component of a quaternion, and within none. */
const pieceTemplate = ({ text, part, isNumber }: Piece): TemplateResult =>
  isNumber
    ? html`${text
        .split(' ')
        .map((each, i) => [i === 0 ? nothing : ' ', html`<span class="number">${each}</span>`])}`
    : html`${symbolTemplate(text)}${part === '' ? nothing : html`<sub>${part}</sub>`}`;

/** `q_x` and `e^w` with the letter below or above the line; a newline breaks it. */
export const symbolTemplate = (symbol: string): readonly (TemplateResult | string)[] =>
  symbol.split(/([_^]\w|\n)/).map((piece) => {
    if (piece === '\n') return html`<br />`;
    if (piece.startsWith('_')) return html`<sub>${piece.slice(1)}</sub>`;
    return piece.startsWith('^') ? html`<sup>${piece.slice(1)}</sup>` : piece;
  });
