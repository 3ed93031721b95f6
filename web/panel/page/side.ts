// The panel beside the picture: tabs, the one that is open, and in a small frame the page's controls.
import { html, type TemplateResult } from 'lit';
import { icons } from '../controls/icons.ts';
import type { PageActions, PageModel, Tab } from '../model.ts';
import { pageControls } from './page-controls.ts';
import { tabBody } from './tab-body.ts';
import { tabList } from './tab-list.ts';

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
      ${tabList({
        label: strings.side,
        names: model.tabs,
        chosen: tab,
        panel: 'panel',
        idOf: tabId,
        textOf: (each) => strings[`tab.${each}`],
        open: (each) => actions.openTab(each),
      })}
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
