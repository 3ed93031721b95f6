// The section Where they meet: the contact manifold, or all that the two shapes have in common, as a viewer chooses.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ContactCommands } from '../../page/commands.ts';
import type { ContactAnswer } from '../../page/contact.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './common.css?inline';
import type { ContactModel } from './contact-model.ts';

import { intersection } from './intersection.ts';
import { manifold } from './manifold.ts';
import { meshSection } from './mesh-section.ts';

export function commonSection(model: ContactModel): TemplateResult {
  const { strings, contacts } = model;
  return html`<section class="section common" aria-labelledby="common-title" ${adoptStyles(styles)}>
    <h2 id="common-title">${strings['common.title']}</h2>
    ${typeof contacts === 'string' ? html`<p role="status">${strings[kWaiting[contacts]]}</p>` : chosen(model, contacts)}
  </section>`;
}

const kWaiting = { loading: 'loading', failed: 'panel.failed' } as const;

function chosen(model: ContactModel, settings: ContactCommands): TemplateResult | null {
  const { answer } = settings;
  if (answer === null) return null;
  return html`${choice(model, settings, answer)} ${answered(model, settings, answer)}`;
}

function answered(
  model: ContactModel,
  settings: ContactCommands,
  answer: ContactAnswer,
): TemplateResult {
  if ('contacts' in answer) return manifold(model, settings, answer);
  if ('section' in answer) return meshSection(model, settings, answer);
  return intersection(model, settings, answer);
}

function choice(
  { strings }: ContactModel,
  settings: ContactCommands,
  { view }: ContactAnswer,
): TemplateResult {
  return html`<fieldset>
    <legend class="heard">${strings['common.shown']}</legend>
    ${kShown.map(
      (shown) => html`<label>
        <input
          type="radio"
          name="common-shown"
          .checked=${live(view.shown === shown)}
          @change=${() => settings.set({ shown, part: null, lit: null })}
        />
        <span>${strings[`${shown}.title`]}</span>
      </label>`,
    )}
  </fieldset>`;
}

const kShown = ['manifold', 'intersection'] as const;
