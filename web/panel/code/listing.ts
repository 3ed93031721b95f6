// A scrollable source with line numbers. Its heading has the id `code-file`.

import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Strings } from '../../strings/index.ts';
import { afterRender } from '../controls/after-render.ts';
import type { CodeLine } from './highlight.ts';

/** Lines of context kept visible above and below the current one. */
const kMargin = 2;

/** `current`: the number of the lit line, which is scrolled into view; 0: none. */
export function listing(name: string, lines: readonly CodeLine[], current: number): TemplateResult {
  return html`<div
    class="source"
    role="region"
    tabindex="0"
    aria-labelledby="code-file"
    ${afterRender(`${name}:${current}`, reveal)}
  >
    <code>${guard([lines, current], () => lines.map((line, i) => lineTemplate(line, i + 1 === current)))}</code>
  </div>`;
}

/** In place of a source. */
export function notLoaded(state: 'loading' | 'failed', strings: Strings): TemplateResult {
  return html`<p class="empty" role="status">
    ${state === 'loading' ? strings['code.loading'] : strings['panel.failed']}
  </p>`;
}

function lineTemplate(line: CodeLine, current: boolean): TemplateResult {
  const pieces = line.map(({ text, className }) =>
    className === '' ? text : html`<span class=${className}>${text}</span>`,
  );
  return current ? html`<mark aria-current="step">${pieces}</mark>` : html`<span>${pieces}</span>`;
}

/** Scrolls the listing only: scrollIntoView would also scroll the host page of an embedded figure. */
function reveal(listing: HTMLElement): void {
  const current = listing.querySelector('mark');
  if (!current) {
    listing.scrollTop = 0;
    return;
  }
  const [inner, outer] = [current.getBoundingClientRect(), listing.getBoundingClientRect()];
  if (inner.height > outer.height) {
    listing.scrollTop += inner.top - outer.top; // its beginning, with its number
    return;
  }
  const margin = kMargin * inner.height;
  if (inner.top - margin >= outer.top && inner.bottom + margin <= outer.bottom) return;
  listing.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
