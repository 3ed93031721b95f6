// The content of the open tab. All tabs but the first are loaded when they are first opened.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page, Tab } from '../../page/page.ts';
import { openTabOf } from '../../page/selectors.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { type Lazy, lazyPanel } from '../controls/lazy.ts';
import { whyTemplate } from '../why/why-panel.ts';

type Panel = (page: Page, commands: Commands) => TemplateResult;

const loaded: Readonly<Record<Exclude<Tab, 'why'>, Lazy<Panel>>> = {
  numbers: lazyPanel(async () => (await import('../numbers/numbers-panel.ts')).numbersTemplate),
  contact: lazyPanel(async () => (await import('../contact/contact-panel.ts')).contactTemplate),
  minkowski: lazyPanel(
    async () => (await import('../minkowski/minkowski-panel.ts')).minkowskiTemplate,
  ),
  code: lazyPanel(async () => (await import('../code/code-panel.ts')).codeTemplate),
  scene: lazyPanel(async () => (await import('../scene/scene-panel.ts')).sceneTemplate),
  quaternion: lazyPanel(
    async () => (await import('../quaternion/quaternion-panel.ts')).quaternionTemplate,
  ),
};

export function tabBody(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const tab = openTabOf(page);
  if (areResultsMasked(page.state)) return html`<p class="empty">${strings['quiz.veiled']}</p>`;
  const panel = tab === 'why' ? whyTemplate : loaded[tab].get(() => commands.page.refresh());
  if (typeof panel === 'function') return panel(page, commands);
  return html`<p class="empty" role="status">
    ${panel === 'loading' ? strings.loading : strings['panel.failed']}
  </p>`;
}
