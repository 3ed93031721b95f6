import { html, type TemplateResult } from 'lit';
import type { VerdictLine } from '../strings/verdict.ts';

export function verdictTemplate({ tone, word, detail }: VerdictLine): TemplateResult {
  return html`<p class="verdict" data-tone=${tone} data-covers="top">
    <strong>${word}</strong><span>${detail}</span>
  </p>`;
}
