// The modal dialog: a frame with a title, and content that is loaded when it is first opened.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Dialog, Page } from '../../page/page.ts';
import { iconButton } from '../../shared/icon-button.ts';
import type { Key } from '../../strings/index.ts';
import { afterRender } from '../controls/after-render.ts';
import { icons } from '../controls/icons.ts';
import { type Lazy, lazyPanel } from '../controls/lazy.ts';

type Content = (page: Page, commands: Commands) => TemplateResult;
type Name = Dialog['name'];

const loaded: Readonly<Record<Name, Lazy<Content>>> = {
  grid: lazyPanel(async () => (await import('../grid/grid-panel.ts')).gridTemplate),
  shortcuts: lazyPanel(
    async () => (await import('../shortcuts/shortcuts-panel.ts')).shortcutsTemplate,
  ),
  card: lazyPanel(async () => (await import('../card/card-panel.ts')).cardTemplate),
  embed: lazyPanel(async () => (await import('../embed/embed-panel.ts')).embedTemplate),
};

const titles: Readonly<Record<Name, Key>> = {
  grid: 'grid',
  shortcuts: 'keys',
  card: 'card',
  embed: 'embed',
};

export function dialogTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings } = page;
  const { dialog } = page.view;
  if (!dialog) return null;
  const { name } = dialog;
  const content = loaded[name].get(() => commands.page.refresh());
  const close = (event: Event) => (event.currentTarget as HTMLElement).closest('dialog')?.close();
  return html`<dialog
    class=${name}
    aria-labelledby="dialog-title"
    closedby="any"
    @close=${() => commands.page.showDialog(null)}
    @keydown=${stopKeys}
    ${afterRender(name, (dialog) => (dialog as HTMLDialogElement).showModal())}
  >
    <div class="heading">
      <h2 id="dialog-title">${strings[titles[name]]}</h2>
      ${iconButton(strings['dialog.close'], icons.close, close)}
    </div>
    ${
      typeof content === 'function'
        ? content(page, commands)
        : html`<p class="empty" role="status">
            ${content === 'loading' ? strings.loading : strings['panel.failed']}
          </p>`
    }
  </dialog>`;
}

/** Keeps keys of an open dialog from moving the shapes behind it. */
function stopKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}
