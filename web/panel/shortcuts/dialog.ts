// All keys, and the switch for those that are a single letter: they get in the way of who dictates.
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Key, Strings } from '../../strings/index.ts';
import { iconButton } from '../icon-button.ts';
import { icons } from '../icons.ts';
import type { PageActions, PageModel } from '../model.ts';

interface Shortcut {
  /** Ways to do the same; `+` stands between keys that are held together. */
  readonly keys: readonly string[];
  readonly text: Key;
}

const kGroups: readonly { readonly title: Key; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'keys.shapes',
    shortcuts: [
      { keys: ['W', 'E', 'R'], text: 'keys.mode' },
      { keys: ['←', '→', '↑', '↓'], text: 'keys.nudge' },
      { keys: ['Page Up', 'Page Down'], text: 'keys.nudge.upright' },
      { keys: ['Shift+←'], text: 'keys.nudge.far' },
      { keys: ['X', 'Y', 'Z'], text: 'keys.axis' },
      { keys: ['Shift+X'], text: 'keys.plane' },
      { keys: ['Q'], text: 'keys.space' },
      { keys: ['Ctrl+D', '⌘+D'], text: 'keys.duplicate' },
      { keys: ['Delete'], text: 'keys.remove' },
      { keys: ['Esc'], text: 'keys.escape' },
    ],
  },
  {
    title: 'keys.pointer',
    shortcuts: [
      { keys: ['Shift'], text: 'keys.snap' },
      { keys: ['Alt'], text: 'keys.surface' },
      { keys: ['Ctrl', '⌘'], text: 'keys.also' },
      { keys: ['Shift'], text: 'keys.pair' },
    ],
  },
  {
    title: 'keys.page',
    shortcuts: [
      { keys: ['F'], text: 'keys.frame' },
      { keys: ['1', '2', '3', '4'], text: 'keys.views' },
      { keys: ['5'], text: 'keys.parallel' },
      { keys: ['Ctrl+Z', '⌘+Z'], text: 'undo' },
      { keys: ['Ctrl+Shift+Z', '⌘+Shift+Z'], text: 'redo' },
      { keys: ['?'], text: 'keys.help' },
    ],
  },
];

export function shortcutsDialog(
  { strings, singleKeys }: PageModel,
  actions: PageActions,
): TemplateResult {
  return html`<dialog
    class="shortcuts"
    aria-labelledby="shortcuts-title"
    ${ref(showModal)}
    @close=${actions.closeShortcuts}
    @click=${closeFromOutside}
  >
    <div class="sheet">
      <div class="title">
        <h2 id="shortcuts-title">${strings.keys}</h2>
        ${iconButton(strings['why.close'], icons.close, actions.closeShortcuts)}
      </div>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          .checked=${singleKeys}
          @change=${(event: Event) =>
            actions.setSingleKeys((event.target as HTMLInputElement).checked)}
        />
        <span>${strings['keys.single']}<small>${strings['keys.single.why']}</small></span>
      </label>
      <div class="groups">
        ${kGroups.map(
          ({ title, shortcuts }) => html`<section>
            <h3>${strings[title]}</h3>
            <dl>${shortcuts.map((shortcut) => shortcutTemplate(shortcut, strings))}</dl>
          </section>`,
        )}
      </div>
    </div>
  </dialog>`;
}

function shortcutTemplate({ keys, text }: Shortcut, strings: Strings): TemplateResult {
  return html`<div>
    <dt>${keys.map((way) => html`<span>${way.split('+').map(keyTemplate)}</span>`)}</dt>
    <dd>${strings[text]}</dd>
  </div>`;
}

const keyTemplate = (key: string) => html`<kbd>${key}</kbd>`;

/** The template is put into the page after its parts are made: only then it can be shown. */
function showModal(element: Element | undefined): void {
  if (!(element instanceof HTMLDialogElement)) return;
  queueMicrotask(() => {
    if (element.isConnected && !element.open) element.showModal();
  });
}

/** A press beside the sheet is one on the dialog itself. */
function closeFromOutside(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
