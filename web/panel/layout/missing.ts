// In place of the picture: why the scene that the page asked for is not there, and what to open instead.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './missing.css?inline';

export function missingTemplate(
  { strings, view }: Page,
  commands: Commands,
): TemplateResult | null {
  if (view.missing === null) return null;
  return html`<div class="message missing" role="alert" ${adoptStyles(styles)}>
    <p><strong>${strings.missing}</strong></p>
    <p>${view.missing(strings)}</p>
    <div class="ways">
      <button type="button" @click=${() => commands.scene.openPreset()}>${strings['missing.opening']}</button>
      <button type="button" @click=${() => commands.page.showDialog({ name: 'grid' })}>${strings.grid}</button>
    </div>
  </div>`;
}
