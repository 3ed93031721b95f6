// The buttons that copy numbers as a table and save a model.
import { html, type TemplateResult } from 'lit';
import { copyButton } from '../controls/copy-button.ts';
import type { ContactModel } from './contact-model.ts';

export interface CopyAndSave {
  table(): string;
  /** null: there is nothing to draw, as of two planes that are the same one. */
  readonly obj: (() => string) | null;
}

export function copyAndSave(
  { commands, strings }: ContactModel,
  { table, obj }: CopyAndSave,
): TemplateResult {
  return html`<div class="choices">
    ${copyButton({
      label: strings['manifold.copy'],
      text: table,
      shown: (button) => button.closest('section')?.querySelector('table, dl') ?? null,
      strings,
    })}
    ${
      obj &&
      html`<button type="button" @click=${() => commands.files.saveText(obj(), 'obj')}>
        ${strings['manifold.save']}
      </button>`
    }
  </div>`;
}
