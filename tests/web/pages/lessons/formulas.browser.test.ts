// The LaTeX of a formula, with the numbers that are shown now.
import { expect, test } from 'vitest';
import { formulaLatex } from '../../../../web/pages/lessons/formulas.ts';

function formula(latex: string, ...shown: readonly string[]): HTMLElement {
  const element = document.createElement('div');
  element.dataset['latex'] = latex;
  // as KaTeX has it: the denominator first
  const spans = shown.map((text, i) => `<span data-place="${i}">${text}</span>`).toReversed();
  element.innerHTML = `<span class="katex-html">${spans.join('')}</span>`;
  return element;
}

test.each([
  ['g = @0@', ['0.454'], 'g = 0.454'],
  ['\\frac{@0@}{@1@}', ['1.000', '2.000'], '\\frac{1.000}{2.000}'],
  ['@0@', ['−0.500'], '-0.500'],
  ['@0@', ['+0.500'], '+0.500'],
  ['@0@', ['∞'], '\\infty'],
  ['@0@', ['−1.20 × 10⁻¹⁶'], '-1.20 \\times 10^{-16}'],
  ['@0@', ['–'], '\\text{–}'],
  ['@0@', ['they meet'], '\\text{they meet}'],
  ['@0@', ['겹침'], '\\text{겹침}'],
])('%s with %j is %s', (latex, shown, expected) => {
  expect(formulaLatex(formula(latex, ...shown))).toBe(expected);
});
