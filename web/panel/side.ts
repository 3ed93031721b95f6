// The panel beside the picture: tabs, the one that is open, and in a small frame the page's controls.
import { html, type TemplateResult } from 'lit';
import { icons } from './icons.ts';
import { moveBy } from './keys.ts';
import type { PageActions, PageModel, Tab } from './model.ts';
import { pageControls } from './page-controls.ts';
import { tabBody } from './tab-body.ts';

export function sideTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, whyOpen, results, tab } = model;
  const label = whyOpen ? strings['why.close'] : strings.why;
  return html`<section
    class="side ${whyOpen ? '' : 'folded'}"
    aria-label=${strings.side}
    data-covers="right"
    part="side"
  >
    <div class="head">
      ${tabList(model, actions)}
      <button
        class="icon fold"
        type="button"
        aria-expanded=${whyOpen}
        aria-label=${label}
        title=${label}
        @click=${actions.toggleWhy}
      >
        ${whyOpen ? icons.fold : icons.unfold}
      </button>
    </div>
    <div class="body" role="tabpanel" id="panel" aria-labelledby=${tabId(tab)}>
      ${results ? tabBody(model, actions) : null}
    </div>
    <div class="foot">${pageControls(model, actions)}</div>
  </section>`;
}

const tabId = (tab: Tab) => `tab-${tab}`;

function tabList({ strings, tab, tabs }: PageModel, actions: PageActions): TemplateResult {
  return html`<div
    class="tabs"
    role="tablist"
    aria-label=${strings.side}
    @keydown=${(event: KeyboardEvent) => moveTab(event, tab, tabs, actions)}
  >
    ${tabs.map(
      (each) => html`<button
        type="button"
        role="tab"
        id=${tabId(each)}
        aria-selected=${each === tab}
        aria-controls="panel"
        tabindex=${each === tab ? 0 : -1}
        @click=${() => actions.openTab(each)}
      >
        ${strings[`tab.${each}`]}
      </button>`,
    )}
  </div>`;
}

function moveTab(event: KeyboardEvent, tab: Tab, tabs: readonly Tab[], actions: PageActions): void {
  const list = event.currentTarget as HTMLElement;
  const place = tabs.indexOf(tab);
  const open = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length] as Tab;
    actions.openTab(next);
    list.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  moveBy(event, {
    ArrowRight: () => open(place + 1),
    ArrowLeft: () => open(place - 1),
    Home: () => open(0),
    End: () => open(tabs.length - 1),
  });
}
