// The manifolds of a mesh, the deepest first: one a triangle, each to be shown with its points.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Contact } from '../../core/contact.ts';
import type { ContactCommands } from '../../page/commands.ts';
import { trianglesOf } from '../../page/contact.ts';
import type { Strings } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';

export interface Manifolds {
  readonly contacts: readonly Contact[];
  readonly chosen: Contact;
  readonly settings: ContactCommands;
  readonly strings: Strings;
}

/** Manifolds that are listed at first, and with each press of the button below. */
const kPortion = 20;

class ManifoldList extends LightElement {
  static override properties: PropertyDeclarations = { value: { attribute: false } };

  declare value: Manifolds;
  #listed = kPortion;

  override render(): TemplateResult {
    const { contacts, strings } = this.value;
    const left = contacts.length - this.#listed;
    const more = () => {
      this.#listed += kPortion;
      this.requestUpdate();
    };
    return html`<h3>${format(strings['manifold.list'], { count: contacts.length })}</h3>
      <ul>
        ${contacts.slice(0, this.#listed).map((contact) => this.#row(contact))}
      </ul>
      ${
        left > 0
          ? html`<button type="button" @click=${more}>
              ${format(strings['answer.meetings.more'], { count: left })}
            </button>`
          : null
      }`;
  }

  #row(contact: Contact): TemplateResult {
    const { chosen, settings, strings } = this.value;
    const triangles = [contact.triangleA, contact.triangleB].filter((each) => each !== null);
    return html`<li>
      <button
        type="button"
        aria-pressed=${contact === chosen}
        @click=${() => settings.set({ triangles: trianglesOf(contact), lit: null })}
      >
        ${format(strings['manifold.triangle'], { triangles: triangles.join(' × ') })}
      </button>
      <span>${format(strings['code.metres'], { value: number(contact.depth ?? 0) })}</span>
    </li>`;
  }
}

define('cp-manifold-list', ManifoldList);

export const manifoldList = (value: Manifolds): TemplateResult =>
  html`<cp-manifold-list .value=${value}></cp-manifold-list>`;
