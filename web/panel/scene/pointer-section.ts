// The ray of the pointer: picking as the page does it, with its numbers, and a click that keeps the ray as a shape.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { itemById } from '../../scene/scene.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { copyableNumber } from '../controls/copyable-number.ts';
import styles from './scene.css?inline';

export function pointerSection(page: Page, commands: Commands): TemplateResult | null {
  const { state, settings, strings } = page;
  if (!(settings.graspable && commands.view)) return null;
  const { pointing } = state;
  const toggle = () => commands.selection.point(pointing ? null : { ray: null });
  return html`<section class="section" aria-labelledby="pointer-title" ${adoptStyles(styles)}>
    <h2 id="pointer-title">${strings['pointer.title']}</h2>
    <div class="choices">
      <button type="button" aria-pressed=${pointing !== null} @click=${toggle}>
        ${strings['pointer.show']}
      </button>
    </div>
    ${pointing === null ? null : html`<p>${strings['pointer.hint']}</p>`}
    ${pointing?.ray ? numbersTemplate(page, pointing.ray) : null}
  </section>`;
}

function numbersTemplate(
  { state, strings }: Page,
  { origin, direction, hit }: NonNullable<NonNullable<Page['state']['pointing']>['ray']>,
): TemplateResult {
  const name = hit && itemById(state.scene, hit.id)?.name;
  const row = (label: string, numbers: readonly number[]) =>
    html`<div><dt>${label}</dt><dd>${copyableNumber({ name: label, numbers, strings })}</dd></div>`;
  return html`<dl class="pointer">
    ${row(strings['field.origin'], origin)} ${row(strings['field.direction'], direction)}
    ${
      hit && name
        ? row(format(strings['pointer.hits'], { name }), hit.point)
        : html`<div><dt>${strings['pointer.misses']}</dt></div>`
    }
  </dl>`;
}
