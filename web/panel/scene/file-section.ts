import { html, type TemplateResult } from 'lit';
import type { Example } from '../../models/examples.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf } from '../../page/selectors.ts';
import { titleField } from './title-field.ts';

const kExamples: readonly Example[] = ['knot', 'cup', 'rock'];

/** The title of the scene, saving and opening files, links, and exported pictures. */
export function fileSection(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const explained = explainedOf(page);
  const { site } = page.settings;
  return html`<section class="section" aria-labelledby="file-title">
    <h2 id="file-title">${strings.file}</h2>
    ${titleField(page, commands)}
    <div class="choices">
      <button type="button" @click=${() => commands.files.saveScene()}>${strings['file.save']}</button>
      <button type="button" @click=${() => commands.files.openFile()}>${strings['file.open']}</button>
      <button type="button" @click=${() => commands.files.copyLink()}>${strings['link.copy']}</button>
      ${
        site === null
          ? null
          : html`<button type="button" @click=${() => commands.page.showDialog({ name: 'embed' })}>
              ${strings.embed}
            </button>`
      }
      <button type="button" @click=${() => commands.files.savePicture()}>${strings['file.png']}</button>
      <button type="button" ?disabled=${explained === null} @click=${() => commands.files.saveChart()}>
        ${strings['file.svg']}
      </button>
      <button type="button" @click=${() => commands.scene.openPreset()}>${strings['file.anew']}</button>
      <button type="button" @click=${() => commands.scene.openEmpty()}>${strings['file.empty']}</button>
      <button type="button" @click=${() => commands.page.showDialog({ name: 'shortcuts' })}>${strings.keys}</button>
    </div>
    <p>${strings['file.drop']}</p>
    <div class="choices" role="group" aria-label=${strings['model.examples']}>
      ${kExamples.map(
        (name) => html`<button type="button" @click=${() => commands.models.addExample(name)}>
          ${strings[`model.example.${name}`]}
        </button>`,
      )}
    </div>
  </section>`;
}
