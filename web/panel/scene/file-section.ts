import { html, type TemplateResult } from 'lit';
import type { PageActions, PageModel } from '../model.ts';
import { titleField } from './title-field.ts';

/** The scene under its title, to a file and back, and pictures to take away. */
export function fileSection(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, explained, site } = model;
  return html`<section class="section" aria-labelledby="file-title">
    <h2 id="file-title">${strings.file}</h2>
    ${titleField(model, actions)}
    <div class="choices">
      <button type="button" @click=${actions.saveScene}>${strings['file.save']}</button>
      <button type="button" @click=${actions.openFile}>${strings['file.open']}</button>
      <button type="button" @click=${actions.copyLink}>${strings['link.copy']}</button>
      ${
        site === null
          ? null
          : html`<button type="button" @click=${() => actions.showDialog({ name: 'embed' })}>
              ${strings.embed}
            </button>`
      }
      <button type="button" @click=${actions.savePicture}>${strings['file.png']}</button>
      <button type="button" ?disabled=${explained === null} @click=${actions.saveChart}>
        ${strings['file.svg']}
      </button>
      <button type="button" @click=${actions.startAnew}>${strings['file.anew']}</button>
      <button type="button" @click=${() => actions.showDialog({ name: 'shortcuts' })}>${strings.keys}</button>
    </div>
    <p>${strings['file.drop']}</p>
  </section>`;
}
