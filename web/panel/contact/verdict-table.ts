// The core's exact verdict next to that of the textbook test in float32.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { signed } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { type ContactModel, isPlainPair, wordOf } from './contact-model.ts';

export function verdictTable(model: ContactModel): TemplateResult {
  const { verdict, single, items, strings } = model;
  const shapes = items.map(({ shape }) => shape);
  const isPlain = isPlainPair(shapes);
  const other = (isPlain && single?.test(...shapes)) || null;
  const differs = other !== null && other.outcome !== verdict.outcome;
  const by = strings[verdict.decidedBy === 'exact' ? 'contact.by.exact' : 'contact.by.filter'];
  return html`<section class="section" aria-labelledby="opinions-title">
    <h2 id="opinions-title">${strings['contact.opinions']}</h2>
    <table>
      <tr>
        <th scope="row">${strings['contact.exact']}<small>${by}</small></th>
        <td class=${verdict.outcome}>${wordOf(model, verdict.outcome, verdict)}</td>
        <td>${meters(verdict.gap, model)}</td>
      </tr>
      ${
        isPlain
          ? html`<tr class=${classMap({ differs })}>
              <th scope="row">float32<small>${strings['contact.textbook']}</small></th>
              <td class=${other?.outcome ?? ''}>${other ? wordOf(model, other.outcome, verdict) : strings.loading}</td>
              <td>${other ? meters(other.gap, model) : ''}</td>
            </tr>`
          : null
      }
    </table>
    <p class=${classMap({ wrong: differs })} role="status">
      ${other ? strings[differs ? 'contact.differs' : 'contact.agrees'] : ''}
    </p>
  </section>`;
}

function meters(gap: number | null, { strings }: ContactModel): string {
  return gap === null ? '' : format(strings['code.metres'], { value: signed(gap) });
}
