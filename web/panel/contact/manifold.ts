// The contact manifold of the pair as words and numbers, to be copied and saved.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Contact } from '../../core/contact.ts';
import type { ContactCommands } from '../../page/commands.ts';
import { type ContactView, type ManifoldAnswer, trianglesOf } from '../../page/contact.ts';
import type { Key } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import type { ContactModel } from './contact-model.ts';
import { copyAndSave } from './copy-and-save.ts';
import { type Feature, featureText, featureWord } from './feature-names.ts';
import { manifoldPoints } from './manifold-points.ts';
import { manifoldObj, manifoldTable } from './manifold-text.ts';
import { partList, triangleName } from './part-list.ts';
import { type Value, valueList } from './value-list.ts';

export function manifold(
  model: ContactModel,
  settings: ContactCommands,
  answer: ManifoldAnswer,
): TemplateResult {
  const { contacts, chosen, view } = answer;
  const { items, strings } = model;
  const lack = lackOf(model, answer);
  if (lack !== null || typeof contacts === 'string' || chosen === null) {
    return html`<p>${lack && strings[lack]}</p>`;
  }
  const [a, b] = items;
  return html`${valueList(valuesOf(model, chosen), strings)}
    <div class="settings">
      ${setting(model, settings, view, 'incident')} ${setting(model, settings, view, 'atMostFour')}
    </div>
    ${chosen.points.length > 0 ? manifoldPoints(model, { contact: chosen, lit: view.lit, settings }) : html`<p>${strings['manifold.endless']}</p>`}
    ${partList({
      title: format(strings['manifold.list'], { count: contacts.length }),
      parts: contacts,
      chosen,
      row: (contact) => ({
        key: trianglesOf(contact),
        name: triangleName(contact, strings),
        value: format(strings['code.metres'], { value: number(contact.depth ?? 0) }),
      }),
      settings,
      strings,
    })}
    ${copyAndSave(model, {
      table: () => manifoldTable(contacts),
      obj: () => manifoldObj(contacts, [a.name, b.name]),
    })}`;
}

/** Why there is no manifold to show; null: there is one. */
function lackOf({ verdict }: ContactModel, { contacts, chosen }: ManifoldAnswer): Key | null {
  if (typeof contacts === 'string') return `manifold.${contacts}`;
  if (chosen === null) return verdict.outcome === 'apart' ? 'manifold.apart' : 'manifold.inside';
  return chosen.kind === null ? 'manifold.crossing' : null;
}

function valuesOf(model: ContactModel, contact: Contact): readonly Value[] {
  const { strings, items } = model;
  const [a, b] = items;
  const features: readonly Feature[] = [
    { name: a.name, kind: a.shape.kind, feature: contact.featureA },
    { name: b.name, kind: b.shape.kind, feature: contact.featureB },
  ];
  const [wordA = '', wordB = ''] = features.map((feature) => featureWord(feature, strings));
  return [
    {
      label: strings['manifold.kind'],
      value: format(strings['manifold.against'], { a: wordA, b: wordB }),
    },
    {
      label: strings['manifold.features'],
      value: features.map((feature) => featureText(feature, strings)).join(' · '),
    },
    ...triangleValues(model, contact),
    { label: format(strings['answer.axis'], { a: a.name, b: b.name }), value: contact.axis ?? [] },
    { label: strings['answer.depth'], value: [contact.depth ?? 0], unit: 'm' },
  ];
}

/** Of meshes. */
export const triangleValues = (
  { strings, items }: ContactModel,
  { triangleA, triangleB }: Pick<Contact, 'triangleA' | 'triangleB'>,
): readonly Value[] =>
  items.flatMap(({ name }, i) => {
    const triangle = [triangleA, triangleB][i] ?? null;
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
