// A step of a calculation as it is shown: symbol, formula, the formula with numbers, and the result.
import { html, nothing, type TemplateResult } from 'lit';
import type { Strings } from '../../strings/index.ts';
import { copyableNumber } from '../controls/copyable-number.ts';
import { formulaTemplate, numberPieces, symbolPieces, symbolTemplate } from './formula.ts';
import type { Line } from './line.ts';
import { kReasonTexts } from './result.ts';

export interface Shown {
  readonly inFull: boolean;
  readonly strings: Strings;
}

export function linesTemplate(lines: readonly Line[], shown: Shown): TemplateResult {
  return html`<div class="calculations">${lines.map((line) => lineTemplate(line, shown))}</div>`;
}

function lineTemplate(line: Line, shown: Shown): TemplateResult {
  const { symbol, formula, quantities, parts } = line;
  const numbers = formula === '' ? null : numberPieces(formula, quantities);
  return html`<div class="calculation">
    <div class="symbol">${symbolTemplate(symbol)}</div>
    <div>
      ${
        saysMore(line)
          ? html`<p class="formula">= ${formulaTemplate(symbolPieces(formula, quantities))}</p>`
          : nothing
      }
      ${numbers ? html`<p class="formula">= ${formulaTemplate(numbers)}</p>` : nothing}
      <p class="result"><span>=</span>${resultTemplate(line, shown)}</p>
      ${
        parts
          ? html`<details class="parts">
              <summary>${shown.strings['quaternion.parts']}</summary>
              ${linesTemplate(parts, shown)}
            </details>`
          : nothing
      }
    </div>
  </div>`;
}

/** Whether the formula differs from the symbol, as it does not for a product. */
function saysMore({ symbol, formula, quantities }: Line): boolean {
  const texts = symbolPieces(formula, quantities).map(({ text, part }) => text + part);
  const [told, named] = [texts.join(''), symbol].map((text) => text.replace(/[ ^]/g, ''));
  return told !== '' && told !== named;
}

export function resultTemplate({ symbol, result, unit }: Line, shown: Shown): TemplateResult {
  const { inFull, strings } = shown;
  if ('refused' in result) {
    return html`<span class="refused">${strings[kReasonTexts[result.refused]]}</span>`;
  }
  const name = symbol.replace(/[_^]/g, '');
  return copyableNumber({ name, numbers: result.value, unit: unit ?? '', inFull, strings });
}
