// The Code tab: the C++ source of the pair's test, with the line that decided the current step.

import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { catalogOf, currentRowOf, explainedOf } from '../../page/selectors.ts';
import { stepsOf } from '../../strings/names.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { afterRender } from '../controls/after-render.ts';
import { code as styles } from './code-styles.ts';
import type { CodeLine } from './highlight.ts';
import { sourceOf } from './sources.ts';
import { stepValues } from './step-values.ts';

/** Lines of context kept visible above and below the current one. */
const kMargin = 2;

export function codeTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const explained = explainedOf(page);
  const catalog = catalogOf(page);
  const file = explained && catalog?.pairs[explained.ledger.pair]?.file;
  if (!(explained && file)) return html`<p class="empty">${strings['why.noPair']}</p>`;
  const step = stepsOf(explained)[currentRowOf(page)];
  const source = sourceOf(file).get(() => commands.page.refresh());
  return html`<div class="code" ${adoptStyles(styles)}>
    <div class="file">
      <h2 id="code-file">cpp/${file}</h2>
      ${step ? html`<p>${format(strings['code.line'], { line: step.line })}</p>` : null}
    </div>
    ${
      step
        ? stepValues(explained, step, strings)
        : html`<p class="values">${strings['code.none']}</p>`
    }
    ${
      typeof source === 'string'
        ? html`<p class="empty" role="status">
            ${source === 'loading' ? strings['code.loading'] : strings['panel.failed']}
          </p>`
        : listing(file, source, step?.line ?? 0)
    }
  </div>`;
}

function listing(file: string, lines: readonly CodeLine[], current: number): TemplateResult {
  return html`<div
    class="source"
    role="region"
    tabindex="0"
    aria-labelledby="code-file"
    ${afterRender(`${file}:${current}`, reveal)}
  >
    <code>${guard([lines, current], () => lines.map((line, i) => lineTemplate(line, i + 1 === current)))}</code>
  </div>`;
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
  const margin = kMargin * inner.height;
  if (inner.top - margin >= outer.top && inner.bottom + margin <= outer.bottom) return;
  listing.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
