// Buttons that copy displayed formulas as LaTeX, with the numbers that the figure has now.
import { copyText } from '../../shared/clipboard.ts';

/** How long a button says that it has copied, in milliseconds. */
const kShown = 2_000;

/** A reading as LaTeX. */
const latexOf = (text: string): string =>
  text
    .replace('−', '-')
    .replace('∞', '\\infty')
    .replace(/^(.*) × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/, (_, digits: string, power: string) => {
      const exponent = [...power].map((c) => (c === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(c))).join('');
      return `${digits} \\times 10^{${exponent}}`;
    })
    .replace(/^.*[^\d.+\-\\a-z{}^ ].*$/, '\\text{$&}');

/** The formula as it is shown now. */
export function formulaLatex(formula: HTMLElement): string {
  const shown = [...formula.querySelectorAll('.katex-html [data-reading]')];
  let next = 0;
  return (formula.dataset['latex'] ?? '').replaceAll(/@\d+@/g, () =>
    latexOf(shown[next++]?.textContent ?? ''),
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
