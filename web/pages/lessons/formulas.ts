// Buttons that copy displayed formulas as LaTeX, with the numbers that the figure has now.
import { copyText } from '../../shared/clipboard.ts';

/** How long a button says that it has copied, in milliseconds. */
const kShown = 2_000;

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

async function copy(button: HTMLButtonElement, formula: HTMLElement): Promise<void> {
  const words = button.ariaLabel;
  await copyText(formulaLatex(formula));
  button.classList.add('copied');
  button.ariaLabel = button.dataset['copied'] ?? words;
  setTimeout(() => {
    button.classList.remove('copied');
    button.ariaLabel = words;
  }, kShown);
}

/** Where the browser lets pages write to the clipboard. */
export function connectFormulas(): void {
  if (!('clipboard' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy-formula')) {
    const formula = button.parentElement;
    if (!formula) continue;
    button.hidden = false;
    button.ariaLive = 'polite';
    button.addEventListener('click', () => {
      copy(button, formula).catch((error: unknown) => console.warn('Not copied:', error));
    });
  }
}
