// The section Contact manifold: what the core answers of the pair, as words and numbers, to be copied and saved.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Contact } from '../../core/contact.ts';
import type { ContactCommands } from '../../page/commands.ts';
import type { ContactAnswer, ContactView } from '../../page/contact.ts';
import type { Key } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { copyButton } from '../controls/copy-button.ts';
import { copyableNumber } from '../controls/copyable-number.ts';
import type { ContactModel } from './contact-model.ts';
import { type Feature, featureText, featureWord } from './feature-names.ts';
import styles from './manifold.css?inline';
import { manifoldList } from './manifold-list.ts';
import { manifoldPoints } from './manifold-points.ts';
import { manifoldObj, manifoldTable } from './manifold-text.ts';

export function manifold(model: ContactModel): TemplateResult {
  const { strings, contacts } = model;
  return html`<section class="section manifold" aria-labelledby="manifold-title" ${adoptStyles(styles)}>
    <h2 id="manifold-title">${strings['manifold.title']}</h2>
    ${typeof contacts === 'string' ? html`<p role="status">${strings[kWaiting[contacts]]}</p>` : answered(model, contacts)}
  </section>`;
}

const kWaiting = { loading: 'loading', failed: 'panel.failed' } as const;

function answered(model: ContactModel, settings: ContactCommands): TemplateResult | null {
  const { answer } = settings;
  if (answer === null) return null;
  const { contacts, chosen, view } = answer;
  const lack = lackOf(model, answer);
  if (lack !== null || typeof contacts === 'string' || chosen === null) {
    return html`<p>${lack && model.strings[lack]}</p>`;
  }
  const { commands, items, strings } = model;
  const [a, b] = items;
  return html`${numbers(model, chosen)}
    <div class="settings">
      ${setting(model, settings, view, 'incident')} ${setting(model, settings, view, 'atMostFour')}
    </div>
    ${chosen.points.length > 0 ? manifoldPoints(model, { contact: chosen, lit: view.lit, settings }) : html`<p>${strings['manifold.endless']}</p>`}
    ${contacts.length > 1 ? manifoldList({ contacts, chosen, settings, strings }) : null}
    <div class="choices">
      ${copyButton({
        label: strings['manifold.copy'],
        text: () => manifoldTable(contacts),
        shown: (button) => button.closest('section')?.querySelector('table') ?? null,
        strings,
      })}
      <button
        type="button"
        @click=${() => commands.files.saveText(manifoldObj(contacts, [a.name, b.name]), 'obj')}
      >
        ${strings['manifold.save']}
      </button>
    </div>`;
}

/** Why there is no manifold to show; null: there is one. */
function lackOf({ verdict }: ContactModel, { contacts, chosen }: ContactAnswer): Key | null {
  if (typeof contacts === 'string') return `manifold.${contacts}`;
  if (chosen === null) return verdict.outcome === 'apart' ? 'manifold.apart' : 'manifold.inside';
  return chosen.kind === null ? 'manifold.crossing' : null;
}

function numbers(model: ContactModel, contact: Contact): TemplateResult {
  const { strings, items } = model;
  const { axis, depth, triangleA, triangleB } = contact;
  const [a, b] = items;
  const features: readonly Feature[] = [
    { name: a.name, kind: a.shape.kind, feature: contact.featureA },
    { name: b.name, kind: b.shape.kind, feature: contact.featureB },
  ];
  const [wordA = '', wordB = ''] = features.map((feature) => featureWord(feature, strings));
  const entries = [
    {
      label: strings['manifold.kind'],
      value: format(strings['manifold.against'], { a: wordA, b: wordB }),
    },
    {
      label: strings['manifold.features'],
      value: features.map((feature) => featureText(feature, strings)).join(' · '),
    },
    ...triangleEntries(model, [triangleA, triangleB]),
    { label: format(strings['answer.axis'], { a: a.name, b: b.name }), value: axis ?? [] },
    { label: strings['answer.depth'], value: [depth ?? 0], unit: 'm' },
  ];
  return html`<dl>
    ${entries.map(
      ({ label, value, unit = '' }) => html`<div>
        <dt>${label}</dt>
        <dd>${typeof value === 'string' ? value : copyableNumber({ name: label, numbers: value, unit, strings })}</dd>
      </div>`,
    )}
  </dl>`;
}

/** Of meshes. */
const triangleEntries = ({ strings, items }: ContactModel, triangles: readonly (number | null)[]) =>
  items.flatMap(({ name }, i) => {
    const triangle = triangles[i] ?? null;
    const label = format(strings['answer.triangle'], { name });
    return triangle === null ? [] : [{ label, value: String(triangle) }];
  });

/** A switch, with the name of the core's option. */
function setting(
  { strings }: ContactModel,
  settings: ContactCommands,
  view: ContactView,
  key: 'incident' | 'atMostFour',
): TemplateResult {
  const set = (event: Event) =>
    settings.set({ [key]: (event.target as HTMLInputElement).checked, lit: null });
  return html`<label>
    <input type="checkbox" .checked=${live(view[key])} @change=${set} />
    <span>${strings[`manifold.${key}`]} <code>${kOptions[key]}</code></span>
  </label>`;
}

const kOptions = { incident: 'incident', atMostFour: 'most: 4' };
