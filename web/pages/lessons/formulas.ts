// Buttons that copy displayed formulas as LaTeX, with the numbers that the figure has now.
import { connectCopying } from '../shared/copy.ts';

const kDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const kNumber = /^([−+]?)(∞|[\d.]+)(?: × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/;

/** A reading as LaTeX. */
function latexOf(text: string): string {
  const [whole, sign, digits, power = ''] = kNumber.exec(text) ?? [];
  if (whole === undefined) return `\\text{${text}}`;
  const size = digits === '∞' ? '\\infty' : digits;
  const exponent = [...power].map((c) => (c === '⁻' ? '-' : kDigits.indexOf(c))).join('');
  const raised = exponent === '' ? '' : ` \\times 10^{${exponent}}`;
  return `${sign === '−' ? '-' : sign}${size}${raised}`;
}

/** The formula as it is shown now. */
export function formulaLatex(formula: HTMLElement): string {
  // in another order than in LaTeX: a denominator comes first
  const shown = (place: string) => formula.querySelector(`.katex-html [data-place="${place}"]`);
  return (formula.dataset['latex'] ?? '').replaceAll(/@(\d+)@/g, (_, place: string) =>
    latexOf(shown(place)?.textContent ?? ''),
  );
}

export function connectFormulas(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy-formula')) {
    const formula = button.parentElement;
    const words = button.ariaLabel;
    if (!formula) continue;
    connectCopying(button, {
      textOf: () => formulaLatex(formula),
      say: (isCopied) => {
        button.classList.toggle('copied', isCopied);
        button.ariaLabel = isCopied ? (button.dataset['copied'] ?? words) : words;
      },
    });
  }
}
