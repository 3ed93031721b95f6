// All pairs of the scene that meet; each opens its pair.
import { html, type TemplateResult } from 'lit';
import { Side } from '../../../codes.ts';
import { pairOfAnyKinds } from '../../../core/catalog.ts';
import type { MeetingRecord } from '../../../core/results.ts';
import type { Commands } from '../../../page/commands.ts';
import type { Page } from '../../../page/page.ts';
import { catalogOf } from '../../../page/selectors.ts';
import type { Item } from '../../../scene/scene.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import { outcomeWord } from '../../../strings/outcome-word.ts';
import { format, isolated } from '../../../strings/text.ts';
import { define, PanelElement } from '../../controls/panel-element.ts';

/** Pairs that are listed at first, and with each press of the button below. */
const kPortion = 100;

class MeetingList extends PanelElement {
  #listed = kPortion;

  override render(): TemplateResult | null {
    const { results, state, strings, view } = this.page;
    const { items } = visibleScene(state.scene);
    // With two shapes the verdict says it.
    if (!results || items.length < 3) return null;
    const { meetingCount: count } = results;
    const { meetings: open } = view.answer;
    const unfold = (event: Event) => {
      const { open: isOpen } = event.currentTarget as HTMLDetailsElement;
      if (isOpen !== open) this.commands.page.showAnswer({ meetings: isOpen });
    };
    return html`<details ?open=${open} @toggle=${unfold}>
      <summary>${format(strings['answer.meetings'], { count })}</summary>
      ${open ? this.#list(results.meetings.slice(0, Math.min(count, this.#listed)), items) : null}
      ${open ? this.#more(count - this.#listed) : null}
    </details>`;
  }

  #list(meetings: readonly MeetingRecord[], items: readonly Item[]): TemplateResult {
    const { strings } = this.page;
    if (meetings.length === 0) return html`<p>${strings['answer.meetings.none']}</p>`;
    return html`<ul class="meetings">
      ${meetings.map(({ a, b, outcome }) => this.#meeting(items[a], items[b], outcome))}
    </ul>`;
  }

  #meeting(a: Item | undefined, b: Item | undefined, outcome: number): TemplateResult | null {
    if (!(a && b)) return null;
    const { strings, state } = this.page;
    const { pair } = state.scene;
    const inspected = pair?.includes(a.id) && pair.includes(b.id);
    const catalog = catalogOf(this.page);
    const tested = catalog && pairOfAnyKinds(catalog, a.shape.kind, b.shape.kind);
    // All of these meet, so that no side of a plane is told.
    const word = tested && outcomeWord({ pair: tested }, outcome, Side.none, strings);
    return html`<li>
      <button
        type="button"
        aria-current=${inspected ? 'true' : 'false'}
        title=${strings['answer.openPair']}
        @click=${() => this.commands.scene.setPair(a.id, b.id)}
      >
        ${isolated(a.name)} × ${isolated(b.name)}
      </button>
      <span>${word}</span>
    </li>`;
  }

  #more(count: number): TemplateResult | null {
    if (count <= 0) return null;
    const more = () => {
      this.#listed += kPortion;
      this.requestUpdate();
    };
    return html`<button type="button" class="more" @click=${more}>
      ${format(this.page.strings['answer.meetings.more'], { count })}
    </button>`;
  }
}

define('cp-meeting-list', MeetingList);

export const meetingList = (page: Page, commands: Commands): TemplateResult =>
  html`<cp-meeting-list .page=${page} .commands=${commands}></cp-meeting-list>`;
