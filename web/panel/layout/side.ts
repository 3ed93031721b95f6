// The side panel: the tabs, the open one, and the page controls in the small layout.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import type { Page, Tab } from '../../page/page.ts';
import { openTabOf, tabsOf } from '../../page/selectors.ts';
import { icons } from '../controls/icons.ts';
import { pageControls } from './page-controls.ts';
import { tabBody } from './tab-body.ts';
import { tabList } from './tab-list.ts';

export function sideTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings, results } = page;
  const isOpen = page.view.panelOpen;
  const tab = openTabOf(page);
  const label = isOpen ? strings['why.close'] : strings.why;
  return html`<section
    class="side ${classMap({ folded: !isOpen })}"
    aria-label=${strings.side}
    data-covers="right"
    part="side"
  >
    <div class="head">
      ${tabList({
        label: strings.side,
        names: tabsOf(page),
        chosen: tab,
        panel: 'panel',
        idOf: tabId,
        textOf: (each) => strings[`tab.${each}`],
        open: (each) => commands.page.openTab(each),
      })}
      <button
        class="icon fold"
        type="button"
        aria-expanded=${isOpen}
        aria-label=${label}
        title=${label}
        @click=${() => commands.page.togglePanel()}
      >
        ${isOpen ? icons.fold : icons.unfold}
      </button>
    </div>
    <div class="body" role="tabpanel" id="panel" aria-labelledby=${tabId(tab)}>
      ${results ? tabBody(page, commands) : null}
    </div>
    <div class="foot">${pageControls(page, commands)}</div>
  </section>`;
}

const tabId = (tab: Tab) => `tab-${tab}`;
