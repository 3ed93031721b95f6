// The dialog of keyboard shortcuts, with a switch for single-character ones, which interfere with speech
// input (WCAG 2.1.4), and links to the pages beside the playground and to the licenses of what it has of others.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Key, Strings } from '../../strings/index.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './shortcuts.css?inline';

interface Shortcut {
  /** Alternatives; `+` joins the keys of a combination. */
  readonly keys: readonly string[];
  readonly text: Key;
}

const kGroups: readonly { readonly title: Key; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'keys.shapes',
    shortcuts: [
      { keys: ['Tab'], text: 'keys.stops' },
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
      { keys: ['←', '→', '↑', '↓'], text: 'keys.turn' },
      { keys: ['+', '-'], text: 'keys.zoom' },
      { keys: ['Ctrl+Z', '⌘+Z'], text: 'undo' },
      { keys: ['Ctrl+Shift+Z', '⌘+Shift+Z'], text: 'redo' },
      { keys: ['?'], text: 'keys.help' },
    ],
  },
  {
    title: 'keys.time',
    shortcuts: [
      { keys: ['←', '→'], text: 'keys.time.step' },
      { keys: ['Page Down', 'Page Up'], text: 'keys.time.page' },
      { keys: ['Home', 'End'], text: 'keys.time.ends' },
      { keys: ['Enter'], text: 'keys.time.contact' },
      { keys: ['Space'], text: 'keys.time.play' },
    ],
  },
];

/** What else the site has: paths, and their texts. */
const kMore = [
  ['stress/', 'more.stress'],
  ['race/', 'more.race'],
  ['skin/', 'more.skin'],
  ['third-party-notices.txt', 'licences'],
] as const;

export function shortcutsTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const { singleKeys } = page.view;
  const { site } = page.settings;
  return html`<div class="sheet" ${adoptStyles(styles)}>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          .checked=${singleKeys}
          @change=${(event: Event) =>
            commands.page.setSingleKeys((event.target as HTMLInputElement).checked)}
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
      ${
        site &&
        html`<nav class="more" aria-label=${strings['more.title']}>
          ${kMore.map(([path, text]) => {
            const language = path.endsWith('/') ? `?lang=${page.lang}` : '';
            return moreLink(`${site}${path}${language}`, strings[text]);
          })}
        </nav>`
      }
  </div>`;
}

const moreLink = (address: string, text: string): TemplateResult =>
  html`<a href=${address} target="_blank" rel="noopener">${text}</a>`;

function shortcutTemplate({ keys, text }: Shortcut, strings: Strings): TemplateResult {
  return html`<div>
    <dt>${keys.map((combination) => html`<span>${keysOf(combination).map(keyTemplate)}</span>`)}</dt>
    <dd>${strings[text]}</dd>
  </div>`;
}

/** A `+` at the end is a key of its own. */
const keysOf = (combination: string) => combination.split(/\+(?=.)/);

const keyTemplate = (key: string) => html`<kbd>${key}</kbd>`;
