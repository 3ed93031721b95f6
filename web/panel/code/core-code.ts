// The C++ source of the pair's test, with the line that decided the current step.

import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf } from '../../page/selectors.ts';
import { type Explained, stepsOf } from '../../strings/names.ts';
import { format } from '../../strings/text.ts';
import { listing, notLoaded } from './listing.ts';
import { sourceOf } from './sources.ts';
import { stepValues } from './step-values.ts';

/** `file` is relative to cpp/, as in the catalog. */
export function coreCode(
  page: Page,
  commands: Commands,
  explained: Explained,
  file: string,
): TemplateResult {
  const { strings } = page;
  const step = stepsOf(explained)[currentRowOf(page)];
  const source = sourceOf(file).get(() => commands.page.refresh());
  return html`<div class="file">
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
        ? notLoaded(source, strings)
        : listing(file, source, step?.line ?? 0)
    }`;
}
